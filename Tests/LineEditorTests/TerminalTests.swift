import Testing

/// Tests that hold a terminal or send signals to this process: one at a time.
@Suite(.serialized) enum TerminalTests {}
