package import TonearmSystem
import TonearmTerminalText

/// Pixels to be shown on a terminal.
package struct Picture: Hashable, Sendable {
    /// The width in pixels, at least 1, like the height.
    package let width: Int
    package let height: Int
    /// Pixels as `0xRRGGBB`, row by row from the top.
    package let pixels: [UInt32]

    /// - Returns: nil if the number of pixels does not match the width and the height.
    package init?(width: Int, height: Int, pixels: [UInt32]) {
        guard width > 0, height > 0, case (pixels.count, false) = width.multipliedReportingOverflow(by: height) else {
            return nil
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Returns the picture with fewer pixels, each the middle pixel of its square.
    /// - Parameter factor: the side of a square; pixels left over at the right and bottom are cut off.
    package func reduced(by factor: Int) -> Picture? {
        guard factor > 1 else { return self }
        let (columns, rows) = (width / factor, height / factor)
        var reduced: [UInt32] = []
        reduced.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var (red, green, blue) = (UInt32(0), UInt32(0), UInt32(0))
                for y in (row * factor)..<(row * factor + factor) {
                    for x in (column * factor)..<(column * factor + factor) {
                        let pixel = pixels[y * width + x]
                        red += pixel >> 16 & 255
                        green += pixel >> 8 & 255
                        blue += pixel & 255
                    }
                }
                let count = UInt32(factor * factor)
                reduced.append((red / count) << 16 | (green / count) << 8 | (blue / count))
            }
        }
        return Picture(width: columns, height: rows, pixels: reduced)
    }
}

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

/// A technique by which a terminal shows pictures.
package enum PictureMeans: String, CaseIterable, Hashable, Sendable, Codable {
    /// Two pixels a character, in any color (ISO 8613-6 direct color, `38;2`).
    case blocks
    /// Two pixels a character, in xterm's 256 colors.
    case palette = "256"
    /// The terminal graphics protocol of kitty.
    case kitty
    /// Sixel graphics, first used by the VT340.
    case sixel

    /// Whether a picture is made of characters, which pass through pagers and multiplexers.
    package var isText: Bool { self == .blocks || self == .palette }
}

/// The area that a picture takes on a terminal, in characters.
package struct PictureRoom: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// Creates the largest area with a picture's proportions. A character counts as twice as high as it is wide.
    /// - Parameters:
    ///   - width: the picture's width in any unit, like the height; values below 1 count as 1.
    ///   - columns: the most columns that may be used; `rows` limits the height.
    package init(width: Int, height: Int, columns: Int, rows: Int) {
        let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
        let scale = min(Double(columns) / width, Double(rows) * 2 / height)
        self.columns = max(1, min(Int((width * scale).rounded()), columns))
        self.rows = max(1, min(Int((height * scale / 2).rounded()), rows))
    }

    /// Returns the size in pixels of a picture that fills the area.
    package func pixels(by means: PictureMeans, cell: CellSize) -> (width: Int, height: Int) {
        means.isText ? (columns, rows * 2) : (columns * cell.width, rows * cell.height)
    }
}
