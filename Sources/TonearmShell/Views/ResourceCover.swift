import AppleMusicAPI
import Console
import CoverArt

/// The cover of a resource, drawn for a terminal.
enum ResourceCover {
    /// The cover alone, as large as the screen allows.
    static func large(of resource: Resource, from gallery: Gallery, in frame: Screen.Frame) -> PictureBlock? {
        // The prompt and the address have lines of their own.
        let rows = min(max((frame.height ?? 24) - 4, 4), 24)
        return block(of: resource, from: gallery, in: resource.room(columns: min(frame.width, 60), rows: rows), frame)
    }

    /// - Returns: nil where no pictures are shown, and of what the simulator draws nothing of.
    static func block(
        of resource: Resource, from gallery: Gallery, in room: PictureRoom, _ frame: Screen.Frame
    ) -> PictureBlock? {
        guard let means = frame.pictures, let address = resource.attribute("artwork.url")?.string,
            let pictured = Gallery.resource(at: address)
        else { return nil }
        let size = room.pixels(by: means, cell: frame.cell)
        // So few pixels as characters have are too few for circles: each is the middle of several.
        let factor = means.isText ? 4 : 1
        guard
            let cover = gallery.cover(of: pictured, width: size.width * factor, height: size.height * factor),
            let picture = Picture(width: cover.width, height: cover.height, pixels: cover.pixels)?.reduced(by: factor)
        else { return nil }
        return PictureBlock(picture, in: room, by: means)
    }
}

/// A place for a cover on a card: beside the text where there is room for both, above it on narrow screens, and nowhere on very narrow ones.
struct CardCover {
    let room: PictureRoom
    let isBeside: Bool

    /// Rows of the largest cover and of the smallest.
    private static let largest = 12
    private static let smallest = 6

    /// The sizes that a cover can have, the largest first; empty if the resource has no picture. Only a screen with a height has several.
    static func all(of resource: Resource, in frame: Screen.Frame) -> [CardCover] {
        guard frame.width >= 30, resource.attribute("artwork.url")?.string != nil else { return [] }
        let isBeside = frame.width >= 60
        let columns = isBeside ? min(frame.width / 4, 24) : 20
        let least = frame.fittedHeight == nil ? largest : smallest
        return (least...largest).reversed().map {
            CardCover(room: resource.room(columns: columns, rows: $0), isBeside: isBeside)
        }
    }

    /// The cover that is no higher than the rows beside it, and at least as high as the smallest one.
    static func fitting(_ resource: Resource, rows: Int, in frame: Screen.Frame) -> CardCover {
        let isBeside = frame.width >= 60
        let columns = isBeside ? min(frame.width / 4, 24) : 20
        let room = resource.room(columns: columns, rows: min(max(rows, smallest), isBeside ? largest : smallest))
        return CardCover(room: room, isBeside: isBeside)
    }

    /// Columns for the text beside the cover.
    func textWidth(in frame: Screen.Frame) -> Int { frame.width - room.columns - PictureBlock.gap }

    /// Lines of the cover and of a text with so many lines.
    func lineCount(with lines: Int) -> Int { isBeside ? max(room.rows, lines) : room.rows + lines }
}

extension Resource {
    /// The largest room of its picture's own proportions.
    fileprivate func room(columns: Int, rows: Int) -> PictureRoom {
        PictureRoom(
            width: attribute("artwork.width")?.integer ?? 1, height: attribute("artwork.height")?.integer ?? 1,
            columns: columns, rows: rows)
    }
}
