/// A block of prose, in the subset of Markdown that documents here use (CommonMark 0.31, and GitHub's tables).
///
/// Everything else is a paragraph, and shown unchanged.
package indirect enum MarkdownBlock: Sendable, Equatable {
    /// The level is 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case quote([MarkdownBlock])
    /// Each item has its own blocks; numbered lists have a `start`.
    case list(start: Int?, [[MarkdownBlock]])
    case code(info: String, [String])
    case table(header: [[Inline]], rows: [[[Inline]]])
    case rule
}

extension MarkdownBlock {
    /// Returns the blocks of a text, without its comments.
    package static func blocks(of text: String) -> [MarkdownBlock] {
        MarkdownReader(FileLine.lines(of: text).map(\.text)).blocks()
    }
}
