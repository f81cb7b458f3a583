import AppleMusicAPI
import Synchronization
import TonearmAlgorithms
import TonearmCatalog

/// An index of a library: the position of each resource, and the sorted lists. It is derived, so it is not part of the
/// state.
final class LibraryIndex: Sendable {
    let library: AccountLibrary
    private let places: SharedDictionary<String, Place>
    private let ids: SharedDictionary<ResourceIdentifier, String>
    private let orders: Mutex<[Order: [ResourceIdentifier]]>
    private let texts = Mutex<[Order: [Searched]]>([:])
    private let artistDates = LazyValue<[String: Int]>()
    private let lastDate = LazyValue<Int>()

    enum Place: Sendable {
        case song(Int)
        case musicVideo(Int)
        case album(Int)
        case artist(Int)
        case playlist(Int)
        case folder(Int)
    }

    private struct Order: Hashable {
        let type: ResourceType
        let language: String
    }

    /// - Parameter earlier: the index before a change; its unchanged parts are reused.
    init(_ library: AccountLibrary, after earlier: LibraryIndex? = nil) {
        self.library = library
        let entries = earlier.flatMap { Entries($0.library, $0.places, $0.ids).following(library) }
        let all = entries ?? Entries(library)
        (places, ids) = (all.places, all.ids)
        let known = earlier?.orders.withLock { $0 } ?? [:]
        let changed = earlier.map { library.types(changedSince: $0.library) } ?? []
        orders = Mutex(known.filter { !changed.contains($0.key.type) })
    }

    /// Returns the position of a resource. In a collaborative playlist, a track `i.…` has the id `a.…`.
    func place(_ id: String) -> Place? { places[id] ?? (id.hasPrefix("a.") ? places["i." + id.dropFirst(2)] : nil) }

    /// Returns the listed copy of a catalog resource.
    func copy(of resource: ResourceIdentifier) -> ResourceIdentifier? {
        ids[resource].map { ResourceIdentifier(ResourceType("library-\(resource.type)"), $0) }
    }

    /// Returns the listed resources of a type, by name.
    func sorted(_ type: ResourceType, language: String, name: (ResourceIdentifier) -> String) -> [ResourceIdentifier] {
        let order = Order(type: type, language: language)
        if let known = orders.withLock({ $0[order] }) { return known }
        let all = library.listed(type).map { (key: NameOrder.key(name($0)), resource: $0) }
        let sorted = all.sorted { ($0.key, $0.resource.id) < ($1.key, $1.resource.id) }.map(\.resource)
        orders.withLock { $0[order] = sorted }
        return sorted
    }

    /// Returns the cached search texts of a type.
    func searched(
        _ all: [ResourceIdentifier], _ type: ResourceType, language: String, make: (ResourceIdentifier) -> Searched
    ) -> [Searched] {
        let order = Order(type: type, language: language)
        if let known = texts.withLock({ $0[order] }) { return known }
        let made = all.map(make)
        texts.withLock { $0[order] = made }
        return made
    }

    /// Returns the time at which the first album or track of an artist was added, in seconds since 1970; nil without
    /// either.
    func added(artist id: String) -> Int? {
        artistDates.get {
            var dates: [String: Int] = [:]
            func note(_ artist: String?, _ added: Int) {
                if let artist { dates[artist] = min(added, dates[artist] ?? .max) }
            }
            for album in library.albums { note(album.artistID, album.added) }
            for track in library.songs where track.isListed { note(track.artistID, track.added) }
            for track in library.musicVideos where track.isListed { note(track.artistID, track.added) }
            return dates
        }[id]
    }

    /// The time of the last addition, in seconds since 1970; 0 for an empty library.
    var lastAdded: Int { lastDate.get { library.lastAdded } }

    /// The entries of an index under construction.
    fileprivate struct Entries {
        let library: AccountLibrary
        var places = SharedDictionary<String, Place>()
        var ids = SharedDictionary<ResourceIdentifier, String>()

        init(
            _ library: AccountLibrary, _ places: SharedDictionary<String, Place>,
            _ ids: SharedDictionary<ResourceIdentifier, String>
        ) {
            (self.library, self.places, self.ids) = (library, places, ids)
        }

        init(_ library: AccountLibrary) {
            self.library = library
            _ = change(to: library, from: AccountLibrary())
        }

        /// Returns the entries of the library's next version.
        /// - Returns: nil if they must be rebuilt.
        func following(_ other: AccountLibrary) -> Entries? {
            var entries = Entries(other, places, ids)
            return entries.change(to: other, from: library) ? entries : nil
        }

        private mutating func change(to library: AccountLibrary, from earlier: AccountLibrary) -> Bool {
            change(\.songs, .songs, Place.song, library, earlier)
                && change(\.musicVideos, .musicVideos, Place.musicVideo, library, earlier)
                && change(\.albums, .albums, Place.album, library, earlier)
                && change(\.artists, nil, Place.artist, library, earlier)
                && change(\.playlists, .playlists, Place.playlist, library, earlier)
                && change(\.folders, nil, Place.folder, library, earlier)
        }

        /// - Parameter type: the catalog type of which the elements are copies; nil if they are not copies.
        private mutating func change<Element: LibraryElement>(
            _ list: KeyPath<AccountLibrary, Pieces<Element>>, _ type: ResourceType?, _ place: (Int) -> Place,
            _ library: AccountLibrary, _ earlier: AccountLibrary
        ) -> Bool {
            let (elements, before) = (library[keyPath: list], earlier[keyPath: list])
            guard let ranges = elements.changes(since: before) else { return false }
            for element in ranges.lazy.flatMap({ before[$0.clamped(to: before.indices)] }) {
                places[element.id] = nil
                if let copied = element.copied(type), ids[copied] == element.id { ids[copied] = nil }
            }
            for index in ranges.lazy.joined() {
                let element = elements[index]
                places[element.id] = place(index)
                if let copied = element.copied(type) { ids[copied] = element.id }
            }
            return true
        }
    }
}

/// The order of names: case-insensitive, without accents and a leading "The".
enum NameOrder {
    static func key(_ name: String) -> String {
        var text = name
        if !name.utf8.allSatisfy({ $0 < 0x80 }) {
            text = String(String.UnicodeScalarView(Folding(name).letters.compactMap(Unicode.Scalar.init)))
        }
        text = text.lowercased()
        return text.hasPrefix("the ") ? String(text.dropFirst(4)) : text
    }
}

extension LibraryIndex {
    /// The text of a library resource that a search compares.
    struct Searched: Sendable {
        let resource: ResourceIdentifier
        let name: Folding

        /// Returns 2 for an exact name, 1 for words of the name; nil without a match.
        func score(of term: Folding) -> Int? {
            if term.letters == name.letters { return 2 }
            return term.words.allSatisfy { name.hasWord(beginning: term.letters[$0]) } ? 1 : nil
        }
    }
}

extension Folding {
    fileprivate func hasWord(beginning word: ArraySlice<UInt32>) -> Bool {
        words.contains { letters[$0].starts(with: word) }
    }
}
