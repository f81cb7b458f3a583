/// Markdown in the form of a terminal, for code that shows parts of a transcript.
package enum ProseText {
    /// Returns lines without markup, wrapped by words, with an empty line between blocks. Code in a sentence is in
    /// quotes.
    package static func lines(of markdown: String, width: Int) -> [String] {
        PlainProse(width: max(width, 1), quotesCode: true).lines(of: MarkdownBlock.blocks(of: markdown))
    }
}
