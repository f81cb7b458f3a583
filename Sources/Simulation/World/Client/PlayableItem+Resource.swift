package import AppleMusicAPI
import TonearmAlgorithms
package import TonearmDevice

/// Items for players, read from attributes of resources.
extension PlayableItem {
    /// Reads a song or a music video, of the catalog or the library.
    package init(_ resource: Resource, availability: ItemAvailability = .everywhere) {
        let isLibrary = resource.type == .librarySongs || resource.type == .libraryMusicVideos
        let isVideo = resource.type == .musicVideos || resource.type == .libraryMusicVideos
        let parameters = resource.attribute("playParams")
        self.init(
            isVideo ? .musicVideo : .song,
            catalogID: isLibrary ? parameters?["catalogId"]?.string : resource.id,
            libraryID: isLibrary ? resource.id : nil, title: resource.title,
            artist: resource.attribute("artistName")?.string, album: resource.attribute("albumName")?.string,
            duration: resource.attribute("durationInMillis")?.integer ?? 0,
            playParameters: ItemPlayParameters(parameters),
            isExplicit: resource.attribute("contentRating")?.string == "explicit", availability: availability,
            released: resource.attribute("releaseDate")?.string.flatMap(ReleaseDate.milliseconds))
    }
}

extension ItemPlayParameters {
    init?(_ json: JSON?) {
        guard let id = json?["id"]?.string, let kind = json?["kind"]?.string else { return nil }
        self.init(id: id, kind: kind, isLibrary: json?["isLibrary"]?.bool == true)
    }
}

extension ContainerIdentity {
    /// Reads an album, a playlist or a station, of the catalog or the library.
    init(_ resource: Resource) {
        let isLibrary = resource.type == .libraryAlbums || resource.type == .libraryPlaylists
        let parameters = resource.attribute("playParams")
        let kind: Kind =
            switch resource.type {
            case .stations: .station
            case .playlists, .libraryPlaylists: .playlist
            default: .album
            }
        self.init(
            kind,
            catalogID: isLibrary
                ? parameters?["catalogId"]?.string ?? parameters?["globalId"]?.string : resource.id,
            libraryID: isLibrary ? resource.id : nil, title: resource.title)
    }
}

extension Resource {
    fileprivate var title: String { attribute("name")?.string ?? identifier.description }
}

/// A parser for release dates: a day, a month or a year.
enum ReleaseDate {
    /// Parses `2027-01-08`, `2027-01` or `2027`.
    /// - Returns: the start of the period in UTC, in milliseconds since 1970; nil for other texts.
    static func milliseconds(_ text: String) -> Milliseconds? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
            part.utf8.count <= 4 && part.utf8.allSatisfy(ASCII.isDigit) ? Int(part) : nil
        }
        let (month, day) = (parts.count > 1 ? parts[1] : 1, parts.count > 2 ? parts[2] : 1)
        guard (1...3).contains(parts.count), let year = parts[0], let month, let day, (1...12).contains(month),
            (1...31).contains(day)
        else { return nil }
        return CivilDate(year, month, day).daysSince1970 * 86_400_000
    }
}

/// A reason why a resource cannot be passed to a player.
package enum PlayableProblem: Error, Sendable {
    /// The service refused the request for the resource.
    case refused(ResourceIdentifier, Response)
    /// The service has no resource with this id.
    case missing(ResourceIdentifier)
    /// The resource has no `playParams`, because of its type or because it is not released yet.
    case notPlayable(ResourceIdentifier)
    /// The library contains no match for the query.
    case nothingFits(LibraryQuery)
}
