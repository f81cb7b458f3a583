import Testing

@testable import TonearmTranscripts

@Suite struct MarkdownTests {
    private func html(_ text: String) -> String {
        var prose = HTMLProse()
        return prose.text(of: MarkdownBlock.blocks(of: text))
    }

    @Test(arguments: [
        ("# A *b*", "<h1 id=\"a-b\">A <em>b</em></h1>\n"), ("#no heading", "<p>#no heading</p>\n"),
        ("one\ntwo  \nthree\\\nfour", "<p>one two<br>\nthree<br>\nfour</p>\n"),
        ("a `<b>` ``c`d``", "<p>a <code>&lt;b&gt;</code> <code>c`d</code></p>\n"),
        ("**a** _b_ user_token_x * c *", "<p><strong>a</strong> <em>b</em> user_token_x * c *</p>\n"),
        ("\\*a\\* \\q", "<p>*a* \\q</p>\n"),
        ("a <b onclick=x> & \"c\"", "<p>a &lt;b onclick=x&gt; &amp; &quot;c&quot;</p>\n"),
        ("[a](https://b.c/d?e=f&g)", "<p><a href=\"https://b.c/d?e=f&amp;g\" rel=\"noreferrer\">a</a></p>\n"),
        (
            "[a](javascript:alert(1)) [b](data:x) [c](CHANGELOG.md) [d](#e)",
            "<p>a) b <a href=\"CHANGELOG.md\" rel=\"noreferrer\">c</a> <a href=\"#e\" rel=\"noreferrer\">d</a></p>\n"
        ),
        ("[a](JaVaScRiPt:x) [b](\"x:y) [c]( ) [d", "<p>a b c [d</p>\n"),
        ("![cover](https://a.b/c.png)", "<p><a href=\"https://a.b/c.png\" rel=\"noreferrer\">cover</a></p>\n"),
        (
            "<https://a.b> <nothing>",
            "<p><a href=\"https://a.b\" rel=\"noreferrer\">https://a.b</a> &lt;nothing&gt;</p>\n"
        ),
        (
            "- a\n- b\n  more\n\n- c\n  - d",
            "<ul>\n<li>a</li>\n<li>b more</li>\n<li><p>c</p>\n<ul>\n<li>d</li>\n</ul>\n</li>\n</ul>\n"
        ),
        ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
        ("1985. no", "<ol start=\"1985\">\n<li>no</li>\n</ol>\n"),
        ("> a\n> b\n\nc", "<blockquote>\n<p>a b</p>\n</blockquote>\n<p>c</p>\n"),
        ("a\n\n---\n\nb", "<p>a</p>\n<hr>\n<p>b</p>\n"),
        ("```sh\n<a> `b`\n```", "<pre class=\"code\"><code>&lt;a&gt; `b`</code></pre>\n"),
        ("```\nnot closed", "<pre class=\"code\"><code>not closed</code></pre>\n"),
        (
            "| a | `b \\| c` |\n|---|:-:|\n| 1 |\n| 2 | 3 | 4 |",
            "<div class=\"table\"><table>\n<thead><tr><th>a</th><th><code>b | c</code></th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td></td></tr>\n<tr><td>2</td><td>3</td></tr>\n</tbody>\n</table></div>\n"
        ),
        ("a <!-- note: hidden --> b", "<p>a  b</p>\n"), ("<!--\nhidden\n-->\nshown", "<p>shown</p>\n"), ("", ""),
        ("\n\n \n", ""),
        ("# A\n# A\n# É b!", "<h1 id=\"a\">A</h1>\n<h1 id=\"a-1\">A</h1>\n<h1 id=\"é-b\">É b!</h1>\n"),
    ])
    func `prose becomes HTML`(text: String, expected: String) { #expect(html(text) == expected) }

    @Test(arguments: 0..<300)
    func `prose makes known tags only`(seed: Int) {
        var random = RandomText(seed: UInt64(seed))
        let marks = [
            "<", ">", "\"", "'", "&", "[a](", ")", "](", "*", "`", "<script>", "javascript:", "http://", "|", "\n",
            "- ", "#",
        ]
        let text = (0..<20).map { _ in random.below(2) == 0 ? random.pick(marks) : random.line() }.joined()
        let known: Set<String> = [
            "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "pre", "code", "em", "strong", "br", "hr",
            "blockquote",
            "div", "table", "thead", "tbody", "tr", "th", "td", "a",
        ]
        let shown = html(text)
        // A browser reads scalars, so a combining accent after `>` is not part of the tag.
        for tag in shown.matches(of: #/<\/?([^ >]*)([^>]*)>/#.matchingSemantics(.unicodeScalar)) {
            #expect(known.contains(String(tag.output.1)), "\(tag.output.0) from \(text)")
            #expect(!tag.output.2.contains("javascript:"), "\(tag.output.0) from \(text)")
        }
    }

    private func plain(_ text: String, width: Int = 20) -> [String] {
        PlainProse(width: width).lines(of: MarkdownBlock.blocks(of: text))
    }

    @Test func `prose for a terminal is wrapped and without markup`() {
        #expect(
            plain(
                "# Title\n\nSome *words* that are `code` and [a link](https://x.y).\n\n- one\n- two words that wrap\n\n> quoted"
            ) == [
                "Title", "=====", "", "Some words that are", "code and a link", "(https://x.y).", "", "- one",
                "- two words that",
                "  wrap", "", "| quoted",
            ])
        #expect(plain("日本語日本語日本語日本語") == ["日本語日本語日本語日", "本語"])
        // A line may break at a space or between characters, but not before a full stop or after a bracket.
        #expect(plain("APIの検索 です。日本語は「どこでも」切れます。") == ["APIの検索 です。日本", "語は「どこでも」切れ", "ます。"])
        #expect(plain("日本語日本語日本語日。") == ["日本語日本語日本語", "日。"])
        #expect(plain("日本語日本語日本語「日」") == ["日本語日本語日本語", "「日」"])
        #expect(plain("日本語のalbums/310730204です") == ["日本語の", "albums/310730204です"])
        #expect(plain("한국어 텍스트는 띄어쓰기로") == ["한국어 텍스트는", "띄어쓰기로"])
        #expect(plain("| a | bb |\n|---|---|\n| ccc | d |\n") == ["a    bb", "ccc  d"])
        // The last column is wrapped within its width. If it has no room, it exceeds the edge.
        let wide = "| a | b |\n|---|---|\n| ccc | one two three four |\n| d | e |\n"
        #expect(plain(wide) == ["a    b", "ccc  one two three", "     four", "d    e"])
        #expect(plain(wide, width: 16) == ["a    b", "ccc  one two three four", "d    e"])
        #expect(
            plain("```\n  code\n\n```\n***\n### Three") == ["      code", "", "", "--------------------", "", "Three"])
        #expect(plain("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(plain("10. a\n11. b") == ["10. a", "11. b"])
        #expect(plain("", width: 0) == [])
    }

    @Test(arguments: ["*a ", "`", "[", "[a](", "<http://", "- ", "> ", "|", "\n\n", "* \n", "_", "**a*", "&"])
    func `tens of thousands of marks are read`(mark: String) {
        let text = String(repeating: mark, count: 50_000 / mark.utf8.count)
        #expect(html(text).utf8.count < 5_000_000)
    }

    // With work for each pair of marks, these would take many minutes.
    @Test func `many equal headings each get a unique name`() {
        let count = 20_000
        let text = html(String(repeating: "# a\n\n", count: count))
        #expect(text.hasPrefix("<h1 id=\"a\">a</h1>\n<h1 id=\"a-1\">a</h1>\n"))
        #expect(text.hasSuffix("<h1 id=\"a-\(count - 1)\">a</h1>\n"))
        #expect(html("# a\n# a-1\n# a\n# a").contains("id=\"a-2\""))
        let names = html("# a\n# a-1\n# a\n# a\n# a-1").split(separator: "\"").filter { $0.hasPrefix("a") }
        #expect(Set(names).count == 5)
    }

    @Test(arguments: ["`", "*", "_"])
    func `runs of marks that never close are text`(mark: String) {
        let runs = (1...1200).map { String(repeating: mark, count: $0) }.joined(separator: " a ")
        #expect(html("a " + runs) == "<p>a \(runs)</p>\n")
        // Each pair closes, from the inside out.
        let pairs = (1...50).map { String(repeating: "`", count: $0) + "a" + String(repeating: "`", count: $0) }
        #expect(
            html(pairs.joined(separator: " "))
                == "<p>\(pairs.map { _ in "<code>a</code>" }.joined(separator: " "))</p>\n")
    }
}
