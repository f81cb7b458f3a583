/// A block of prose: what of Markdown (CommonMark 0.31, and tables as GitHub has them) documents like ours use.
///
/// Everything else is a paragraph, and shown as it was written.
package indirect enum MarkdownBlock: Sendable, Equatable {
    /// The level is 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case quote([MarkdownBlock])
    /// Each item has blocks of its own; numbers begin at `start` where there are some.
    case list(start: Int?, [[MarkdownBlock]])
    case code(info: String, [String])
    case table(header: [[Inline]], rows: [[[Inline]]])
    case rule
}

extension MarkdownBlock {
    /// The blocks of a text. Its comments are left out.
    package static func blocks(of text: String) -> [MarkdownBlock] {
        MarkdownReader(FileLine.lines(of: text).map(\.text)).blocks()
    }
}
