import AppleMusicAPI
import Console
import CoverArt

/// The cover of a resource, drawn for a terminal.
enum ResourceCover {
    /// The cover on a card: beside the text where there is room for both, above it on narrow screens, and nowhere on very narrow ones.
    static func onCard(
        of resource: Resource, from gallery: Gallery, in frame: Screen.Frame
    ) -> (block: PictureBlock, isBeside: Bool)? {
        guard frame.width >= 30 else { return nil }
        let isBeside = frame.width >= 60
        let columns = isBeside ? min(frame.width / 4, 24) : 20
        return block(of: resource, from: gallery, in: frame, columns: columns, rows: 12).map { ($0, isBeside) }
    }

    /// The cover alone, as large as the screen allows.
    static func large(of resource: Resource, from gallery: Gallery, in frame: Screen.Frame) -> PictureBlock? {
        // The prompt and the address have lines of their own.
        let rows = min(max((frame.height ?? 24) - 4, 4), 24)
        return block(of: resource, from: gallery, in: frame, columns: min(frame.width, 60), rows: rows)
    }

    /// - Returns: nil where no pictures are shown, and of what the simulator draws nothing of.
    private static func block(
        of resource: Resource, from gallery: Gallery, in frame: Screen.Frame, columns: Int, rows: Int
    ) -> PictureBlock? {
        guard let means = frame.pictures, let address = resource.attribute("artwork.url")?.string,
            let pictured = Gallery.resource(at: address)
        else { return nil }
        let room = PictureRoom(
            width: resource.attribute("artwork.width")?.integer ?? 1,
            height: resource.attribute("artwork.height")?.integer ?? 1, columns: columns, rows: rows)
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
