import AppleMusicAPI
import TonearmCatalog

/// The search: by all names of things, or by one attribute.
struct StoreSearch {
    let view: StoreView
    let query: SearchQuery

    private var limit: Int { query.number(.limit) }
    /// Results are never more. The bound keeps sums below from overflowing.
    private var offset: Int { min(query.number(.offset), 1 << 20) }

    /// Returns the results; empty without a term.
    func items() -> [StoreView.Item] {
        guard let term = query[.term] else { return [] }
        let types = query.types ?? SearchEntity.named(query.media.standard)?.types ?? []
        if types.isEmpty { return [] }
        guard let attribute = query[.attribute] else { return items(named: term, types) }
        return view.items(of: found(by: attribute, term, types), dropping: offset, atMost: limit)
    }

    /// Returns the matches of all names, the best first. Some may not be for sale here, so it asks for more if they do
    /// not suffice.
    private func items(named term: String, _ types: [ResourceType]) -> [StoreView.Item] {
        let wanted = offset + limit
        for count in [wanted + 20, wanted * 4 + 200, Int.max] {
            let groups = view.catalog.search(term, types: types, limit: count)
            let matches = groups.flatMap { $0 }.enumerated().sorted {
                ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
            }
            let items = view.items(of: matches.lazy.map(\.element.resource), dropping: offset, atMost: limit)
            if items.count == limit || groups.allSatisfy({ $0.count < count }) { return items }
        }
        return []
    }

    /// Returns what an attribute finds: the things of a type with matching names, or what belongs to them.
    private func found(by attribute: String, _ term: String, _ types: [ResourceType]) -> [ResourceIdentifier] {
        switch AttributeRoute.of(attribute) {
        case .names(let source): return reached(from: named(term, source), types)
        case .ownNames: return types.flatMap { named(term, $0) }
        case .composers: return composed(by: term, types)
        case .genres: return charted(term, types)
        case .nothing: return []
        }
    }

    private func reached(from sources: [ResourceIdentifier], _ types: [ResourceType]) -> [ResourceIdentifier] {
        sources.flatMap { source in
            types.contains(source.type) ? [source] : view.related(types, of: source)
        }
    }

    /// Returns the things of a type whose own name has a word for each word of the term.
    private func named(_ term: String, _ type: ResourceType) -> [ResourceIdentifier] {
        matches(term, type) { record in
            switch record {
            case .artist(let artist): artist.name
            case .album(let album): album.name
            case .song(let song): song.name
            case .musicVideo(let video): video.name
            default: ""
            }
        }
    }

    private func composed(by term: String, _ types: [ResourceType]) -> [ResourceIdentifier] {
        let songs =
            named(term, .artists).flatMap { view.catalog.related("songs", of: $0) }
            + view.catalog.search(term, type: .songs, limit: 1000).map(\.resource)
        let words = SearchText(term: term).words
        let found = songs.filter { song in
            guard let composer = view.catalog.song(song.id)?.composerName else { return false }
            return Self.has(SearchText(composer).words, words)
        }
        return types.contains(.songs) ? found : reached(from: found, types)
    }

    /// Returns the charts of the genre with a name or an id.
    private func charted(_ term: String, _ types: [ResourceType]) -> [ResourceIdentifier] {
        guard let genre = GenreForest(catalog: view.catalog, language: view.language).id(of: term) else { return [] }
        return types.flatMap { type -> [ResourceIdentifier] in
            guard type == .artists else {
                return view.catalog.chart(of: type, genre: genre, storefront: view.storefront.id)
            }
            return view.catalog.artists(
                ofTracks: view.catalog.chart(of: .songs, genre: genre, storefront: view.storefront.id))
        }
    }

    private func matches(
        _ term: String, _ type: ResourceType, _ name: (Record) -> LocalizedText
    ) -> [ResourceIdentifier] {
        let words = SearchText(term: term).words
        guard !words.isEmpty else { return [] }
        return view.catalog.search(term, type: type, limit: 1000).map(\.resource).filter { resource in
            view.catalog.record(resource).map { Self.has(SearchText(name($0)).words, words) } ?? false
        }
    }

    /// Returns whether for each typed word a word begins with it.
    private static func has(_ words: [String], _ typed: [String]) -> Bool {
        typed.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
    }
}

/// The way in which an attribute finds things.
enum AttributeRoute: Hashable {
    /// Finds things of a type by their names, and answers with what belongs to them.
    case names(ResourceType)
    /// Finds the results by their own names.
    case ownNames
    case composers
    /// Finds the charts of a genre.
    case genres
    /// The catalog has no such facts: ratings of customers, mixes, and attributes of other media.
    case nothing

    static func of(_ attribute: String) -> AttributeRoute {
        switch attribute {
        case "artistTerm", "allArtistTerm": .names(.artists)
        case "albumTerm": .names(.albums)
        case "songTerm": .names(.songs)
        case "allTrackTerm", "titleTerm": .ownNames
        case "composerTerm": .composers
        case "genreIndex": .genres
        default: .nothing
        }
    }
}
