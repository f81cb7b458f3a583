import AppleMusicAPI
import TonearmCatalog

/// The genres of a storefront as a tree, connected by their `parentId`.
struct GenreBranches {
    /// The genres, each before its children; the root of music is first.
    let genres: [Resource]
    /// The depths by id; a root has depth 0.
    let depths: [String: Int]

    /// - Parameter found: the genres in the order of the service.
    init(_ found: [Resource]) {
        let ids = Set(found.map(\.id))
        let children = Dictionary(grouping: found) { genre in
            genre.attribute("parentId")?.string.flatMap { ids.contains($0) ? $0 : nil } ?? ""
        }
        let roots = children[""] ?? []
        // The next genre is the last element. A loop is used, because imported catalogs can be arbitrarily deep.
        var waiting = (roots.filter { $0.id == GenreRecord.rootID } + roots.filter { $0.id != GenreRecord.rootID })
            .reversed()
            .map { (genre: $0, depth: 0) }
        var genres: [Resource] = []
        var depths: [String: Int] = [:]
        while let (genre, depth) = waiting.popLast() {
            guard depths.updateValue(depth, forKey: genre.id) == nil else { continue }
            genres.append(genre)
            waiting += (children[genre.id] ?? []).reversed().map { (genre: $0, depth: depth + 1) }
        }
        // Genres that are each other's parents have no root, so they become roots.
        for genre in found where depths[genre.id] == nil {
            depths[genre.id] = 0
            genres.append(genre)
        }
        self.genres = genres
        self.depths = depths
    }

    /// Returns the genres with some ids, and all below them.
    func branches(of ids: Set<String>) -> [Resource] {
        var depth: Int?
        return genres.filter { genre in
            let own = depths[genre.id] ?? 0
            if let limit = depth, own > limit { return true }
            depth = ids.contains(genre.id) ? own : nil
            return depth != nil
        }
    }

    /// Returns the genres with a name: the words may be in any order ("funk jazz" is "jazz funk"), and in any language
    /// or spelling.
    func named(_ name: String) -> [Resource] {
        let words = Self.words(name)
        guard !words.isEmpty else { return [] }
        return genres.filter { genre in
            ([Self.name(of: genre)] + GenreRecord.names(of: genre.id)).contains { Self.words($0) == words }
        }
    }

    /// Returns the genres whose name has, for each given word, a word that begins with it.
    func containing(_ name: String) -> [Resource] {
        let words = Self.words(name)
        guard !words.isEmpty else { return [] }
        return genres.filter { genre in
            [Self.name(of: genre), GenreRecord.names(of: genre.id).first ?? ""].contains { Self.has(words, in: $0) }
        }
    }

    /// Returns the ids of genres that the service does not list, and that have all words of a text in a known name.
    static func idsBelow(containing text: String) -> [String] {
        let words = words(text)
        guard !words.isEmpty else { return [] }
        return GenreRecord.idsBelowListed.filter { id in GenreRecord.names(of: id).contains { has(words, in: $0) } }
    }

    /// Returns whether a name has, for each word, a word that begins with it.
    private static func has(_ words: Set<String>, in name: String) -> Bool {
        let own = Self.words(name)
        return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }

    /// Returns a genre for each word of a text, in their order: the one of that name, or the first that contains it.
    func withOneWord(of text: String) -> [Resource] {
        var seen: Set<String> = []
        return SearchText(text).words.compactMap { named($0).first ?? containing($0).first }
            .filter { seen.insert($0.id).inserted }
    }

    /// Returns the ids of genres with a name that the service does not list.
    static func idsBelow(named name: String) -> [String] {
        let words = words(name)
        return GenreRecord.idsBelowListed.filter { id in GenreRecord.names(of: id).contains { Self.words($0) == words }
        }
    }

    static func name(of genre: Resource) -> String { genre.attribute("name")?.string ?? "" }

    /// Lists genres: `'Jazz' (11), 'Smooth Jazz' (1114)`.
    static func list(_ genres: [Resource]) -> String {
        let shown = genres.prefix(6).map { "'\(name(of: $0))' (\($0.id))" }.joined(separator: ", ")
        return genres.count > 6 ? "\(shown) and \(genres.count - 6) more" : shown
    }

    private static func words(_ text: String) -> Set<String> { Set(SearchText(text).words) }
}
