import AppleMusicAPI

extension MusicItem where Self: MusicPropertyContainer, Self: Decodable {
    /// Returns the item with additional properties loaded. The receiver is unchanged.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        try await loading(properties.map(\.place), from: nil)
    }

    /// Returns the item with additional properties loaded. The receiver is unchanged.
    public func with(_ properties: PartialMusicAsyncProperty<Self>...) async throws -> Self {
        try await loading(properties.map(\.place), from: nil)
    }

    /// Returns the item with additional properties, loaded from the preferred source if that has the item.
    public func with(
        _ properties: PartialMusicAsyncProperty<Self>..., preferredSource: MusicPropertySource
    ) async throws -> Self {
        try await loading(properties.map(\.place), from: preferredSource)
    }

    /// Returns the item with additional properties, loaded from the preferred source if that has the item.
    public func with(
        _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
    ) async throws -> Self {
        try await loading(properties.map(\.place), from: preferredSource)
    }

    private func loading(_ places: [PropertyPlace], from source: MusicPropertySource?) async throws -> Self {
        guard !places.isEmpty, let item = self as? any ResourceItem,
            let loaded = try await item.loading(places, from: source) as? Self
        else { return self }
        return loaded
    }
}

extension ResourceItem {
    fileprivate func loading(_ places: [PropertyPlace], from source: MusicPropertySource?) async throws -> Self {
        let world = try KitWorld.required()
        let description = Schema.appleMusic[ResourceType(Self.kind.libraryType ?? "")]
        let known = Set(description?.relationships.map(\.name) ?? [])
        let source = source ?? (resource.isLibrary ? .library : .catalog)
        var added = resource.value
        var rest = places
        if source == .library, let path = try await libraryPath(in: world) {
            let own = places.filter { place in
                if case .include(let name) = place { known.contains(name) } else { false }
            }
            if !own.isEmpty {
                let answer = try await world.libraryItem(at: path, PropertyPlace.query(own))
                added = ItemAnswer(answer, places).merged(into: added)
            }
            rest = places.filter { !own.contains($0) }
        }
        if !rest.isEmpty {
            if let id = try await catalogID(in: world) {
                let type = resource.isLibrary ? Self.kind.catalogTypes[0] : resource.type
                let answer = try await world.catalog(
                    "/\(type)/\(PercentEncoding.encodeSegment(id))", PropertyPlace.query(rest))
                added = ItemAnswer(answer, places).merged(into: added)
            } else if source == .catalog, let path = try await libraryPath(in: world) {
                // The catalog does not have uploads.
                let own = rest.filter { known.contains($0.name) }
                let answer = try await world.libraryItem(at: path, PropertyPlace.query(own))
                added = ItemAnswer(answer, places).merged(into: added)
            }
        }
        return try Self(value: added)
    }

    /// Returns the library path of the item; nil if the library does not have the item.
    private func libraryPath(in world: KitWorld) async throws -> String? {
        guard let type = Self.kind.libraryType else { return nil }
        let name = type.dropFirst("library-".count)
        if resource.isLibrary { return "/v1/me/library/\(name)/\(PercentEncoding.encodeSegment(id.rawValue))" }
        let twin = try await world.libraryTwin(ofType: resource.type, id: id.rawValue)
        return twin.map { "/v1/me/library/\(name)/\(PercentEncoding.encodeSegment($0))" }
    }

    /// Returns the catalog id of the item; nil if the catalog does not have the item.
    private func catalogID(in world: KitWorld) async throws -> String? {
        if let id = resource.catalogID { return id }
        guard let path = try await libraryPath(in: world) else { return nil }
        let answer = try await world.libraryItem(at: path, PropertyPlace.query([.include("catalog")]))
        return answer["data"]?.array?.first?["relationships"]?["catalog"]?["data"]?.array?.first?["id"]?.string
    }
}

/// The answer to a request for one item.
private struct ItemAnswer {
    private let object: [String: ItemValue]
    private let places: [PropertyPlace]

    init(_ answer: ItemValue, _ places: [PropertyPlace]) {
        object = answer["data"]?.array?.first?.object ?? [:]
        self.places = places
    }

    /// Adds the properties of the answer to an item, which keeps its other attributes: a twin's may differ.
    func merged(into item: ItemValue) -> ItemValue {
        var merged = item.object ?? [:]
        for place in places {
            let group = place.group ?? "attributes"
            guard let found = object[group]?[place.name] else { continue }
            var members = merged[group]?.object ?? [:]
            members[place.name] = found
            merged[group] = .object(members)
        }
        return .object(merged)
    }
}
