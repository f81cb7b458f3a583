import AppleMusicAPI
import AppleMusicSimulator
import EndpointSupport

/// Every question of the suite, enumerated from the Schema.
struct Battery {
    let endpoint: Endpoint
    private let path: String
    private let body: [UInt8]
    /// The parameters without which nothing is answered: of each group the first.
    private let needed: [QueryItem]

    private init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
        let id = Owner.id(of: endpoint)
        path = endpoint.path(id: id)
        body = Array((Bodies.good(for: endpoint) ?? "").utf8)
        needed = endpoint.required.map { Battery.item($0[0], of: endpoint, id: id) }
    }

    /// All questions, endpoint after endpoint.
    static let all: [Case] = Schema.standard.endpoints.flatMap { Battery($0).cases } + methods + paths

    /// As many as connections carry in a few seconds: each endpoint's plain question, and of the others every so many, a number that goes
    /// round among the variants so that each of them is asked of some endpoints.
    static let sample: [Case] = all.enumerated().filter { $0.element.isPlain || $0.offset % 11 == 3 }.map(\.element)

    /// The plain question first, with which others are compared.
    var cases: [Case] { [plain] + parameters + required + unknown + tokens + userTokens + bodies + ids }

    private var isPersonal: Bool { endpoint.authentication == .developerAndUserToken }

    private func asks(_ items: [QueryItem], _ rule: Case.Rule, path: String? = nil, body: [UInt8]? = nil) -> Case {
        let request = Request(path: path ?? self.path, query: items)
        return Case(
            request: Setting.request(
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

    /// `ids[albums]` names its type; nil for `ids`, which are the endpoint's.
    private static func knownID(for name: String) -> String? {
        name.hasPrefix("ids[") ? Known.ids[ResourceType(String(name.dropFirst(4).dropLast()))] ?? "1" : nil
    }

    private var plain: Case { asks(needed, .plain) }

    private var parameters: [Case] {
        endpoint.parameters.flatMap { parameter in
            Variants(endpoint: endpoint, parameter: parameter, plain: needed).all.map { variant in
                asks(items(with: variant.items, parameter), variant.rule)
            }
        }
    }

    /// The plain question's parameters, but for those that the new ones take the place of.
    private func items(with items: [QueryItem], _ parameter: Parameter) -> [QueryItem] {
        let group = endpoint.required.first { $0.contains(parameter.name) } ?? [parameter.name]
        return needed.filter { !group.contains($0.name) } + items
    }

    private var required: [Case] {
        endpoint.required.map { group in
            let blamed = group[0].hasPrefix("ids[") ? "ids" : group[0]
            return asks(needed.filter { $0.name != group[0] }, .parameter(40003, blamed))
        }
    }

    private var unknown: [Case] {
        ["zzz", "IDS", "include ", String(repeating: "z", count: 2_000), ""].map {
            asks(needed + [QueryItem($0, "1")], .parameter(40004, $0))
        }
    }

    private var tokens: [Case] {
        Setting.badDeveloperTokens.map { token in
            var copy = plain
            copy.request.headers["Authorization"] = token
            copy.rule = .bare(401)
            return copy
        }
    }

    private var userTokens: [Case] {
        guard isPersonal else { return [] }
        return Setting.badUserTokens.map { token in
            var copy = plain
            copy.request.headers["Music-User-Token"] = token
            copy.rule = .refused(code: 40300, nil)
            return copy
        }
    }

    private var bodies: [Case] {
        guard Bodies.good(for: endpoint) != nil else { return [] }
        return Bodies.unreadable.map { asks([], .body("/"), body: $0) }
            + Bodies.misshapen(for: endpoint).map { asks([], .body($0.pointer), body: Array($0.body.utf8)) }
            + Bodies.odd(for: endpoint).map { asks([], .sound, body: Array($0.utf8)) }
            + [asks([], .bare(413), body: [UInt8](repeating: UInt8(ascii: " "), count: Response.largestBody + 1))]
    }

    /// Ids in the path that name nothing.
    private var ids: [Case] {
        guard endpoint.path.contains("{id}") else { return [] }
        let isGone = endpoint.operation.isDeletion
        return ["0", "%20", "a%2Fb", "caf%C3%A9", String(repeating: "9", count: 2_000)].map {
            asks(
                needed, isGone ? .bare(204) : endpoint.isLocked ? .sound : .refused(code: 40400, nil),
                path: endpoint.path(id: $0))
        } + [asks(needed, .bare(414), path: endpoint.path(id: String(repeating: "9", count: Response.largestTarget)))]
    }
}

extension Battery {
    /// Every method on every path: those that the Schema has not are refused.
    private static var methods: [Case] {
        let all = Dictionary(grouping: Schema.standard.endpoints, by: \.path)
        return all.sorted { $0.key < $1.key }.flatMap { _, endpoints -> [Case] in
            let known = Set(endpoints.map(\.method))
            return [Request.Method.get, .post, .put, .delete, .patch].filter { !known.contains($0) }.map { method in
                let target = endpoints[0].path(id: Owner.id(of: endpoints[0]))
                return Case(
                    request: Setting.request(method, target, isPersonal: true), rule: .refused(code: 40500, nil))
            }
        }
    }

    /// Paths that lead nowhere, or here in a roundabout way.
    private static var paths: [Case] {
        let targets: [(String, Case.Rule)] = [
            ("/", .refused(code: 40400, nil)), ("/v2", .refused(code: 40400, nil)),
            ("/v1/nothing", .refused(code: 40400, nil)),
            ("/v1/catalog/xx/albums/310730204", .refused(code: 40005, nil)),
            ("/v1/catalog/us/nothing", .refused(code: 40008, nil)),
            ("/v1/me/library/library-songs", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/nothing", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/view/nothing", .refused(code: 40008, nil)),
            ("/v1/catalog/us/albums/310730204/", .sound), ("/v1/catalog/us/search?types=songs&term=%25", .sound),
            ("/v1/catalog/us/search?types=songs&term=caf%C3%A9+%F0%9F%8E%B6", .sound),
            ("/v1/catalog/us/albums/310730204?", .sound), ("/v1/catalog/us/albums/310730204?&&l=en-US&", .sound),
        ]
        return targets.map { Case(request: Setting.request(.get, $0.0, isPersonal: true), rule: $0.1) }
    }
}

extension Endpoint {
    /// Whether an ordinary token is refused whatever is asked.
    var isLocked: Bool {
        guard case .relationship(let type, let name) = operation else { return false }
        return Schema.standard[type]?.relationship(name)?.isEntitled == true
    }
}

extension Endpoint.Operation {
    /// Taking back what is not there is no error.
    var isDeletion: Bool { if case .personal(.deleteRating) = self { true } else { false } }
}
