/// A piece of a line of prose.
package indirect enum Inline: Sendable, Equatable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    /// Where it leads is as it was written.
    case link([Inline], destination: String)
    /// Pictures are named, and never fetched.
    case image(String, destination: String)
    case lineBreak
}

extension Sequence<Inline> {
    /// The words alone.
    package var plain: String { plain(quotingCode: false) }

    /// - Parameter quotingCode: whether code stands in quotes, so that it can be told from the words around it.
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
