import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A column of the table for a resource type.
struct Column: Sendable {
    var title: String
    /// The attribute's name, or a path with dots.
    var path: String
    /// The path to use if a resource has no value at the first path.
    var fallback: String?
    var format = Format.text
    /// The importance; columns with the lowest weight are left out first if the table does not fit.
    var weight: Int

    enum Format: Sendable {
        case text
        /// A duration in milliseconds, formatted as `m:ss` or `h:mm:ss`.
        case duration
        /// The year of a date.
        case year
        /// The day of a time.
        case day
        case number
        /// A word that is shown if the value is true.
        case flag(String)
        /// The first element of an array.
        case first
        /// The first elements of an array, and the number of the others.
        case list
        /// A rating's value as a word.
        case opinion
        /// The name of the first resource of the relationship.
        case related
        /// A value, unchanged.
        case value(isNumeric: Bool)
        /// A member of the resource, such as `id`, `type` or `href`.
        case member

        var isRightAligned: Bool {
            switch self {
            case .duration, .number, .value(isNumeric: true): true
            default: false
            }
        }

        /// Whether cells may be cut. Texts may, numbers and dates may not.
        var isFlexible: Bool {
            switch self {
            case .text, .first, .list, .related, .value(isNumeric: false): true
            default: false
            }
        }
    }

    /// - Parameters:
    ///   - attributes: the resource's attributes.
    ///   - days: the format of dates.
    func text(of resource: Resource, _ attributes: JSONObject?, days: DayFormat = .iso) -> String {
        switch format {
        case .related, .member, .value: return value(of: resource)?.words ?? ""
        default: break
        }
        guard let value = attributes?[path: path] ?? fallback.flatMap({ attributes?[path: $0] }) else { return "" }
        return switch format {
        case .text: value.string ?? value.text
        case .duration: value.integer.map(Column.duration) ?? ""
        case .year: (value.string ?? "").beginning(4)
        case .day: days.text((value.string ?? "").beginning(10))
        case .number: value.integer.map(String.init) ?? ""
        case .flag(let word): value.bool == true ? word : ""
        case .first: value.strings.first ?? ""
        case .list: Column.list(value.strings)
        case .opinion: value.integer.map { $0 > 0 ? "like" : "dislike" } ?? ""
        case .related, .member, .value: ""
        }
    }

    /// Returns the value behind the cell; nil if the resource has none.
    func value(of resource: Resource) -> JSON? {
        switch format {
        case .related: resource.relationships.first?.page.data.first?.attribute("name")
        case .member: resource.json[path]
        default:
            resource.attributes?[path: path] ?? fallback.flatMap { resource.attributes?[path: $0] }
        }
    }

    /// Lists the first texts: `en-US, es-MX, ar, +7`.
    private static func list(_ texts: [String]) -> String {
        let shown = texts.prefix(3).joined(separator: ", ")
        return texts.count > 3 ? "\(shown), +\(texts.count - 3)" : shown
    }

    static func duration(_ milliseconds: Int) -> String {
        let seconds = milliseconds.addingClamped(500) / 1000
        let rest = seconds % 60 < 10 ? "0\(seconds % 60)" : String(seconds % 60)
        guard seconds >= 3600 else { return "\(seconds / 60):\(rest)" }
        let minutes = seconds / 60 % 60
        return "\(seconds / 3600):\(minutes < 10 ? "0" : "")\(minutes):\(rest)"
    }

    static let name = Column(title: "Name", path: "name", weight: 100)
    static let artist = Column(title: "Artist", path: "artistName", weight: 80)
    static let album = Column(title: "Album", path: "albumName", weight: 50)
    static let time = Column(title: "Time", path: "durationInMillis", format: .duration, weight: 75)
    static let released = Column(title: "Released", path: "releaseDate", format: .day, weight: 60)
    static let added = Column(title: "Added", path: "dateAdded", format: .day, weight: 35)
    static let genre = Column(title: "Genre", path: "genreNames", format: .first, weight: 40)

    /// Returns the columns of a type, between the row number and the id.
    static func columns(of type: ResourceType) -> [Column] {
        switch type {
        case .songs, .librarySongs: [name, artist, album, time]
        case .albums, .libraryAlbums:
            [name, artist, released, Column(title: "Tracks", path: "trackCount", format: .number, weight: 45), added]
        case .artists: [name, genre]
        case .musicVideos, .libraryMusicVideos: [name, artist, released, time]
        case .playlists:
            [
                name, Column(title: "Curator", path: "curatorName", weight: 60),
                Column(title: "Modified", path: "lastModifiedDate", format: .day, weight: 30),
            ]
        case .libraryPlaylists:
            [
                name, Column(title: "Edit", path: "canEdit", format: .flag("yours"), weight: 60),
                Column(title: "Seen", path: "isPublic", format: .flag("public"), weight: 30),
                Column(title: "Changed", path: "lastModifiedDate", format: .day, weight: 50), added,
            ]
        case .libraryPlaylistFolders: [name, added]
        case .stations:
            [
                name, Column(title: "Live", path: "isLive", format: .flag("live"), weight: 60),
                Column(title: "Length", path: "durationInMillis", format: .duration, weight: 50),
            ]
        case .appleCurators: [name, Column(title: "Kind", path: "kind", weight: 60)]
        case .genres: [name, Column(title: "Parent", path: "parentName", weight: 60)]
        case .storefronts:
            [
                name, Column(title: "Language", path: "defaultLanguageTag", weight: 80),
                Column(title: "Explicit", path: "explicitContentPolicy", weight: 60),
                Column(title: "Languages", path: "supportedLanguageTags", format: .list, weight: 70),
            ]
        case .personalRecommendation:
            [
                Column(title: "Title", path: "title.stringForDisplay", weight: 100),
                Column(title: "Reason", path: "reason.stringForDisplay", weight: 60),
            ]
        case .albumPeriodSummaries, .artistPeriodSummaries, .songPeriodSummaries:
            [
                Column(title: "Name", path: "", format: .related, weight: 100),
                Column(title: "Plays", path: "playCount", format: .number, weight: 90),
                Column(title: "Minutes", path: "listenTimeInMinutes", format: .number, weight: 60),
            ]
        case .musicSummaries:
            [
                Column(title: "Period", path: "period", weight: 100),
                Column(title: "Year", path: "year", format: .number, weight: 80),
                Column(title: "Minutes", path: "listenTimeInMinutes", format: .number, weight: 60),
            ]
        case .musicSummariesMilestones:
            [
                Column(title: "Minutes", path: "value", weight: 100),
                Column(title: "Reached", path: "dateReached", format: .day, weight: 90),
            ]
        case .ratings:
            [
                Column(title: "Name", path: "", format: .related, weight: 100),
                Column(title: "Rating", path: "value", format: .opinion, weight: 90),
            ]
        default: [name]
        }
    }

    /// The columns for rows of several types.
    static let mixed = [
        name, Column(title: "By", path: "artistName", fallback: "curatorName", weight: 80),
    ]
}
