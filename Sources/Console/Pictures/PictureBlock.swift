import TerminalText

/// A picture in its room on a terminal, alone or with text beside it.
package struct PictureBlock: Sendable {
    private let room: PictureRoom
    /// The lines of a picture that is made of characters; nil for one that is drawn over empty lines.
    private let characters: [StyledText]?
    private let drawing: StyledText.Drawing?

    /// - Parameter picture: the picture, already scaled to the pixels of the room.
    package init(_ picture: Picture, in room: PictureRoom, by means: PictureMeans) {
        self.room = room
        switch means {
        case .blocks, .palette:
            characters = HalfBlocks.lines(of: picture, isDirect: means == .blocks)
            drawing = nil
        case .kitty:
            characters = nil
            drawing = StyledText.Drawing(KittyGraphics.bytes(of: picture, in: room), rows: room.rows)
        case .sixel:
            characters = nil
            drawing = StyledText.Drawing(Sixels.bytes(of: picture), rows: room.rows)
        }
    }

    package var columns: Int { room.columns }

    package var lines: [StyledText] { beside([]) }

    /// The columns between the picture and the text beside it.
    package static let gap = 2

    /// Returns the picture with lines of text to its right.
    package func beside(_ lines: [StyledText]) -> [StyledText] {
        (0..<max(room.rows, lines.count)).map { index in
            let text = index < lines.count ? lines[index] : StyledText()
            var line = StyledText()
            if index == 0, let drawing { line.spans.append(StyledText.Span(text: "", style: .drawing(drawing))) }
            let hasText = !text.spans.isEmpty
            if let characters, index < characters.count {
                line += characters[index] + StyledText(hasText ? .spaces(Self.gap) : "")
            } else if hasText {
                // Spaces would erase the picture that is already drawn, so skip the columns.
                let isDrawn = drawing != nil && index < room.rows
                line += StyledText(.spaces(room.columns + Self.gap), isDrawn ? .skipped : .plain)
            }
            return line + text
        }
    }
}
