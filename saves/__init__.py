"""Campaign slots on disk: snapshot, journal, lock, backups and migrations."""
