import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmSystem

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

/// A prompt that reads a text without echo.
enum SecretPrompt {
    /// Reads a line from the terminal without echo. Ctrl-C arrives as a key, which abandons the line.
    /// - Returns: nil if the line was abandoned or standard input is not a terminal.
    static func read() -> String? {
        guard let modes = TerminalModes(), modes.readSecretKeys() else { return nil }
        TerminalModesAtStart.expectSecret(true)
        defer {
            modes.restoreDiscardingInput()
            TerminalModesAtStart.expectSecret(false)
        }
        var line = HiddenLine()
        while let byte = try? FileDescriptor.standardInput.read(upTo: 1).first {
            switch line.take(byte) {
            case .goesOn: break
            case .refused: ringBell()
            case .entered(let text): return text
            case .abandoned: return nil
            }
        }
        return nil
    }

    /// Rings the bell, the only feedback that does not reveal the text.
    private static func ringBell() { FileDescriptor.standardInput.write(text: "\u{7}") }
}

/// The user's browser, to show a page that this program serves.
///
/// The page's address is a secret, and process lists show arguments to all users. So the browser opens a private file
/// that redirects to the page.
struct Browser {
    private let path: String

    /// - Returns: nil if there is no desktop or the browser cannot be started.
    init?(opening address: String) {
        guard Terminal.isInteractive, let folder = UserFolder.state, let program = ProgramSearch.browser else {
            return nil
        }
        path = "\(folder)/authorize.html"
        let text = "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">"
        guard PrivateFile.replace(path, with: Array(text.utf8)) == nil else { return nil }
        guard HelperProgram(at: program, ["file://" + path], environment: .desktop).launch() else {
            forget()
            return nil
        }
    }

    func forget() { FileSystem.remove(path) }
}
