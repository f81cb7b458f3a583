import AppleMusicAPI
import CoverArt
import MusicCatalog

/// Answers `GET /artwork/{type}/{id}/{w}x{h}{c}.{f}`, to which the artwork templates of answers lead.
struct Pictures: Sendable {
    private let gallery: Gallery
    private let studio: Studio
    private let draw: @Sendable (Cover) -> [UInt8]

    /// - Parameters:
    ///   - catalog: whose covers are drawn.
    ///   - draw: makes a PNG.
    init(
        catalog: any Catalog, studio: Studio = Studio(), draw: @escaping @Sendable (Cover) -> [UInt8] = { $0.png }
    ) {
        gallery = Gallery(of: catalog)
        self.studio = studio
        self.draw = draw
    }

    /// - Returns: nil for paths that are none of a picture's.
    func answer(_ path: String) async -> Response? {
        guard let (resource, ending) = Gallery.picture(at: path) else { return nil }
        guard let name = PictureName(ending), let colors = gallery.colors(of: resource) else {
            return Pictures.text(404, "There is no such picture.")
        }
        guard Gallery.sizes.contains(name.width), Gallery.sizes.contains(name.height) else {
            return Pictures.text(400, "A picture has 1 to \(Gallery.sizes.upperBound) pixels a side.")
        }
        let draw = draw
        let picture = await studio.picture(Studio.Key(resource: resource.description, name: name)) {
            draw(
                Cover(
                    of: resource.description, colors: colors, width: name.width, height: name.height,
                    isRound: name.isRound))
        }
        guard let picture else { return Pictures.tooMany }
        return Response(
            status: 200,
            headers: Headers([("Content-Type", "image/png"), ("Cache-Control", "public, max-age=86400")]),
            body: .bytes(picture))
    }

    /// More large pictures wait already than can be drawn while somebody waits.
    private static var tooMany: Response {
        var response = text(503, "Too many large pictures are being drawn.")
        response.headers["Retry-After"] = "10"
        return response
    }

    private static func text(_ status: Int, _ sentence: String) -> Response {
        Response(
            status: status, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]),
            body: .bytes(Array((sentence + "\n").utf8)))
    }
}
