"""The terminal below the game: what it can show, what it sends, and giving it back after every kind of end.

`environment` and `depth` import nothing of Textual, since Textual reads the environment when it is imported. The
entry is `entry.run_app`; the app derives from `app.TerminalApp`.
"""
