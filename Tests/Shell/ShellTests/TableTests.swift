import Testing
import TonearmConsole
import TonearmTerminalText

@testable import TonearmShell

@Suite struct TableTests {
    private let table = Table(
        headings: [
            .init(title: "#", isRightAligned: true, weight: 1000, isFlexible: false), .init(title: "Name", weight: 100),
            .init(title: "Artist", weight: 80), .init(title: "Album", weight: 50),
            .init(title: "Time", isRightAligned: true, weight: 90, isFlexible: false),
            .init(title: "Id", weight: 20, isFlexible: false, isSpare: true),
        ],
        rows: [
            ["9", "東京の夜と、そこから続く長い道", "月見里ひかり", "青い図書館", "4:30", "9000430701"],
            ["10", "🎧 Headphones 👩‍👩‍👧 é", "The Quiet Corners of a Very Large House", "e\u{301}t\u{301}e", "12:05", "1"],
            ["11", "🇯🇵", "", "A\u{1B}[31mB", "0:09", "310730204"],
        ])

    @Test(arguments: [20, 40, 60, 80, 120])
    func `no line is wider than the terminal`(width: Int) {
        for line in table.lines(width: width) { #expect(displayWidth(line.plain) <= width, "\(line.plain)") }
    }

    @Test func `columns begin at the same place, whatever stands in them`() {
        #expect(
            table.lines(width: 120).map(\.plain) == [
                " #  Name                            Artist                                   Album        Time  Id",
                " 9  東京の夜と、そこから続く長い道  月見里ひかり                             青い図書館   4:30  9000430701",
                "10  🎧 Headphones 👩‍👩‍👧 é              The Quiet Corners of a Very Large House  e\u{301}t\u{301}e         12:05  1",
                "11  🇯🇵                                                                       A␛[31mB      0:09  310730204",
            ])
    }

    @Test func `what is cut ends with an ellipsis, and figures are never cut`() {
        #expect(
            table.lines(width: 40).map(\.plain) == [
                " #  Name                            Time",
                " 9  東京の夜と、そこから続く長い…   4:30",
                "10  🎧 Headphones 👩‍👩‍👧 é             12:05",
                "11  🇯🇵                              0:09",
            ])
    }

    @Test func `a column in which nothing stands is left out`() {
        let table = Table(
            headings: [.init(title: "Name", weight: 1), .init(title: "Genre", weight: 1)],
            rows: [["a", ""], ["b", ""]])
        #expect(table.lines(width: 80).map(\.plain) == ["Name", "a", "b"])
    }

    @Test(arguments: [40, 60, 80, 200])
    func `every view fits`(width: Int) async throws {
        let session = ShellSession(width: width)
        try await session.runAll("storefront jp")
        for line in [
            "search love", "charts", "albums 310730204", "artists 178834", "charts --types playlists --cities --global",
            "storefronts", "genres", "suggest beach --top", "where", "show 1", "help", "help find", "help albums",
        ] {
            for shown in try await session.runAll(line).lines {
                // A line with a command to type is not broken; the terminal wraps it.
                if shown.contains("; open ") { continue }
                #expect(displayWidth(shown) <= (line == "help albums" ? max(width, 60) : width), "\(line): \(shown)")
            }
        }
    }

    @Test(arguments: ["service", "doctor", "session", "set"])
    func `names with prose beside them are broken between words on a terminal, and whole in a pipe`(line: String)
        async throws
    {
        let whole = try await ShellSession(width: 40).runAll(line).lines
        let broken = try await ShellSession(width: 40, isTerminal: true).runAll(line).lines
        #expect(broken.allSatisfy { displayWidth($0) <= 40 || !$0.drop { $0 == " " }.contains(" ") }, "\(broken)")
        func words(_ lines: [String]) -> [Substring] { lines.joined(separator: " ").split(separator: " ") }
        #expect(words(whole) == words(broken))
    }

    @Test(arguments: [
        (0, "0:00"), (61_000, "1:01"), (59_499, "0:59"), (59_500, "1:00"), (3_600_000, "1:00:00"),
        (3_725_000, "1:02:05"),
    ])
    func `times are minutes and seconds`(milliseconds: Int, text: String) {
        #expect(Column.duration(milliseconds) == text)
    }
}
