import Console
import LineEditor
import TonearmShell

/// The terminal at which a transcript is performed.
final class TerminalPresenter: Presenter {
    private let keys: KeyReader
    private let conversation: @MainActor (String) async -> Void

    /// - Parameter conversation: lets whoever sits there type at the shell's own prompt; gets what stands in the first line.
    /// - Returns: nil where no terminal is.
    init?(conversation: @escaping @MainActor (String) async -> Void) {
        guard Terminal.isInteractive, let keys = KeyReader() else { return nil }
        self.keys = keys
        self.conversation = conversation
    }

    func key(within milliseconds: Int?) -> [UInt8]? { keys.key(within: milliseconds) }

    var columns: Int? { OperatingSystem.columns(of: 1) }

    var lines: Int? { OperatingSystem.lines(of: 1) }

    var wasAway: Bool { keys.wasAway }

    func takeOver(typed: String) async {
        keys.leave()
        await conversation(typed)
    }

    func leave() { keys.leave() }
}
