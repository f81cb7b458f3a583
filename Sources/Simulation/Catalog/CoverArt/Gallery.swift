package import AppleMusicAPI

/// The covers of a catalog, by the URLs in the simulator's answers: `/artwork/albums/310730204/{w}x{h}{c}.{f}`.
package struct Gallery: Sendable {
    private let catalog: any Catalog

    package init(of catalog: any Catalog) { self.catalog = catalog }

    /// The accepted sizes of a side in pixels.
    package static let sizes = 1...4_096
    private static let types: Set<String> = Set(Schema.appleMusic.types.map(\.type.rawValue))

    /// Parses a path into its resource and the picture's name; nil for paths of other content.
    package static func picture(at path: String) -> (resource: ResourceIdentifier, name: String)? {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard segments.count == 5, segments[0].isEmpty, segments[1] == "artwork" else { return nil }
        return (ResourceIdentifier(ResourceType(segments[2]), PercentEncoding.decode(segments[3])), segments[4])
    }

    /// Returns the resource of an artwork URL of the simulator; nil for other URLs, and for pictures that are not
    /// generated.
    package static func resource(at address: String) -> ResourceIdentifier? {
        guard address.hasPrefix(ArtworkRecord.base) else { return nil }
        return picture(at: "/artwork" + address.dropFirst(ArtworkRecord.base.count))?.resource
    }

    /// Returns the colors of a cover, or nil if the resource does not exist. An account's own resources (its library,
    /// its station) are not in the catalog, so their colors are generated.
    package func colors(of resource: ResourceIdentifier) -> Cover.Colors? {
        guard Self.types.contains(resource.type.rawValue) else { return nil }
        let personal = Schema.appleMusic[resource.type]?.personalIDPrefix
        guard resource.type.rawValue.hasPrefix("library-") || personal.map(resource.id.hasPrefix) == true else {
            return artwork(of: resource).map {
                $0.colors.flatMap(Cover.Colors.init) ?? .drawn(for: resource.description)
            }
        }
        return .drawn(for: resource.description)
    }

    /// Returns the size of a resource's original picture, within the sizes that can be drawn.
    package func originalSize(of resource: ResourceIdentifier) -> (width: Int, height: Int) {
        let most = Self.sizes.upperBound
        guard let artwork = artwork(of: resource) else { return (most, most) }
        return (min(max(1, artwork.width), most), min(max(1, artwork.height), most))
    }

    /// Draws the cover of a resource; nil if the resource does not exist, or the size is out of range.
    package func cover(of resource: ResourceIdentifier, width: Int, height: Int) -> Cover? {
        guard Self.sizes.contains(width), Self.sizes.contains(height), let colors = colors(of: resource) else {
            return nil
        }
        return Cover(of: resource.description, colors: colors, width: width, height: height)
    }

    private func artwork(of resource: ResourceIdentifier) -> ArtworkRecord? {
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
