import Console
import LineEditor
import SystemLayer
import TonearmShell

/// A terminal on which a transcript is performed.
final class TerminalPresenter: Presenter {
    private let keys: KeyReader
    private let conversation: @MainActor (String) async -> Void

    /// - Parameter conversation: runs the interactive prompt, prefilled with the given text.
    /// - Returns: nil if standard input is not a terminal.
    init?(conversation: @escaping @MainActor (String) async -> Void) {
        guard Terminal.isInteractive, let keys = KeyReader() else { return nil }
        self.keys = keys
        self.conversation = conversation
    }

    func key(within milliseconds: Int?) -> [UInt8]? { keys.key(within: milliseconds) }

    var columns: Int? { FileDescriptor.standardOutput.columns }

    var lines: Int? { FileDescriptor.standardOutput.lines }

    var wasAway: Bool { keys.wasAway }

    func takeOver(typed: String) async {
        keys.leave()
        await conversation(typed)
    }

    func leave() { keys.leave() }
}
