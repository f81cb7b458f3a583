import Testing
import TonearmConsole
import TonearmTerminalText

struct WrappingTests {
    private static let text =
        StyledText("  » ", .warning) + StyledText("Runner on phone: capabilities ")
        + .strong("catalog playback, cloud library add") + StyledText(" → ") + .command("offer")
        + .faint(", or nothing")

    @Test(arguments: [10, 20, 33, 40, 60, 79, 80, 200])
    func `no word and no style is lost, and lines are as short as possible`(width: Int) {
        let lines = Wrapping.lines(of: Self.text, width: width)
        let words = { (text: StyledText) in text.plain.split(separator: " ").map(String.init) }
        #expect(lines.flatMap(words) == words(Self.text))
        for line in lines { #expect(displayWidth(line.plain) <= width || words(line).count == 1) }
        #expect(lines.dropFirst().allSatisfy { $0.plain.hasPrefix("    ") && !$0.plain.hasPrefix("     ") })
        let styled = { (lines: [StyledText], style: StyledText.Style) in
            lines.flatMap(\.spans).filter { $0.style == style }.flatMap { $0.text.filter { $0 != " " } }
        }
        for style in [StyledText.Style.warning, .strong, .command, .faint] {
            #expect(styled(lines, style) == styled([Self.text], style))
        }
    }

    @Test func `words keep their distance, and wide characters may break at the edge`() {
        let lines = { (text: StyledText, width: Int) in Wrapping.lines(of: text, width: width).map(\.plain) }
        #expect(lines(" name   value of it", 13) == [" name   value", "   of it"])
        #expect(lines("日本語日本語", 6) == ["日本語", "  日本", "  語"])
    }

    @Test func `text that fits is unchanged`() {
        #expect(Wrapping.lines(of: Self.text, width: 200) == [Self.text])
        #expect(Wrapping.lines(of: StyledText(), width: 20) == [StyledText()])
    }
}
