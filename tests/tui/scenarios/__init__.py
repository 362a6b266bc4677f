"""The screens over the scenarios of the campaign."""
