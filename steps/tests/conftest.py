"""The broken files are read by a test; they are no rulings."""

collect_ignore_glob = ["broken/*"]
