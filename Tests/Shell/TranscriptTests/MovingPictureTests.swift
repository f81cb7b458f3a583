import Testing

@testable import TonearmTranscripts

@Suite struct MovingPictureTests {
    private func film(_ events: [(Int, String)], width: Int = 10, height: Int = 3) -> Film {
        var film = Film(title: "A <film>", width: width, height: height)
        for (time, text) in events { film.add(text, at: time) }
        return film
    }

    private func lines(_ rows: FilmedRows) -> [String] { rows.rows.map { $0.map(\.text).joined() } }

    @Test func `rows that leave the screen scroll, and a cleared screen begins with the next row`() {
        let rows = FilmedRows(film([(0, "a\r\nb\r\n"), (500, "c\r\nd"), (900, "\u{1B}[H\u{1B}[2J"), (950, "e")]))
        #expect(lines(rows) == ["a", "b", "c", "d", "e"])
        #expect(rows.scrolls.map(\.time) == [500, 900] && rows.scrolls.map(\.row) == [1, 4])
        #expect(rows.cursors.last.map { [$0.time, $0.row, $0.column] } == [950, 4, 1])
    }

    @Test func `long lines go on in the next row, and wide characters stay whole`() {
        #expect(lines(FilmedRows(film([(0, "abcde日f")], width: 6))) == ["abcde", "日f"])
        #expect(lines(FilmedRows(film([(0, "abcdefg")], width: 6))) == ["abcdef", "g"])
    }

    @Test func `the cursor stays on the screen, however far it is sent`() {
        let far = "\u{1B}[9223372036854775807C\u{1B}[99999999999999999999C"
        #expect(lines(FilmedRows(film([(0, "ab\(far)c")], width: 4))) == ["ab c"])
        #expect(lines(FilmedRows(film([(0, "\u{1B}[9223372036854775807Gx\u{1B}[")], width: 4))) == ["   x"])
        #expect(lines(FilmedRows(film([(0, "日日")], width: 1))).joined() == "日日")
    }

    @Test func `the cursor goes to a column, and back`() {
        let rows = FilmedRows(film([(0, "\u{1B}[8Gend\r> "), (10, "x"), (20, "\u{1B}[2Cy")]))
        #expect(lines(rows) == ["> x  y end"])
        #expect(rows.rows[0].map(\.time) == [0, 0, 10, 0, 0, 20, 0, 0, 0, 0])
    }

    @Test(
        arguments: [
            ("1;36", TerminalCell.Look(isBold: true, color: .named(6))), ("90", .init(color: .named(8))),
            ("38;2;1;2;255;48;5;16", .init(color: .direct(0x0102FF), background: .direct(0))),
            ("38;5;255", .init(color: .direct(0xEEEEEE))), ("38;5;196", .init(color: .direct(0xFF0000))),
            ("38;5", .init()), ("38;2;300;-1;", .init(color: .direct(0xFF0000))), ("31;2;0", .init()),
            ("103", .init(background: .named(11))), ("", .init()), ("999", .init()),
        ])
    func `looks are read as a terminal reads them`(parameters: String, look: TerminalCell.Look) {
        let rows = FilmedRows(film([(0, "\u{1B}[\(parameters)mx")]))
        #expect(rows.rows[0][0].look == look)
    }

    @Test func `a picture shows the last screen, and moves only for those who allow it`() throws {
        let picture = MovingPicture(film([(0, "> "), (100, "a"), (200, "b"), (300, "\r\n1\r\n2\r\n3")])).text
        try XMLParserCheck.check(picture)
        let (still, moving) = try #require(picture.cut(at: "@media (prefers-reduced-motion: no-preference)"))
        #expect(still.contains(".strip { transform: translateY(-18px); }"))
        #expect(still.contains(".cover { fill: #fff; transform: scaleX(0);"))
        #expect(!still.contains("animation") && still.contains("prefers-color-scheme: dark"))
        #expect(moving.contains("animation-duration: 5.300s"))
        // Until it moves, its last screen is seen.
        #expect(moving.contains("animation-delay: 3s"))
        #expect(moving.contains("@keyframes t0 {0%{transform:scaleX(1)}1.887%{transform:scaleX(0.5)}"))
        #expect(moving.contains("3.774%{transform:scaleX(0)}}"))
        #expect(moving.contains("@keyframes strip {0%{transform:none}5.66%{transform:translateY(-18px)}}"))
        #expect(picture.contains("<title>A &lt;film&gt;</title>") && !picture.contains("<script"))
    }

    @Test func `what is erased in a row is not in the picture`() {
        let rows = FilmedRows(film([(0, "> \u{1B}[7Grt\u{1B}[3G"), (1, "ab"), (2, "\u{1B}[K\r\n")])).rows
        #expect(rows[0].map(\.text).joined() == "> ab")
    }

    @Test func `a picture draws half blocks as pixels, one path for each color`() {
        let cells = "\u{1B}[38;2;255;0;0;48;2;0;0;255m\u{2580}\u{2580}\u{1B}[0m"
        let picture = MovingPicture(film([(0, "x\(cells)\r\n\(cells)")])).text
        #expect(picture.contains("style=\"fill:#ff0000\" d=\"M1 0h2v1h-2zM0 2h2v1h-2z\""))
        #expect(picture.contains("style=\"fill:#0000ff\" d=\"M1 1h2v1h-2zM0 3h2v1h-2z\""))
        #expect(!picture.contains("\u{2580}"))
    }

    @Test func `a gap and a wide character begin a run with a place of its own`() {
        let picture = MovingPicture(film([(0, "ab c  d日e")])).text
        let runs = picture.matches(of: #/<tspan x="([0-9.]+)">(.*?)</tspan>/#).map { "\($0.1) \($0.2)" }
        #expect(runs == ["0 ab c", "50.4 d", "58.8 日", "75.6 e"])
    }

    @Test func `a film without events is an empty screen`() throws {
        try XMLParserCheck.check(MovingPicture(film([])).text)
    }
}

extension String {
    fileprivate func cut(at text: String) -> (String, String)? {
        firstRange(of: text).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
    }
}
