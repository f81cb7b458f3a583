import AppleMusicAPI
import TonearmAlgorithms

@testable import TonearmSimulator

/// A maker of random personal requests: the Schema's paths with odd ids, methods, parameters and bodies.
struct RandomRequest {
    var random: RandomSource

    static let endpoints = Schema.appleMusic.endpoints.filter { $0.authentication == .developerAndUserToken }

    private static let ids: [String] = DocumentedIDs.library.flatMap { [$0.id, $0.resource.id] } + oddIDs

    private static let oddIDs: [String] =
        [
            DocumentedIDs.playlist, DocumentedIDs.folder, DocumentedIDs.recommendation, AccountLibrary.Folder.rootID,
            "ra.853851860", "ra.178834", "ra.978194965", "ra.u-d683b0e24e05d843", "a.PkdJNdAIrQozOW", "year-2025",
            "month-2025-10", "search", "milestones", "0", "-1", "9223372036854775808", "i.", "p.none", "l.none", ".",
            "..", "", " ", "%", "[", "a/b", "a,b", "\u{0}", "\u{1B}[31m", "日本", "e\u{301}", "👩‍👩‍👧",
            String(repeating: "9", count: 3000), String(repeating: "日", count: 700),
        ]

    private static let values: [String] = [
        "", "0", "1", "-1", "5", "11", "26", "101", "abc", "1.5", "+1", "9223372036854775807", "9223372036854775808",
        "latest", "year", "year,month,all-time", "playlistsroot", "personal", "library", "tracks", "subscription",
        "map",
        "songs", "library-songs,library-albums", "albums,stations", "catalog,tracks,albums", "children,parent",
        "inFavorites,trackTypes", "top-songs,top-artists", "contents", "content", "song", "night", "love", "ja", "zz",
        "%", "[", "日本", "\u{0}", "e\u{301}", "true", (1...300).map(String.init).joined(separator: ","),
        DocumentedIDs.library.map(\.id).joined(separator: ","), String(repeating: "a,", count: 4000),
    ]

    mutating func next() -> Request {
        let endpoint = pick(Self.endpoints)
        let method = random.below(5) == 0 ? pick(Request.Method.allCases) : endpoint.method
        var request = Request(method, path: path(endpoint), query: query(endpoint))
        if method != .get { request.body = RandomBody(random: random, ids: Self.ids).bytes }
        _ = random.next()
        return request
    }

    private mutating func pick<Element>(_ all: [Element]) -> Element { all[random.below(all.count)] }

    private mutating func path(_ endpoint: Endpoint) -> String {
        var path = ""
        for segment in endpoint.path.split(separator: "/") {
            let text =
                switch segment {
                case "{id}": pick(Self.ids)
                case "{storefront}": pick(["us", "jp", "zz", ""])
                case "{view}": pick(["top-songs", "top-albums", "top-artists", "zzz"])
                default: random.below(60) == 0 ? pick(Self.ids) : String(segment)
                }
            path += "/" + PercentEncoding.encodeSegment(text)
        }
        return random.below(20) == 0 ? path + "/" : path
    }

    private mutating func query(_ endpoint: Endpoint) -> [QueryItem] {
        var items = endpoint.required.compactMap { group in
            random.below(6) == 0
                ? nil : QueryItem(pick(group), random.below(3) == 0 ? pick(Self.ids) : pick(Self.values))
        }
        for _ in 0..<random.below(4) {
            let parameter = pick(endpoint.parameters)
            let inner = pick(["songs", "library-songs", "library-albums", "tracks", "view.top-songs", "zzz", ""])
            let name = parameter.isFamily && random.below(2) == 0 ? "\(parameter.name)[\(inner)]" : parameter.name
            items.append(QueryItem(random.below(40) == 0 ? pick(Self.values) : name, pick(Self.values)))
        }
        return items
    }
}

/// A random body of a write: valid, malformed, damaged, too deep, too large, or not text.
struct RandomBody {
    var bytes: [UInt8] = []
    private var random: RandomSource
    private let ids: [String]

    init(random: RandomSource, ids: [String]) {
        self.random = random
        self.ids = ids
        switch self.random.below(40) {
        case 0: bytes = []
        case 1: bytes = Array(String(repeating: "[", count: 5000).utf8)
        case 2: bytes = Array(#"{"attributes":{"name":"\#(String(repeating: "x", count: 1 << 20))"}}"#.utf8)
        case 3: bytes = (0..<64).map { _ in UInt8(truncatingIfNeeded: self.random.next()) }
        case 4: bytes = Array(JSON.array([.null, .integer(1)]).text.utf8)
        default:
            bytes = Array(object.text.utf8)
            if self.random.below(4) == 0, !bytes.isEmpty {
                bytes[self.random.below(bytes.count)] = UInt8(truncatingIfNeeded: self.random.next())
            }
            if self.random.below(30) == 0 { bytes.removeLast(min(3, bytes.count)) }
        }
    }

    private mutating func pick<Element>(_ all: [Element]) -> Element { all[random.below(all.count)] }

    /// Returns a value, sometimes of the wrong kind.
    private mutating func perhaps(_ value: JSON) -> JSON {
        random.below(12) == 0 ? pick([.null, 1, true, "text", [:], [], ["a": []]]) : value
    }

    private mutating func identifiers() -> JSON {
        let types = [
            "songs", "music-videos", "library-songs", "library-music-videos", "library-playlist-folders", "zzz",
        ]
        let elements = (0..<random.below(5)).map { _ -> JSON in
            perhaps(["id": perhaps(.string(pick(ids))), "type": perhaps(.string(pick(types)))])
        }
        return perhaps(.array(elements))
    }

    private var object: JSON {
        mutating get {
            let attributes: JSON = [
                "name": perhaps(.string(pick(["Road", "", " ", "日本", "\u{0}"]))), "description": perhaps("text"),
                "isPublic": perhaps(true), "value": perhaps(.integer(random.below(4) - 1)),
            ]
            var relationships = JSONObject()
            if random.below(3) == 0 { relationships.append("tracks", perhaps(["data": identifiers()])) }
            if random.below(3) == 0 { relationships.append("parent", perhaps(["data": identifiers()])) }
            return [
                "type": perhaps("rating"), "data": identifiers(), "attributes": perhaps(attributes),
                "relationships": perhaps(.object(relationships)),
            ]
        }
    }
}
