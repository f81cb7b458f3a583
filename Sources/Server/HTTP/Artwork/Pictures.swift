import AppleMusicAPI
import TonearmCatalog
import TonearmCoverArt

/// Answers `GET /artwork/{type}/{id}/{w}x{h}{c}.{f}`, the paths of the artwork templates in answers.
struct Pictures: Sendable {
    private let gallery: Gallery
    private let studio: Studio
    private let draw: @Sendable (Cover) -> [UInt8]

    /// - Parameters:
    ///   - catalog: the catalog of the covers.
    ///   - draw: returns a cover as a PNG.
    init(
        catalog: any Catalog, studio: Studio = Studio(), draw: @escaping @Sendable (Cover) -> [UInt8] = { $0.png }
    ) {
        gallery = Gallery(of: catalog)
        self.studio = studio
        self.draw = draw
    }

    /// Returns nil if the request is not for a picture.
    func response(to request: Request) -> Pending<Response>? {
        guard request.isRead, request.target.hasPrefix("/artwork/"),
            let (resource, ending) = Gallery.picture(at: request.path)
        else { return nil }
        guard let name = PictureName(ending), let colors = gallery.colors(of: resource) else {
            return .ready(Pictures.text(404, "There is no such picture."))
        }
        guard Gallery.sizes.contains(name.width), Gallery.sizes.contains(name.height) else {
            return .ready(Pictures.text(400, "A picture has 1 to \(Gallery.sizes.upperBound) pixels a side."))
        }
        let draw = draw
        let picture = studio.picture(Studio.Key(resource: resource.description, name: name)) {
            draw(
                Cover(
                    of: resource.description, colors: colors, width: name.width, height: name.height,
                    isRound: name.isRound))
        }
        return picture.map { $0.map(Pictures.png) ?? Pictures.tooMany }
    }

    private static func png(_ picture: [UInt8]) -> Response {
        Response(
            status: 200,
            headers: Headers([("Content-Type", "image/png"), ("Cache-Control", "public, max-age=86400")]),
            body: .bytes(picture))
    }

    /// The response if more large pictures wait than can be drawn in the time that clients wait.
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
