/// The pattern of a printed line: literal texts, and placeholders between them.
package struct Pattern: Sendable, Hashable {
    package private(set) var pieces: [Piece]

    package enum Piece: Sendable, Hashable {
        case text(String)
        case placeholder(Placeholder)
    }

    init(_ text: String) { pieces = [.text(text)] }

    /// - Throws: `.textAfterRest`, because `[..]` matches the rest of the line; `.placeholdersTouch`.
    init(_ pieces: [Piece]) throws(TranscriptProblem) {
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            guard case .placeholder(let placeholder) = piece else { continue }
            if placeholder.kind == .rest { throw .textAfterRest }
            if case .placeholder = next { throw .placeholdersTouch }
        }
        self.pieces = pieces
    }

    /// The text of a pattern without placeholders.
    package var literal: String? {
        switch (pieces.first, pieces.count) {
        case (nil, _): ""
        case (.text(let text), 1): text
        default: nil
        }
    }

    /// The line for a reader: without escapes, with placeholders.
    package var shown: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(let placeholder): placeholder.source
            }
        }.joined()
    }

    var placeholders: [Placeholder] {
        pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }
}
