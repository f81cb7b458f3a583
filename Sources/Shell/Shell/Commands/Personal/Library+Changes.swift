import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// The forms that change the library.
extension Library {
    struct Add: Action {
        var resources: [RowOrResource] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&resources, "Rows, type/id or links: songs, albums, music videos and playlists.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let words = resources.map(\.text)
            let purpose = "add '\(words.joined(separator: " "))' to the library"
            let resources: [ResourceIdentifier]
            switch try await context.resources(
                words, orNamed: "songs,albums,playlists", to: "add to the library", by: "library add")
            {
            case .choice(let view): return view
            case .resources(let found): resources = found
            }
            let addable: [ResourceType] = [.songs, .albums, .musicVideos, .playlists]
            if let other = resources.first(where: { !addable.contains($0.type) }) {
                throw Failure.usage(
                    "Cannot add '\(other)' to the library", "\(other.type) cannot be added",
                    next: "Songs, albums, music videos and playlists of the catalog can.")
            }
            for resource in resources { try context.session.require(.addToLibrary(resource)) }
            try context.session.requireUserToken(to: purpose)
            let found = try await context.requireThere(resources, to: purpose)
            let obstacles = try await context.obstacles(toAdding: resources, found, to: purpose)
            let names = resources.map { context.session.name(of: $0) }
            let present = try await context.inLibrary(resources)
            let response = try await context.change(.post, "/library", QueryItem.ids(of: resources), to: purpose)
            return Message(
                zip(resources, names).map { resource, name in
                    StyledText("Asked to add \(name)")
                        + StyledText(
                            present.contains(resource)
                                ? "; it is in the library already."
                                : obstacles[resource].map { "; it will not appear: \($0)." } ?? ".")
                } + [
                    obstacles.count == resources.count
                        ? .faint("status \(response.status): the service answers so too when it adds nothing")
                        : .faint("status \(response.status): the service adds what it can in its own time; see ")
                            + .command("library recent")
                ]
                    + CallLines.libraryLines(
                        .addToLibrary, on: context.session.world.device, in: context.session.frameworks),
                identifiers: resources)
        }
    }

    struct Remove: Action {
        /// The types that are removed by name.
        private static let types = "library-albums,library-songs,library-playlists,library-music-videos"

        var resources: [RowOrResource] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&resources, "Rows, type/id of the library, or a name.")
        }

        mutating func run(in context: some RequestContext) async throws -> any View {
            let resources: [ResourceIdentifier]
            switch try await context.resources(
                self.resources.map(\.text), orNamed: Self.types, to: "remove from the library", by: "library remove")
            {
            case .choice(let view): return view
            case .resources(let found): resources = found
            }
            if let other = resources.first(where: { !$0.isOfLibrary }) {
                throw Failure.usage(
                    "Cannot remove '\(other)' from the library",
                    "this is the catalog's id, and the library has its own",
                    next: "'library \(other.type)' lists what the library has, to be removed by row.")
            }
            for resource in resources {
                let type = Schema.appleMusic[resource.type]?.pathName ?? ""
                _ = try await context.change(
                    .delete, "/library/\(type)/\(PercentEncoding.encodeSegment(resource.id))",
                    to: "remove '\(resource)' from the library")
            }
            return Message(
                resources.map { StyledText("Removed \(context.session.name(of: $0)).") } + [
                    .faint("its id is gone with it, and no call of the frameworks removes; ") + .command("undo")
                        + .faint(" brings it back")
                ], identifiers: resources)
        }
    }
}

/// Finds the reasons why an added resource will not appear in the library. The service answers 202 in any case.
extension RequestContext {
    /// Returns the reason for each resource that cannot appear in the simulated account's library. Empty if another
    /// service answers, because its rules are unknown.
    /// - Parameter found: the resources in the catalog of the session's storefront.
    func obstacles(
        toAdding resources: [ResourceIdentifier], _ found: [Resource], to purpose: String
    ) async throws -> [ResourceIdentifier: String] {
        guard session.world.address.isSimulated else { return [:] }
        if session.world.memory.faults.has(.addIgnored, on: "/v1/me/library") {
            let words = "the fault 'add-ignored' is set, and 'fault clear' ends it"
            return Dictionary(resources.map { ($0, words) }) { first, _ in first }
        }
        let storefront = session.world.userToken.flatMap { session.world.account($0.account)?.storefront }
        var there = found
        var obstacles: [ResourceIdentifier: String] = [:]
        if let storefront, storefront != session.world.storefront {
            there = try await catalogResources(resources, in: storefront, to: purpose)
            let ids = Set(there.map(\.identifier))
            for resource in resources where !ids.contains(resource) {
                obstacles[resource] = "the account's storefront '\(storefront)' does not have it"
            }
        }
        for resource in there where resource.attributes != nil && resource.attribute("playParams") == nil {
            obstacles[resource.identifier] = "it has no 'playParams', so it is not playable"
        }
        return obstacles
    }
}
