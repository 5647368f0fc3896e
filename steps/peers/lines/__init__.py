"""An engine in any language, as a process that reads and writes JSON lines: one message a line, on standard input and output.

The messages are those of JSON-RPC 2.0. ``protocol.schema.json`` beside this file describes every one of them; ``README.md`` tells how an
engine is joined, :mod:`steps.peers.server` is one that plays (our own).
"""
