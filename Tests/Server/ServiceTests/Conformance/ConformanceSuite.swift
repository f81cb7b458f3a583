import AppleMusicAPI
import TonearmServiceSupport
import TonearmSimulator
import TonearmTestSupport

/// The requests of the suite, enumerated from the Schema.
struct ConformanceSuite {
    let endpoint: Endpoint
    private let path: String
    private let body: [UInt8]
    /// The required parameters: the first of each group.
    private let needed: [QueryItem]

    private init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
        let id = SampleIDs.id(of: endpoint)
        path = endpoint.path(id: id)
        body = Array((Bodies.good(for: endpoint) ?? "").utf8)
        needed = endpoint.required.map { ConformanceSuite.item($0[0], of: endpoint, id: id) }
    }

    /// All cases, endpoint after endpoint.
    static let all: [ConformanceCase] =
        Schema.appleMusic.endpoints.flatMap { ConformanceSuite($0).cases } + methods + paths

    /// The cases of this run: all, or in short runs a sample and the baseline request of each endpoint.
    static let sampled: [ConformanceCase] = {
        let chosen = Set(Sample.of(all.indices) { "\(all[$0])" })
        return all.indices.filter { all[$0].isBaseline || chosen.contains($0) }.map { all[$0] }
    }()

    /// A sample for tests over connections, small enough for a few seconds.
    ///
    /// It contains the baseline request of each endpoint and every 23rd other case, so that each kind of variant
    /// reaches some endpoints.
    static let sample: [ConformanceCase] = all.enumerated().filter {
        $0.element.isBaseline || $0.offset % 23 == 3 || $0.element.endpoint?.isForWebPlayer == true
    }.map(\.element)

    /// The cases of the sample that this run sends to every service: all, or in short runs a tenth.
    static let compared = Sample.of(sample)

    /// The cases of the endpoint, its baseline request first.
    var cases: [ConformanceCase] { endpoint.isForWebPlayer ? refusedEdits : all }

    private var all: [ConformanceCase] {
        [baseline] + parameters + required + unknown + tokens + userTokens + bodies + ids
    }

    private var isPersonal: Bool { endpoint.authentication == .developerAndUserToken }

    private func makeCase(_ items: [QueryItem], _ rule: ConformanceCase.Rule, path: String? = nil, body: [UInt8]? = nil)
        -> ConformanceCase
    {
        let request = Request(path: path ?? self.path, query: items)
        return ConformanceCase(
            request: Fixture.request(
                endpoint.method, request.target, isPersonal: isPersonal, body: body ?? self.body),
            rule: rule, endpoint: endpoint)
    }

    private static func item(_ name: String, of endpoint: Endpoint, id: String) -> QueryItem {
        switch endpoint.parameter(name)?.kind {
        case .choices(let choices): QueryItem(name, choices.prefix(1).joined(separator: ","))
        case .identifiers: QueryItem(name, knownID(for: name) ?? id)
        case .text(let texts): QueryItem(name, texts.first ?? "love")
        default: QueryItem(name, "en")
        }
    }

    /// Returns an id for the type in `ids[albums]`, or nil for `ids`, whose values belong to the endpoint.
    private static func knownID(for name: String) -> String? {
        name.hasPrefix("ids[") ? Known.ids[ResourceType(String(name.dropFirst(4).dropLast()))] ?? "1" : nil
    }

    private var baseline: ConformanceCase { makeCase(needed, .baseline) }

    private var parameters: [ConformanceCase] {
        endpoint.parameters.flatMap { parameter in
            Variants(endpoint: endpoint, parameter: parameter, baseline: needed).all.map { variant in
                makeCase(items(with: variant.items, parameter), variant.rule)
            }
        }
    }

    /// Returns the baseline request's parameters, with the new items in place of their group.
    private func items(with items: [QueryItem], _ parameter: Parameter) -> [QueryItem] {
        let group = endpoint.required.first { $0.contains(parameter.name) } ?? [parameter.name]
        return needed.filter { !group.contains($0.name) } + items
    }

    /// Edits that only the web player's host performs. The API answers any of them with a bare 401.
    private var refusedEdits: [ConformanceCase] {
        let requests = [
            makeCase(needed, .bare(401)), makeCase([], .bare(401)), makeCase([QueryItem("zzz", "1")], .bare(401)),
        ]
        let bodies = ["", "x", "{}"].map { makeCase(needed, .bare(401), body: Array($0.utf8)) }
        let tokens = [nil, "x"].map { token in
            var copy = requests[0]
            copy.request.headers["Music-User-Token"] = token
            return copy
        }
        return requests + bodies + tokens
    }

    private var required: [ConformanceCase] {
        endpoint.required.map { group in
            let blamed = group[0].hasPrefix("ids[") ? "ids" : group[0]
            return makeCase(needed.filter { $0.name != group[0] }, .parameter(40003, blamed))
        }
    }

    private var unknown: [ConformanceCase] {
        ["zzz", "IDS", "include ", String(repeating: "z", count: 2_000), ""].map {
            makeCase(needed + [QueryItem($0, "1")], .parameter(40004, $0))
        }
    }

    private var tokens: [ConformanceCase] {
        Fixture.badDeveloperTokens.map { token in
            var copy = baseline
            copy.request.headers["Authorization"] = token
            copy.rule = .bare(401)
            return copy
        }
    }

    private var userTokens: [ConformanceCase] {
        guard isPersonal else { return [] }
        return Fixture.badUserTokens.map { token in
            var copy = baseline
            copy.request.headers["Music-User-Token"] = token
            copy.rule = .refused(code: 40300, nil)
            return copy
        }
    }

    private var bodies: [ConformanceCase] {
        guard Bodies.good(for: endpoint) != nil else { return [] }
        return Bodies.unreadable.map { makeCase([], .body("/"), body: $0) }
            + Bodies.misshapen(for: endpoint).map { makeCase([], .body($0.pointer), body: Array($0.body.utf8)) }
            + Bodies.odd(for: endpoint).map { makeCase([], .valid, body: Array($0.utf8)) }
            + [makeCase([], .bare(413), body: [UInt8](repeating: UInt8(ascii: " "), count: Response.largestBody + 1))]
    }

    /// Cases with unknown ids in the path.
    private var ids: [ConformanceCase] {
        guard endpoint.path.contains("{id}") else { return [] }
        let isGone = endpoint.operation.isDeletion
        let texts = ["0", "%20", "a%2Fb", "caf%C3%A9", String(repeating: "9", count: 2_000)] + ExtremeNumbers.texts
        return texts.map {
            makeCase(
                needed, isGone ? .bare(204) : endpoint.isLocked ? .valid : .refused(code: 40400, nil),
                path: endpoint.path(id: $0))
        } + [
            makeCase(needed, .bare(414), path: endpoint.path(id: String(repeating: "9", count: Response.largestTarget)))
        ]
    }
}

extension ConformanceSuite {
    /// Every method on every path: methods outside the Schema are refused.
    private static var methods: [ConformanceCase] {
        let all = Dictionary(grouping: Schema.appleMusic.endpoints, by: \.path)
        return all.sorted { $0.key < $1.key }.flatMap { _, endpoints -> [ConformanceCase] in
            let known = Set(endpoints.map(\.method))
            return [Request.Method.get, .post, .put, .delete, .patch].filter { !known.contains($0) }.map { method in
                let target = endpoints[0].path(id: SampleIDs.id(of: endpoints[0]))
                return ConformanceCase(
                    request: Fixture.request(method, target, isPersonal: true), rule: .refused(code: 40500, nil))
            }
        }
    }

    /// Unknown paths and unusual spellings of known paths.
    private static var paths: [ConformanceCase] {
        let targets: [(String, ConformanceCase.Rule)] = [
            ("/", .refused(code: 40400, nil)), ("/v2", .refused(code: 40400, nil)),
            ("/v1/nothing", .refused(code: 40400, nil)),
            ("/v1/catalog/xx/albums/310730204", .refused(code: 40005, nil)),
            ("/v1/catalog/us/nothing", .refused(code: 40008, nil)),
            ("/v1/me/library/library-songs", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/nothing", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/view/nothing", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/", .valid), ("/v1/catalog/us/search?types=songs&term=%25", .valid),
            ("/v1/catalog/us/search?types=songs&term=caf%C3%A9+%F0%9F%8E%B6", .valid),
            ("/v1/catalog/US/albums/310730204", .valid), ("/v1/catalog/Us/search?term=love", .valid),
            ("/v1/storefronts/US", .valid), ("/v1/language/US/tag?acceptLanguage=de", .valid),
            ("/v1/editorial/us/groupings", .refused(code: 40400, nil)),
            ("/v1/recommendations/us", .refused(code: 40400, nil)), ("/v1/play/assets", .refused(code: 40400, nil)),
            ("/v1/catalog/us/artists/178834?views=top-songs&limit[top-songs]=4", .valid),
            ("/v1/catalog/us/artists/178834?limit[top-albums]=4", .valid),
            ("/v1/catalog/us/artists/178834?views=top-songs&limit[top-songs]=101", .parameter(40005, "limit")),
            ("/v1/catalog/us/artists/178834?limit[station]=5&include=station", .valid),
            ("/v1/catalog/us/albums/310730204?", .valid), ("/v1/catalog/us/albums/310730204?&&l=en-US&", .valid),
        ]
        return targets.map { ConformanceCase(request: Fixture.request(.get, $0.0, isPersonal: true), rule: $0.1) }
            + observed.map { ConformanceCase(request: Fixture.request($0, $1, isPersonal: true), rule: $2) }
    }

    /// Cases known only from recordings.
    private static var observed: [(Request.Method, String, ConformanceCase.Rule)] {
        let next = "/v1/me/stations/next-tracks"
        return [Request.Method.get, .post, .put, .delete, .patch].map {
            ($0, "/v1/me/library/playlists/p.AbCdEfGhIjKlMn/artwork", .refused(code: 40500, nil))
        } + [
            (.get, "/v1/me/library/artists?sort=-dateAdded", .parameter(40005, "sort")),
            (.get, "/v1/me/library/playlist-folders?sort=name", .parameter(40004, "sort")),
            (.get, "/v1/catalog/us/albums/310730204/tracks?sort=name", .parameter(40004, "sort")),
            (.post, next, .refused(code: 40500, nil)), (.get, next + "/ra.178834", .refused(code: 40500, nil)),
            (.post, next + "/i.AbCdEfGhIjKlMn", .refused(code: 50001, nil)),
            (.get, "/v1/me/recommendations?with=friendsMix&platform=web", .valid),
            (.get, "/v1/me/recommendations?displayFilter[kind]=x", .parameter(40004, "displayFilter[kind]")),
            (.delete, "/v1/me/favorites?ids[songs]=203709340&art[url]=f", .valid),
        ]
    }
}

extension Endpoint {
    /// A Boolean value that is true if an ordinary token is always refused.
    var isLocked: Bool {
        guard case .relationship(let type, let name) = operation else { return false }
        return Schema.appleMusic[type]?.relationship(name)?.isEntitled == true
    }
}

extension Endpoint.Operation {
    /// A Boolean value that is true for deleting ratings, which succeeds for missing ratings too.
    var isDeletion: Bool { if case .personal(.deleteRating) = self { true } else { false } }
}
