import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmTranscripts

@Suite struct ExportTests {
    private let tour = """
        ---
        format: 1
        title: A <tour> & more
        language: en
        width: 40
        ---
        Some *prose*.
        <!-- note: only for me -->

        ```check
        check: a is b
        ```
        ```tonearm
        > albums 1
        Born to Run 日本
        > note one
        >> two
        > open 9
        error: <no>
        [exit 1]
        ```

        ```sh
        ls
        ```
        """

    private func export(_ format: some ExportFormat) throws -> String {
        format.text(of: try Transcript(tour, name: "tour.md"))
    }

    @Test func `a script is the commands alone`() throws {
        #expect(try export(ScriptExport()) == "albums 1\nnote one\ntwo\nopen 9\n")
    }

    @Test func `text is the visible session`() throws {
        #expect(
            try export(TextExport()) == """
                Some prose.

                > albums 1
                Born to Run 日本
                > note one
                >> two
                > open 9
                error: <no>
                [exit 1]

                    ls

                """)
    }

    @Test func `a cast is lines of JSON with times that go forward`() throws {
        let lines = try export(CastExport()).split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8))
        }
        let header = try #require(lines.first as? [String: Any])
        #expect(header["version"] as? Int == 2)
        #expect(header["width"] as? Int == 40)
        #expect(header["height"] as? Int == 24)
        #expect(header["title"] as? String == "A <tour> & more")
        let events = try lines.dropFirst().map { try #require($0 as? [Any]) }
        let times = try events.map { try #require($0[0] as? Double) }
        #expect(times == times.sorted())
        #expect(events.allSatisfy { $0.count == 3 && $0[1] as? String == "o" })
        let text = events.compactMap { $0[2] as? String }.joined()
        #expect(
            text
                == "\r\nSome prose.\r\n\r\n> albums 1\r\nBorn to Run 日本\r\n> note one\r\n>> two\r\n> open 9\r\nerror: <no>\r\n"
                + "\r\n    ls\r\n\r\n")
        #expect(try export(CastExport()) == export(CastExport()))
    }

    @Test func `a comment clears the screen of a cast and is ignored elsewhere`() throws {
        let text = "# One\n```tonearm\n> a\nb\n```\n<!-- clear -->\n# Two\n"
        let transcript = try Transcript(text, name: "x.md")
        #expect(CastExport().text(of: transcript).contains(#""o", "\u001b[H\u001b[2J"]"#))
        for format in ExportFormats.all where !(format is CastExport) {
            let exported = format.text(of: transcript)
            #expect(
                exported == format.text(of: try Transcript(text.replacing("clear", with: "x"), name: "x.md")))
        }
    }

    @Test func `a cast has the height of the header`() throws {
        let text = "---\nformat: 1\nheight: 7\n---\n```tonearm\n> a\nb\n```\n"
        let transcript = try Transcript(text, name: "x.md")
        #expect(CastExport().text(of: transcript).hasPrefix("{\"version\": 2, \"width\": 80, \"height\": 7}"))
    }

    @Test func `a picture is as high as its session, whatever the height of the header`() throws {
        let lines = (1...300).map { "line \($0)" }
        let text = "---\nformat: 1\nheight: 7\n---\n```tonearm\n> a\n\(lines.joined(separator: "\n"))\n```\n"
        let picture = SVGExport().text(of: try Transcript(text, name: "x.md"))
        for line in ["&gt; a"] + lines { #expect(picture.contains(">\(line)</text>"), "\(line)") }
        #expect(picture.contains("height=\"\(301 * 18 + 32)\""))
    }

    @Test(arguments: [(nil, 80), (40, 40), (200, 200)])
    func `a page is as wide as the recorded terminal`(width: Int?, columns: Int) throws {
        let header = width.map { "width: \($0)\n" } ?? ""
        let row = String(repeating: "x", count: columns)
        let text = "---\nformat: 1\n\(header)---\n```tonearm\n> a\n\(row)\n```\n"
        let page = HTMLExport().text(of: try Transcript(text, name: "x.md"))
        #expect(page.contains(":root { --columns: \(columns); }"))
        // The width of the page, the size of the letters and the line's end depend on the number of columns.
        #expect(page.matches(of: #/var\(--columns\)/#).count == 3)
        #expect(page.contains("<samp>\(row)</samp>"))
    }

    @Test func `a picture shows all lines, with wide characters in their columns`() throws {
        let transcript = try Transcript.block("> ab\na日b\n0123456789\n\tx")
        let picture = ScreenPicture(width: 9).text(of: transcript)
        #expect(picture.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"107.6\" height=\"122\""))
        let texts = picture.matches(of: #/<text x="([0-9.]+)" y="([0-9.]+)".*?>(.*)<\/text>/#).map {
            "\($0.1),\($0.2) \($0.3)"
        }
        #expect(
            texts == [
                "16,29 &gt; ab", "16,47 a", "24.4,47 日", "41.2,47 b", "16,65 012345678", "16,83 9", "16,101         x",
            ])
        #expect(try export(SVGExport()).contains("&lt;no&gt;"))
        _ = try XMLParserCheck.check(export(SVGExport()))
    }

    @Test func `a page needs nothing else, and shows what an audience sees`() throws {
        let page = try export(HTMLExport())
        #expect(page.contains("<html lang=\"en\">"))
        #expect(page.contains("<title>A &lt;tour&gt; &amp; more</title>"))
        #expect(page.contains("<h1>A &lt;tour&gt; &amp; more</h1>"))
        #expect(page.contains("default-src 'none'"))
        #expect(page.contains("<code>albums 1</code>"))
        #expect(page.contains("error: &lt;no&gt;"))
        #expect(page.contains("<p class=\"status\">exit status 1</p>"))
        #expect(!page.contains("only for me"))
        #expect(!page.contains("a is b"))
        // A browser fetches no other resource.
        for word in [" src=", "<link", "<img", "<iframe", "@import", "url(", "fetch(", "XMLHttpRequest"] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    @Test(arguments: Export.allCases.filter { !($0.format is ScriptExport) })
    func `what a terminal or a page would obey is exported as what can be seen`(export: Export) throws {
        let bad = ["\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}"]
        let escapes = bad.map { "\\u{\(String($0.unicodeScalars.first!.value, radix: 16, uppercase: true))}" }.joined()
        let text =
            "---\nformat: 1\ntitle: a\(bad.joined())b\n---\n# c\(bad.joined())d\n\n"
            + "e\(bad.joined())f\n\n```tonearm\n> note g\(escapes)h\ni\(escapes)j\n```\n"
        let exported = export.format.text(of: try Transcript(text, name: "x.md"))
        for scalar in bad.compactMap(\.unicodeScalars.first) {
            #expect(!exported.unicodeScalars.contains(scalar), "\(scalar.value)")
            #expect(!exported.lowercased().contains("\\u00" + String(scalar.value, radix: 16)), "\(scalar.value)")
        }
        #expect(exported.contains("i\u{241B}\u{2407}\u{2421}"))
    }

    @Test func `the title of a page defaults to its first heading, and an invalid language is left out`() throws {
        let text = "---\nformat: 1\nlanguage: \"><script>\n---\n## Two\n```tonearm\n> a\n```\n"
        let page = HTMLPage(try Transcript(text, name: "x.md")).text
        #expect(page.contains("<html>\n"))
        #expect(page.contains("<title>Two</title>"))
        #expect(!page.contains("><script>\n--"))
    }

    @Test func `every format of every document of the project can be made`() throws {
        for path in ProjectFiles.transcripts {
            let transcript = try Transcript(try ProjectFiles.bytes(of: path), name: path)
            for format in ExportFormats.all {
                let text = format.text(of: transcript)
                #expect(!text.isEmpty, "\(path) as \(format.name)")
                if format is SVGExport { try XMLParserCheck.check(text) }
            }
        }
    }
}

/// A check that all tags of an XML text are closed.
enum XMLParserCheck {
    struct NotClosed: Error { var tag: String }

    static func check(_ text: String) throws {
        var open: [Substring] = []
        for tag in text.matches(of: #/<(\/?)([a-z]+)[^>]*?(\/?)>/#) {
            if tag.1 == "/" {
                guard open.popLast() == tag.2 else { throw NotClosed(tag: String(tag.0)) }
            } else if tag.3.isEmpty {
                open.append(tag.2)
            }
        }
        if let tag = open.last { throw NotClosed(tag: String(tag)) }
    }
}
