import Synchronization
import TonearmConsole
import TonearmSystem

/// The output of the program: answers go to standard output, the log and errors to standard error.
final class ProgramOutput: Sendable {
    private let screen: Mutex<Screen>

    init() {
        let frame = Screen.Frame(
            width: 80, isTerminal: FileDescriptor.standardOutput.isTerminal,
            isErrorTerminal: FileDescriptor.standardError.isTerminal,
            hasColor: false, hasErrorColor: false)
        screen = Mutex(
            Screen(frame: frame, output: DescriptorSink(.standardOutput), errors: DescriptorSink(.standardError)))
    }

    // The server continues if its output cannot be written.

    /// Shows lines that may contain tokens, because the user who started the server needs them.
    func show(_ lines: [String]) { screen.withLock { try? $0.show(lines.map { .revealed($0) }) } }

    func log(_ line: String) { screen.withLock { try? $0.report([StyledText(line)]) } }

    func report(_ failure: Failure) { screen.withLock { try? $0.report(failure.lines) } }
}
