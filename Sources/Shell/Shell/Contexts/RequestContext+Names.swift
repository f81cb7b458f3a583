import AppleMusicAPI
import TonearmWorld

/// The resources that words name, or the results among which the user chooses.
enum NamedResources {
    case resources([ResourceIdentifier])
    case choice(any View)
}

/// Finds resources by names where ids are taken. Digits are always ids.
extension RequestContext {
    /// Returns the resources of words for a command that changes something: rows, ids, links, or a name that exactly one
    /// resource has. Other names are answered with the results to choose from.
    /// - Parameters:
    ///   - types: the types to search, separated by commas.
    ///   - command: the command that takes a row, such as `library add`.
    ///   - rest: the words after the row, such as `like`.
    ///   - isExact: whether a single result needs to have exactly the name; false for a command that only looks.
    func resources(
        _ words: [String], orNamed types: String, to purpose: String, by command: String, _ rest: String? = nil,
        isExact: Bool = true
    ) async throws -> NamedResources {
        guard session.settings.words >= .second, let name = ResourceName(words, among: session.rows) else {
            return .resources(try session.resources(words, to: purpose))
        }
        switch try await find(name, types: types, to: "find", by: command, rest, isExact: isExact) {
        case .resource(let resource):
            note("'\(name.text)' is \(resource)")
            return .resources([resource])
        case .choice(let view): return .choice(view)
        }
    }

    /// Returns the id of a name in place of ids, or the results among which the user chooses; nil if the words are ids.
    func named(_ words: [String], of type: ResourceType) async throws -> NamedResources? {
        guard session.settings.words >= .second, Self.searched.contains(type), words.allSatisfy(Self.isPlain),
            let name = ResourceName(words, among: session.rows)
        else { return nil }
        switch try await find(name, types: type.rawValue, to: "find", by: "open") {
        case .resource(let resource): return .resources([resource])
        case .choice(let view): return .choice(view)
        }
    }

    /// The types that the service searches.
    private static var searched: Set<ResourceType> {
        [
            .activities, .albums, .appleCurators, .artists, .curators, .musicVideos, .playlists, .recordLabels, .songs,
            .stations,
        ]
    }

    /// Returns whether a word is no id with letters and digits, such as `pl.acc464` or `ra.978194965`, and no list.
    private static func isPlain(_ word: String) -> Bool { !word.contains(".") && !word.contains(",") }

    /// Returns the resources that are favorites already; empty if the service does not tell.
    func inFavorites(_ resources: [ResourceIdentifier]) async throws -> Set<ResourceIdentifier> {
        try await present(resources, QueryItem("extend", "inFavorites")) { $0.attribute("inFavorites")?.bool == true }
    }

    /// Returns the resources that the account's library has already; empty if the service does not tell.
    func inLibrary(_ resources: [ResourceIdentifier]) async throws -> Set<ResourceIdentifier> {
        try await present(resources, QueryItem("relate", "library")) {
            $0.relationship("library")?.data.isEmpty == false
        }
    }

    /// Returns the resources for which a condition holds in the catalog's answer.
    /// - Parameter item: the parameter that asks for what the condition reads.
    private func present(
        _ resources: [ResourceIdentifier], _ item: QueryItem, where isPresent: (Resource) -> Bool
    ) async throws -> Set<ResourceIdentifier> {
        guard session.settings.words >= .second else { return [] }
        var found: Set<ResourceIdentifier> = []
        for type in ResourceType.all(of: resources)
        where Schema.appleMusic.catalogTypes.contains(where: { $0.type == type }) {
            let ids = resources.filter { $0.type == type }.map(\.id).joined(separator: ",")
            let request = Request(
                path: "\(session.world.catalogPath)/\(type)", query: [QueryItem("ids", ids), item])
            let response = try await send(request, isPatient: false)
            guard response.isSuccess else { continue }
            for row in Answer(request: request, response: response).sections.flatMap(\.rows) where isPresent(row) {
                found.insert(row.identifier)
            }
        }
        return found
    }
}
