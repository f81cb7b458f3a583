package import AppleMusicAPI
package import MusicCatalog

/// The covers of a catalog, as the addresses in the simulator's answers name them: `/artwork/albums/310730204/{w}x{h}{c}.{f}`.
package struct Gallery: Sendable {
    private let catalog: any Catalog

    package init(of catalog: any Catalog) { self.catalog = catalog }

    /// Pixels of a side.
    package static let sizes = 1...4_096
    private static let types: Set<String> = Set(Schema.appleMusic.types.map(\.type.rawValue))

    /// Whose picture a path leads to, and how it is called; nil for paths that are none of a picture's.
    package static func picture(at path: String) -> (resource: ResourceIdentifier, name: String)? {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard segments.count == 5, segments[0].isEmpty, segments[1] == "artwork" else { return nil }
        return (ResourceIdentifier(ResourceType(segments[2]), PercentEncoding.decode(segments[3])), segments[4])
    }

    /// Whose picture an address of the simulator's answers leads to; nil for addresses of others, and for pictures that are not drawn.
    package static func resource(at address: String) -> ResourceIdentifier? {
        guard address.hasPrefix(Artwork.base) else { return nil }
        return picture(at: "/artwork" + address.dropFirst(Artwork.base.count))?.resource
    }

    /// The colours of a picture, or nil when there is no such thing. What is an account's own (its library, its station) is not in the
    /// catalog, so its pictures get colours of their own.
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

    /// - Returns: nil when there is no such thing, or no such size.
    package func cover(of resource: ResourceIdentifier, width: Int, height: Int) -> Cover? {
        guard Self.sizes.contains(width), Self.sizes.contains(height), let colors = colors(of: resource) else {
            return nil
        }
        return Cover(of: resource.description, colors: colors, width: width, height: height)
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
