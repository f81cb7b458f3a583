import AppleMusicAPI
import TonearmCatalog
import TonearmSimulator

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
    /// - Parameter now: seconds since 1970.
    func response(to request: Request, now: Int) -> Pending<Response>? {
        guard request.isRead, request.target.hasPrefix("/artwork/"),
            let (resource, ending) = Gallery.picture(at: request.path)
        else { return nil }
        guard let asked = PictureName(ending), let colors = gallery.colors(of: resource) else {
            return .ready(Pictures.text(404, "There is no such picture."))
        }
        if ArtworkExpiry.isOver(request, now: now) { return .ready(Pictures.text(403, "The address has expired.")) }
        guard asked.width > 0, asked.height > 0 else {
            return .ready(Pictures.text(400, "A picture has 1 pixel a side at least."))
        }
        let name = asked.fitted(into: gallery.originalSize(of: resource))
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
