/// Markdown as a terminal shows it, for whoever shows pieces of a transcript.
package enum ProseText {
    /// Lines without marks, wrapped by words, an empty one between each two blocks. Code in a sentence stands in quotes.
    package static func lines(of markdown: String, width: Int) -> [String] {
        PlainProse(width: max(width, 1), quotesCode: true).lines(of: MarkdownBlock.blocks(of: markdown))
    }
}
