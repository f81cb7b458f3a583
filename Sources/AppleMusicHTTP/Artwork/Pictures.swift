import AppleMusicAPI
import AppleMusicSimulator
import MusicCatalog

/// Answers `GET /artwork/{type}/{id}/{w}x{h}{c}.{f}`, to which the artwork templates of answers lead.
struct Pictures: Sendable {
    private let catalog: any Catalog
    private let studio: Studio
    private let draw: @Sendable (Cover) -> [UInt8]

    /// - Parameters:
    ///   - catalog: whose covers are drawn.
    ///   - draw: makes a PNG.
    init(
        catalog: any Catalog, studio: Studio = Studio(), draw: @escaping @Sendable (Cover) -> [UInt8] = { $0.png }
    ) {
        self.catalog = catalog
        self.studio = studio
        self.draw = draw
    }

    static let sizes = 1...4_096
    private static let types: Set<String> = Set(Schema.standard.types.map(\.type.rawValue))

    /// - Returns: nil for paths that are none of a picture's.
    func answer(_ path: String) async -> Response? {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard segments.count == 5, segments[0].isEmpty, segments[1] == "artwork" else { return nil }
        let resource = ResourceIdentifier(ResourceType(segments[2]), PercentEncoding.decode(segments[3]))
        guard let name = PictureName(segments[4]), let colors = colors(of: resource) else {
            return Pictures.text(404, "There is no such picture.")
        }
        guard Pictures.sizes.contains(name.width), Pictures.sizes.contains(name.height) else {
            return Pictures.text(400, "A picture has 1 to \(Pictures.sizes.upperBound) pixels a side.")
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

    /// The colours of a picture, or nil when there is no such thing. What is an account's own (its library, its station) is not in the
    /// catalog, so its pictures get colours of their own.
    private func colors(of resource: ResourceIdentifier) -> Cover.Colors? {
        guard Pictures.types.contains(resource.type.rawValue) else { return nil }
        let personal = Schema.standard[resource.type]?.personalIDPrefix
        guard resource.type.rawValue.hasPrefix("library-") || personal.map(resource.id.hasPrefix) == true else {
            return artwork(of: resource).map {
                $0.colors.flatMap(Cover.Colors.init) ?? .drawn(for: resource.description)
            }
        }
        return .drawn(for: resource.description)
    }

    private func artwork(of resource: ResourceIdentifier) -> Artwork? {
        switch resource.type {
        case .albums: catalog.album(resource.id)?.artwork
        case .artists: catalog.artist(resource.id)?.artwork
        case .songs: catalog.song(resource.id)?.artwork
        case .musicVideos: catalog.musicVideo(resource.id)?.artwork
        case .playlists: catalog.playlist(resource.id)?.artwork
        case .stations: catalog.station(resource.id)?.artwork
        case .recordLabels: catalog.recordLabel(resource.id)?.artwork
        case .curators, .appleCurators, .activities: catalog.curator(resource)?.artwork
        default: nil
        }
    }
}
