import Testing
import TonearmTerminalText

@testable import TonearmConsole

@Suite struct LineMarkTests {
    private func mark(_ text: String, under part: String) throws -> LineMark {
        let range = try #require(text.firstRange(of: part))
        let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        return LineMark(text: text, range: start..<start + part.unicodeScalars.count)
    }

    private func shown(_ text: String, under part: String, width: Int = 80) throws -> [String] {
        try mark(text, under: part).lines(width: width).map(\.plain)
    }

    @Test func `the whole part at fault is marked`() throws {
        #expect(
            try shown("search bunny --limt 3", under: "--limt") == [
                "  search bunny --limt 3", "               ^^^^^^",
            ])
    }

    @Test(arguments: [
        ("search 日本語 --limt 3", "--limt", 16, 6), ("open 日本語", "日本語", 7, 6),
        ("search 🎧 nope", "nope", 12, 4), ("search e\u{301}te\u{301} nope", "nope", 13, 4),
        ("search 👩‍👩‍👧 nope", "nope", 12, 4),
    ])
    func `wide characters take the columns that they have`(
        text: String, part: String, column: Int, length: Int
    ) throws {
        let line = try shown(text, under: part)[1]
        #expect(line == .spaces(column) + String(repeating: "^", count: length))
    }

    @Test(arguments: [12, 20, 39, 40, 80])
    func `a long line is cut around the fault, and never broken`(width: Int) throws {
        let text =
            "search " + String(repeating: "very 長い line ", count: 12) + "--lmit 5 "
            + String(repeating: "end ", count: 20)
        let lines = try shown(text, under: "--lmit", width: width)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(lines)")
        let column = try #require(lines[1].firstIndex(of: "^")).utf16Offset(in: lines[1])
        let shown = try #require(lines[0].firstRange(of: "--lmit".prefix(max(1, min(6, width / 2 - 4)))))
        #expect(displayWidth(String(lines[0][..<shown.lowerBound])) == column)
        #expect(lines[0].contains("…"))
    }

    @Test func `a fault that is longer than the screen is cut`() throws {
        let word = String(repeating: "x", count: 300)
        let lines = try shown("open \(word)", under: word, width: 40)
        #expect(lines.allSatisfy { displayWidth($0) <= 40 })
        #expect(lines[1].contains("^^^^^"))
    }

    @Test func `nothing in a line moves the cursor`() throws {
        let lines = try shown("open \u{1B}[2Jx\ny nope", under: "nope")
        #expect(lines[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(lines[1].count == displayWidth(lines[0]))
    }

    @Test(arguments: [-3..<2, 5..<900, 900..<901, 4..<4])
    func `a place outside of the line is none that crashes`(range: Range<Int>) {
        #expect(LineMark(text: "open", range: range).lines(width: 40).count == 2)
    }

    @Test func `only a mark that is part of a failure is shown anywhere`() throws {
        var failure = Failure("Cannot read the line", "it ends", next: "Close it.")
        failure.mark = try mark("open 'x", under: "'")
        #expect(failure.lines.map(\.plain) == ["error: Cannot read the line: it ends", "Close it."])
        failure.mark?.isPartOfFailure = true
        #expect(failure.lines.map(\.plain)[1...2] == ["  open 'x", "       ^"])
        #expect(failure.lines(marked: [StyledText("here")]).map(\.plain)[1...] == ["here", "Close it."])
    }
}
