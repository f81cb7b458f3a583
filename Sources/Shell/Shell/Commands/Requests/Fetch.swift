import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// The commands that fetch resources of a type: `albums ID…`, `songs ID…` and so on.
struct Fetch<Kind: FetchKind>: RowsCommand {
    static var description: CommandDescription {
        let type = Kind.description
        return CommandDescription(
            type.type.rawValue, .find, "Fetch \(type.type.rawValue.replacing("-", with: " ")) by their ids.",
            discussion: Kind.discussion,
            aliases: [.storefronts, .playlists].contains(type.type) ? [] : [type.singular], examples: Kind.examples)
    }

    static var name: String { Kind.description.type.rawValue }

    var ids: [ResourceID] = []
    var finding = Kind.Finding()
    var members = MemberOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&ids, "The ids, separated by spaces or commas.")
        fields.group("Finding", &finding)
        fields.group("What to answer with", &members)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let type = Kind.description
        let words = ids.flatMap { $0.text.split(separator: ",").map(String.init) }
        if let view = try await finding.whole(words, in: context) { return view }
        var ids = try await finding.ids(of: words, in: context)
        switch try await context.named(self.ids.map(\.text), of: type.type) {
        case .choice(let view): return view
        case .resources(let resources): ids = resources.map(\.id)
        case nil: break
        }
        let filters = finding.filters
        if ids.isEmpty, filters.isEmpty, !Kind.isListed {
            throw Failure.usage(
                "Cannot fetch \(type.type)", "no id was given", next: "Type for example '\(Kind.examples[0])'.")
        }
        if ids.count == 1, filters.isEmpty {
            let resource = ResourceIdentifier(type.type, ids[0])
            let request = Request(path: context.session.world.path(to: resource), query: members.query)
            return try await context.visit(request, to: "fetch '\(resource)'")
        }
        let path = type.home == .storefronts ? "/v1/storefronts" : "\(context.session.world.catalogPath)/\(type.type)"
        let found = filters + (ids.isEmpty ? [] : [QueryItem("ids", ids.joined(separator: ","))])
        let parts = ids + filters.map { "\($0.name)=\($0.value)" }
        let title = ([type.type.rawValue] + parts).joined(separator: " ")
        return try await context.visit(
            Request(path: path, query: found + members.query), to: "fetch '\(title)'", title: title)
    }
}

/// The properties of a type that can be fetched.
protocol FetchKind: Sendable {
    associatedtype Finding: FindingOptions
    static var description: TypeDescription { get }
    /// Whether the type can be listed without ids.
    static var isListed: Bool { get }
    static var examples: [String] { get }
    static var discussion: String { get }
}

extension FetchKind {
    static var isListed: Bool { false }
    static var discussion: String { description.summary }
}

enum Activities: FetchKind {
    typealias Finding = ByIDs
    static let description = TypeDescription.of(.activities)
    static let examples = ["activities 976439514", "activities 976439514 976439503"]
}

enum Albums: FetchKind {
    typealias Finding = AlbumFinding
    static let description = TypeDescription.of(.albums)
    static let examples = [
        "albums 310730204", "albums 310730204 1616728060", "albums --upc 00602445868162",
        "albums 1616728060 --views related-videos,other-versions", "albums 1616728060 --extend audioVariants -o json",
    ]
}

enum AppleCurators: FetchKind {
    typealias Finding = ByIDs
    static let description = TypeDescription.of(.appleCurators)
    static let examples = ["apple-curators 976439526"]
}

enum Artists: FetchKind {
    typealias Finding = ByIDs
    static let description = TypeDescription.of(.artists)
    static let examples = ["artists 178834", "artists 1147783278 --views top-songs,similar-artists"]
}

enum Curators: FetchKind {
    typealias Finding = ByIDs
    static let description = TypeDescription.of(.curators)
    static let examples = ["curators 976439448"]
}

enum Genres: FetchKind {
    typealias Finding = GenreFinding
    static let description = TypeDescription.of(.genres)
    static let isListed = true
    static let examples = [
        "genres", "genres 14 21", "genres funk", "genres rock --tree", "genres --tree --where name~jazz",
        "genres --search jazz latin",
    ]
    static var discussion: String {
        description.summary
            + " The service lists those of its charts, and answers those below them by id: '--tree' and names know their ids from the store's "
            + "list. The words of a name may come in any order: 'genres jazz smooth'. '--search' asks the genre service of the iTunes Store, "
            + "which has all of them in one answer."
    }
}

enum MusicVideos: FetchKind {
    typealias Finding = TrackFinding
    static let description = TypeDescription.of(.musicVideos)
    static let examples = ["music-videos 1553279848", "music-videos --isrc GB1302001140"]
}

enum Playlists: FetchKind {
    typealias Finding = PlaylistFinding
    static let description = TypeDescription.of(.playlists)
    static let examples = ["playlists pl.acc464c750b94302b8806e5fcbe56e17", "playlists --storefront-chart us"]
}

enum RecordLabels: FetchKind {
    typealias Finding = ByIDs
    static let description = TypeDescription.of(.recordLabels)
    static let examples = ["record-labels 1543990853"]
}

enum Songs: FetchKind {
    typealias Finding = TrackFinding
    static let description = TypeDescription.of(.songs)
    static let examples = ["songs 203709340", "songs --isrc USSM17500423", "songs 203709340 --include albums"]
}

enum StationGenres: FetchKind {
    typealias Finding = ListPart
    static let description = TypeDescription.of(.stationGenres)
    static let isListed = true
    static let examples = ["station-genres", "station-genres 1149486336"]
}

enum Stations: FetchKind {
    typealias Finding = StationFinding
    static let description = TypeDescription.of(.stations)
    static let examples = ["stations ra.978194965", "stations --live"]
}

enum Storefronts: FetchKind {
    typealias Finding = StorefrontFinding
    static let description = TypeDescription.of(.storefronts)
    static let isListed = true
    static let examples = ["storefronts", "storefronts us jp", "storefronts uk", "storefronts --limit 2"]
}

extension TypeDescription {
    /// Returns the description of a type that the `Schema` contains.
    static func of(_ type: ResourceType) -> TypeDescription {
        Schema.appleMusic[type] ?? TypeDescription(type, singular: type.rawValue, "", attributes: [])
    }
}
