import Testing
import TonearmConsole
import TonearmTerminalText

/// Tests hyperlinks of terminals (OSC 8).
@Suite struct LinkTests {
    private func written(_ lines: [StyledText], hasLinks: Bool = true, secrets: Secrets = Secrets()) throws
        -> (output: String, copy: String, file: String)
    {
        var frame = Screen.Frame(
            width: 80, isTerminal: true, isErrorTerminal: true, hasColor: false, hasErrorColor: false)
        frame.hasLinks = hasLinks
        let (output, copy, file) = (MemorySink(), MemorySink(), MemorySink())
        let screen = Screen(frame: frame, output: output, errors: MemorySink(), secrets: secrets)
        screen.copies = [copy]
        try screen.show(lines)
        try screen.redirected(to: file).show(lines)
        return (output.text, copy.text, file.text)
    }

    private static let page = "https://music.apple.com/us/album/born-to-run/310730204"

    @Test func `a text is linked only on a terminal`() throws {
        let line = StyledText.strong("Born to Run").linked(to: Link(Self.page)) + StyledText("  8 tracks")
        let written = try written([line])
        #expect(written.output == "\u{1B}]8;;\(Self.page)\u{1B}\\Born to Run\u{1B}]8;;\u{1B}\\  8 tracks\n")
        #expect(written.copy == "Born to Run  8 tracks\n")
        #expect(written.file == "Born to Run  8 tracks\n")
        #expect(try self.written([line], hasLinks: false).output == "Born to Run  8 tracks\n")
    }

    @Test func `a link takes no column and is kept in each piece of a wrapped text`() throws {
        let line = StyledText("Born to Run and so on").linked(to: Link(Self.page))
        #expect(displayWidth(line.plain) == 21)
        let lines = Wrapping.lines(of: line, width: 12)
        #expect(lines.count > 1)
        #expect(
            lines.allSatisfy { line in line.spans.allSatisfy { $0.link != nil || $0.text.allSatisfy { $0 == " " } } })
    }

    @Test(arguments: [
        "", "music.apple.com", "javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/", "https://a b",
        "https://a\u{1B}\\", "https://a\u{1B}]0;title\u{7}", "https://a\u{7}", "https://a\n", "https://a\u{9C}",
        "https://a\u{7F}", "https://" + String(repeating: "a", count: 3_000),
    ])
    func `control characters and other schemes are not linked`(address: String) {
        #expect(Link(address) == nil)
    }

    @Test func `letters beyond ASCII are percent-encoded`() throws {
        let line = StyledText("x").linked(to: Link("https://music.apple.com/jp/album/愛/1"))
        #expect(try written([line]).output.contains("https://music.apple.com/jp/album/%E6%84%9B/1"))
    }

    @Test func `an address with a secret in it is not linked`() throws {
        let line = StyledText("x").linked(to: Link("https://example.org/?token=C0rrecthorsebattery"))
        #expect(try written([line], secrets: Secrets(["C0rrecthorsebattery"])).output == "x\n")
    }
}
