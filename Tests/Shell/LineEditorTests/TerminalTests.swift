import Testing
import TonearmTestSupport

/// Tests that hold a terminal or send signals to this process; they run one at a time.
@Suite(.serialized, .waiting) enum TerminalTests {}
