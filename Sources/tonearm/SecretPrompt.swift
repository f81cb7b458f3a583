import LineEditor
import SystemLayer

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
