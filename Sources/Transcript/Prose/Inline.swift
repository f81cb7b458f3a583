/// An inline element of prose.
package indirect enum Inline: Sendable, Equatable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    /// A link with its destination, unchanged.
    case link([Inline], destination: String)
    /// A picture, which is never fetched.
    case image(String, destination: String)
    case lineBreak
}

extension Sequence<Inline> {
    /// The text without markup.
    package var plain: String { plain(quotingCode: false) }

    /// - Parameter quotingCode: whether code is in quotes, to distinguish it from the text around it.
    func plain(quotingCode: Bool) -> String {
        map { piece in
            switch piece {
            case .text(let text): text
            case .code(let text): quotingCode ? "'\(text)'" : text
            case .emphasis(let inside), .strong(let inside): inside.plain(quotingCode: quotingCode)
            case .link(let inside, let destination):
                inside.plain.isExactly(destination) || destination.beginsExactly(with: "#")
                    ? inside.plain : "\(inside.plain) (\(destination))"
            case .image(let alternative, _): alternative
            case .lineBreak: "\n"
            }
        }.joined()
    }
}
