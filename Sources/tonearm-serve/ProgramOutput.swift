import Console
import Synchronization

/// Where this program's text goes: what it says to standard output, its log and errors to standard error.
final class ProgramOutput: Sendable {
    private let screen: Mutex<Screen>

    init() {
        let frame = Screen.Frame(
            width: 80, isTerminal: OperatingSystem.isTerminal(1), isErrorTerminal: OperatingSystem.isTerminal(2),
            hasColor: false, hasErrorColor: false)
        screen = Mutex(Screen(frame: frame, output: DescriptorSink(1), errors: DescriptorSink(2)))
    }

    // A reader that went away is no reason to stop serving.

    /// Tokens too: those that the server gives to whoever started it.
    func show(_ lines: [String]) { screen.withLock { try? $0.show(lines.map { .revealed($0) }) } }

    func log(_ line: String) { screen.withLock { try? $0.report([StyledText(line)]) } }

    func report(_ failure: Failure) { screen.withLock { try? $0.report(failure.lines) } }
}
