import Testing
import TonearmConsole
import TonearmTerminalText

@Suite struct ScreenTests {
    private func screen(width: Int, isTerminal: Bool, errors: MemorySink) -> Screen {
        Screen(
            frame: Screen.Frame(
                width: width, isTerminal: isTerminal, isErrorTerminal: isTerminal, hasColor: false,
                hasErrorColor: false),
            output: MemorySink(), errors: errors)
    }

    private static let text = "error: Cannot open 'albums/1': the storefront 'us' has no such album; try another one"

    @Test(arguments: 20...80)
    func `errors are wrapped between words on a terminal of any width`(width: Int) throws {
        let errors = MemorySink()
        try screen(width: width, isTerminal: true, errors: errors).report([StyledText(Self.text)])
        let lines = String(decoding: errors.take(), as: UTF8.self).split(separator: "\n")
        #expect(lines.allSatisfy { displayWidth(String($0)) <= width })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
        let words = lines.flatMap { $0.split(separator: " ") }
        #expect(words.joined(separator: " ") == Self.text)
    }

    @Test func `in pipes and copies a line is not wrapped`() throws {
        let (errors, copy) = (MemorySink(), MemorySink())
        try screen(width: 20, isTerminal: false, errors: errors).report([StyledText(Self.text)])
        #expect(String(decoding: errors.take(), as: UTF8.self) == Self.text + "\n")
        let screen = screen(width: 20, isTerminal: true, errors: errors)
        screen.copies = [copy]
        try screen.report([StyledText(Self.text)])
        #expect(String(decoding: copy.take(), as: UTF8.self) == Self.text + "\n")
    }

    @Test func `a progress line is erased completely`() throws {
        let errors = MemorySink()
        let text = "waiting for the answer, 1 s; Ctrl-C stops"
        try screen(width: 40, isTerminal: true, errors: errors).progress(text)
        let shown = String(decoding: errors.take(), as: UTF8.self)
        #expect(shown == "\r\u{1B}[Kwaiting for the answer, 1 s; Ctrl-C st…")
        try screen(width: 80, isTerminal: true, errors: errors).progress(text)
        #expect(String(decoding: errors.take(), as: UTF8.self).hasSuffix(text))
    }

    @Test func `a secret of several words is redacted across line breaks`() throws {
        let errors = MemorySink()
        let screen = screen(width: 20, isTerminal: true, errors: errors)
        screen.secrets = Secrets(["C0rrect horse battery"])
        try screen.report(["error: not taken: C0rrect horse battery"])
        let shown = String(decoding: errors.take(), as: UTF8.self)
        #expect(shown.contains(Secrets.placeholder))
        #expect(!["C0rrect", "horse", "battery"].contains { shown.contains($0) })
    }
}
