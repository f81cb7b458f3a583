import AppleMusicAPI
import TonearmCatalog
import TonearmConsole

/// A renderer of resource covers for terminals.
enum ResourceCover {
    /// Draws only the cover, as large as the screen allows.
    static func large(of resource: Resource, from gallery: Gallery, in frame: Screen.Frame) -> PictureBlock? {
        // The prompt and the address need lines as well.
        let rows = min(max((frame.height ?? 24) - 4, 4), 24)
        return block(of: resource, from: gallery, in: resource.room(columns: min(frame.width, 60), rows: rows), frame)
    }

    /// Draws the cover of a resource; nil if pictures are not shown, or the simulator has no cover for the resource.
    static func block(
        of resource: Resource, from gallery: Gallery, in room: PictureRoom, _ frame: Screen.Frame
    ) -> PictureBlock? {
        guard let means = frame.pictures, let address = resource.attribute("artwork.url")?.string,
            let pictured = Gallery.resource(at: address)
        else { return nil }
        let size = room.pixels(by: means, cell: frame.cell)
        // At the low resolution of characters, circles need oversampling: each pixel is the middle of several.
        let factor = means.isText ? 4 : 1
        guard
            let cover = gallery.cover(of: pictured, width: size.width * factor, height: size.height * factor),
            let picture = Picture(width: cover.width, height: cover.height, pixels: cover.pixels)?.reduced(by: factor)
        else { return nil }
        return PictureBlock(picture, in: room, by: means)
    }
}

/// The place of a cover on a card: beside the text on wide screens, and above it on narrow screens. Very narrow screens
/// have no cover.
struct CardCover {
    let room: PictureRoom
    let isBeside: Bool

    /// The rows of the largest and the smallest cover.
    private static let largest = 12
    private static let smallest = 6

    /// Returns the possible sizes, the largest first; empty if the resource has no picture. Without a known screen
    /// height, there is only one size.
    static func all(of resource: Resource, in frame: Screen.Frame) -> [CardCover] {
        guard frame.width >= 30, resource.attribute("artwork.url")?.string != nil else { return [] }
        let isBeside = frame.width >= 60
        let columns = isBeside ? min(frame.width / 4, 24) : 20
        let least = frame.fittedHeight == nil ? largest : smallest
        return (least...largest).reversed().map {
            CardCover(room: resource.room(columns: columns, rows: $0), isBeside: isBeside)
        }
    }

    /// Returns the largest cover that is not higher than the rows beside it, or else the smallest one.
    static func fitting(_ resource: Resource, rows: Int, in frame: Screen.Frame) -> CardCover {
        let isBeside = frame.width >= 60
        let columns = isBeside ? min(frame.width / 4, 24) : 20
        let room = resource.room(columns: columns, rows: min(max(rows, smallest), isBeside ? largest : smallest))
        return CardCover(room: room, isBeside: isBeside)
    }

    /// Returns the width of the text beside the cover in columns.
    func textWidth(in frame: Screen.Frame) -> Int { frame.width - room.columns - PictureBlock.gap }

    /// Returns the height of the cover with a text of the given number of lines.
    func lineCount(with lines: Int) -> Int { isBeside ? max(room.rows, lines) : room.rows + lines }
}

extension Resource {
    /// Returns the largest area with the picture's proportions.
    fileprivate func room(columns: Int, rows: Int) -> PictureRoom {
        PictureRoom(
            width: attribute("artwork.width")?.integer ?? 1, height: attribute("artwork.height")?.integer ?? 1,
            columns: columns, rows: rows)
    }
}

/// A view of the addresses of pictures, each below its picture if that can be drawn.
struct ArtworkView: View {
    let pictures: [(resource: Resource, address: String)]
    var gallery: Gallery?

    func illustrated(by gallery: () -> Gallery?) -> any View {
        var view = self
        view.gallery = gallery()
        return view
    }
    var body: Body? { .json(.strings(pictures.map(\.address))) }
    var identifiers: [ResourceIdentifier]? { pictures.map(\.resource.identifier) }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        pictures.flatMap { resource, address in
            let cover = gallery.flatMap { ResourceCover.large(of: resource, from: $0, in: frame) }
            // The address must not be wrapped or cut, so that it can be copied.
            return (cover?.lines ?? []) + [StyledText(address).linked(to: Link(address))]
        }
    }
}
