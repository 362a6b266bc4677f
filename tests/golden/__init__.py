"""A recorded game of every scenario of the campaign, replayed line by line; `make golden` records them."""
