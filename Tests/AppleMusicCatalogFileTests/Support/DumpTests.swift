import Testing

/// Imports of tables, one at a time: each takes a thread for many seconds, and other tests need one.
@Suite(.serialized) enum DumpTests {}
