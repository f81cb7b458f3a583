import AppleMusicAPI

/// The library: lists, fetching by ids, relationships.
extension CheckedRequest {
    func libraryList(of type: ResourceType) throws(RequestRefusal) -> JSON {
        let root = ResourceIdentifier(.libraryPlaylistFolders, AccountLibrary.Folder.rootID)
        // The root is only in the metadata ("Get the Root Library Playlist Folder", Apple Music API reference).
        if let value = query.text("filter[identity]") {
            return adding(FilteredResources("identity", [value]) { _ in [root] }, to: page([], next: nil))
        }
        // Simulated libraries do not contain the personal mixes.
        if let value = query.text("filter[featured]") {
            return adding(FilteredResources("featured", [value]) { _ in [] }, to: page([], next: nil))
        }
        if query.has("ids") {
            return page(fetched(query.list("ids").map { ResourceIdentifier(type, $0) }), next: nil)
        }
        return listed(ordered(builder.sorted(type)), as: .oneOfSeveral, keeping: query.orderItems)
    }

    func libraryResource(_ identifier: ResourceIdentifier) throws(RequestRefusal) -> JSON {
        // The root has no content of its own (observed).
        if identifier.id == AccountLibrary.Folder.rootID, query.list("include").isEmpty { throw .rootFolder }
        guard let resource = builder.libraryResource(identifier, as: .single) else { throw notInLibrary(identifier) }
        return page([resource], next: nil)
    }

    func libraryMixed() -> JSON {
        page(
            fetched(
                schema.libraryTypes.flatMap { type in
                    query.list("ids[\(type.type)]").map { ResourceIdentifier(type.type, $0) }
                }), next: nil)
    }

    private func fetched(_ identifiers: [ResourceIdentifier]) -> [JSON] {
        let builder = builder
        let role: ResourceBuilder.Role = identifiers.count == 1 ? .onlyOne : .oneOfSeveral
        let found = identifiers.map { (identifier: $0, resource: builder.libraryResource($0, as: role)) }
        let hasKnown = found.contains { $0.identifier.type == .libraryPlaylists && $0.resource != nil }
        return found.compactMap { $0.resource ?? (hasKnown ? placeholder($0.identifier) : nil) }
    }

    /// Returns the placeholder for a missing playlist among others (observed).
    private func placeholder(_ identifier: ResourceIdentifier) -> JSON? {
        guard identifier.type == .libraryPlaylists, identifier.id.hasPrefix("p.") else { return nil }
        var object = builder.identity(identifier)
        object.append(
            "attributes",
            [
                "canEdit": false, "hasCatalog": false, "isPublic": false,
                "lastModifiedDate": .string(AnswerTime.text(0)),
            ])
        return .object(object)
    }

    /// Returns a relationship within or into the library, by its own path.
    func libraryRelated(
        _ relationship: RelationshipDescription, of owner: ResourceIdentifier
    ) throws(RequestRefusal) -> JSON {
        let isRoot = owner == ResourceIdentifier(.libraryPlaylistFolders, AccountLibrary.Folder.rootID)
        let isThere = relationship.isPersonal || isRoot || builder.libraryResource(owner, as: .oneOfSeveral) != nil
        guard isThere else { throw notInLibrary(owner) }
        let all = builder.libraryRelated(relationship.name, of: owner)
        guard query.offset >= 0, query.offset < all.count else {
            throw .noRelated(relationship.name, offset: query.offset, count: all.count)
        }
        return listed(all, as: .related(isPrimary: true), hasTotal: !relationship.isPersonal)
    }

    /// Returns albums and playlists, newest first.
    func recentlyAdded(_ snapshot: AccountSnapshot) -> JSON {
        let albums = snapshot.library.albums.map { (ResourceIdentifier(.libraryAlbums, $0.id), $0.added) }
        let playlists = snapshot.library.playlists.map { (ResourceIdentifier(.libraryPlaylists, $0.id), $0.added) }
        let all = (albums + playlists).sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.map(\.0)
        return listed(all, as: .related(isPrimary: true), hasTotal: false)
    }
}
