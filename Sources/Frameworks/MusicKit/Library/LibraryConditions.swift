/// The filters and sorts of a library request, on the items or on the sections.
struct LibraryConditions {
    private var filters: [(any LibraryItem) -> Bool] = []
    private var sorts: [LibrarySort] = []
    /// The parts of items that the conditions need beyond the lists of the service.
    private(set) var needs: Set<LibraryNeed> = []

    /// Returns the items that pass the filters, in order.
    func applied(to items: [any LibraryItem]) -> [any LibraryItem] {
        LibrarySort.sorted(items.filter { item in filters.allSatisfy { $0(item) } }, by: sorts)
    }

    /// Keeps items whose property passes a test.
    mutating func keep<Filter, V>(_ keyPath: KeyPath<Filter, V>, where isKept: @escaping (V) -> Bool) {
        needs.formUnion(LibraryNeed.of(keyPath))
        filters.append { item in
            // The casts go through `Any`, as the item's own type of filter is not known here.
            (item.anyFilterFields as? Filter).map { isKept($0[keyPath: keyPath]) } ?? false
        }
    }

    /// Keeps items whose property equals one of several values. An id is compared with the item's id in the library and
    /// with its id in the catalog.
    mutating func keep<Filter, V: Equatable>(_ keyPath: KeyPath<Filter, V>, equalTo values: [V]) {
        guard let ids = values as? [MusicItemID] else { return keep(keyPath) { values.contains($0) } }
        // The list of a type contains the ids of the catalog only with the catalog's items.
        needs.insert(.relationships)
        filters.append { item in item.identities.contains { ids.contains($0) } }
    }

    /// Keeps items that are related to another one. Genres are compared by name, others by their ids in the library and
    /// in the catalog.
    mutating func keep<Filter, R: MusicItem>(
        _ keyPath: KeyPath<Filter, MusicItemCollection<R>?>, containing relatedItem: R
    ) {
        let name = (relatedItem as? Genre)?.name
        let ids = relatedItem.identities
        keep(keyPath) { related in
            related?.contains { item in
                !ids.isDisjoint(with: item.identities) || (name != nil && (item as? Genre)?.name == name)
            } ?? false
        }
    }

    /// Keeps items that contain all words of a text: each word must begin a word of the title, artist or album.
    mutating func keep(text: String) {
        let wanted = text.foldedWords
        filters.append { item in
            let words = item.searchedTexts.compactMap { $0 }.flatMap(\.foldedWords)
            return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
        }
    }

    /// Sorts by a property, after earlier sorts. Items without a value come last.
    mutating func sort<Properties, V>(by keyPath: KeyPath<Properties, V>, ascending: Bool) {
        needs.formUnion(LibraryNeed.of(keyPath))
        sorts.append(
            LibrarySort(isAscending: ascending) { item in
                (item.anySortFields as? Properties).flatMap { LibrarySortKey($0[keyPath: keyPath]) }
            })
    }
}

extension MusicItem {
    /// The ids of an item in the library and in the catalog, as far as it contains them.
    fileprivate var identities: Set<MusicItemID> {
        var ids: Set<MusicItemID> = [id]
        if let other = (self as? any ResourceItem)?.catalogIdentity { ids.insert(MusicItemID(other)) }
        if let track = self as? Track, let other = track.read(\.catalogIdentity, \.catalogIdentity) {
            ids.insert(MusicItemID(other))
        }
        return ids
    }
}

extension ResourceItem {
    fileprivate var catalogIdentity: String? { resource.catalogID }
}

extension LibraryItem {
    fileprivate var anyFilterFields: Any? { filterFields }
    fileprivate var anySortFields: Any? { sortFields }
}
