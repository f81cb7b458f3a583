import AppleMusicAPI
import TonearmConsole
import TonearmWorld

/// Notes what is missing from answers: the service silently omits resources that it does not have.
extension RequestContext {
    /// Notes the requested ids and codes that are not in the answer.
    func noteWhatIsMissing(in answer: Answer) {
        let items = answer.request.query.filter { Self.names($0.name) }
        guard !items.isEmpty, answer.request.method == .get, answer.continuations.isEmpty else { return }
        let rows = answer.sections.flatMap(\.rows)
        for item in items {
            let (type, found) = Self.answered(item.name, by: rows, of: answer.request)
            let present = Set(found.map(Self.comparable))
            var missing: [String] = []
            for text in item.value.split(separator: ",").map(String.init)
            where !present.contains(Self.comparable(text)) && !missing.contains(text) {
                missing.append(text)
            }
            guard !missing.isEmpty else { continue }
            let owner =
                answer.request.path.hasPrefix("/v1/me/")
                ? "the account" : type == "storefronts" ? "the service" : "the storefront '\(session.world.storefront)'"
            note("\(owner) has no \(type) \(missing.joined(separator: ", "))")
        }
    }

    /// Notes names in the request that the API does not have, since the service ignores them.
    func noteUnknownNames(in request: Request) {
        guard let match = try? request.match(in: .appleMusic) else { return }
        let kinds = [
            "include": "relationship", "relate": "relationship", "extend": "extended attribute", "views": "view",
        ]
        for item in request.query {
            guard let kind = kinds[item.name], case .names(let names)? = match.endpoint.parameter(item.name)?.kind
            else {
                continue
            }
            for name in item.value.split(separator: ",").map(String.init) where !names.contains(name) {
                let near = Nearest.names(to: name, in: names).first.map { "; did you mean '\($0)'?" } ?? ""
                note("there is no \(kind) '\(name)', so the service ignores it\(near)")
            }
        }
    }

    /// Notes that a link belongs to another storefront than the session's.
    func noteStorefront(of reference: Reference, in word: String) {
        guard let storefront = reference.storefront, storefront != session.world.storefront, word.contains("/") else {
            return
        }
        note(
            "the link is of the storefront '\(storefront)', and this is what '\(session.world.storefront)' has; "
                + "'storefront \(storefront)' goes there")
    }

    /// Returns whether a parameter names resources.
    private static func names(_ parameter: String) -> Bool {
        ["ids", "filter[isrc]", "filter[upc]"].contains(parameter)
            || parameter.hasPrefix("ids[") && parameter.hasSuffix("]")
    }

    /// Returns the requested type in words, and the ids or codes that the rows have.
    private static func answered(
        _ parameter: String, by rows: [Resource], of request: Request
    ) -> (type: String, found: [String]) {
        let last = request.path.split(separator: "/").last.map(String.init) ?? ""
        switch parameter {
        case "ids": return (last, rows.map(\.id))
        case "filter[isrc]": return ("\(last) with the ISRC", rows.compactMap { $0.attribute("isrc")?.string })
        case "filter[upc]": return ("\(last) with the UPC", rows.compactMap { $0.attribute("upc")?.string })
        default:
            let type = parameter.dropFirst(4).dropLast()
            return (String(type), rows.filter { $0.type.rawValue == type }.map(\.id))
        }
    }

    /// Normalizes a code: case, leading zeros and spaces do not matter.
    private static func comparable(_ text: String) -> String {
        let text = text.lowercased().filter { $0 != " " }
        return text.allSatisfy(\.isNumber) ? String(text.drop { $0 == "0" }) : text
    }

    /// Checks that catalog resources exist, since the service silently omits missing ones. Resources of the current
    /// answer are not requested again.
    /// - Returns: the resources of the current answer and of the catalog, perhaps without attributes.
    /// - Throws: `Failure` with the missing resources, or with the service's refusal.
    @discardableResult
    func requireThere(_ resources: [ResourceIdentifier], to purpose: String) async throws -> [Resource] {
        let answer = session.here?.answer
        let shown = (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])
        let known = Set(shown.map(\.identifier))
        let unknown = resources.filter { !known.contains($0) }
        let found = try await catalogResources(unknown, in: session.world.storefront, to: purpose)
        let there = Set(found.map(\.identifier))
        let missing = unknown.filter { Schema.appleMusic[$0.type]?.home == .catalog && !there.contains($0) }
        guard !missing.isEmpty else { return shown.filter { resources.contains($0.identifier) } + found }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        throw Failure(
            "Cannot \(purpose)", "the storefront '\(session.world.storefront)' has no \(names)",
            next: "'search' finds what it has.")
    }

    /// The most ids in a request, for every type.
    private static var batch: Int { 25 }

    /// Fetches the resources that a storefront has.
    func catalogResources(
        _ resources: [ResourceIdentifier], in storefront: String, to purpose: String
    ) async throws -> [Resource] {
        var found: [Resource] = []
        for type in ResourceType.all(of: resources) where Schema.appleMusic[type]?.home == .catalog {
            let ids = resources.filter { $0.type == type }.map(\.id)
            for start in stride(from: 0, to: ids.count, by: Self.batch) {
                let request = Request(
                    path: "/v1/catalog/\(storefront)/\(type)",
                    query: [QueryItem("ids", ids[start...].prefix(Self.batch).joined(separator: ","))])
                // A change is sent without retries, and so is the check before it.
                let response = try await send(request, isPatient: false)
                if response.status == 404 { continue }
                try refuse(response, to: purpose)
                found += Answer(request: request, response: response).sections.flatMap(\.rows)
            }
        }
        return found
    }
}
