"""The combat phase (CR 506-511), by subject: how combat stands, attacking, blocking, entering combat otherwise, combat damage."""
