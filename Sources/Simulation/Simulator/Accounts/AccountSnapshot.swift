import AppleMusicAPI
import Synchronization
import TonearmCatalog

/// The account of a request, with the data that the answer needs.
struct AccountSnapshot: Sendable {
    let account: SimulatedAccount
    let accountData: AccountData
    let index: LibraryIndex
    /// Seconds since 1970.
    let now: Int
    /// Whether the tracks of the account's own playlists have ids of collaborative playlists (`a.…`).
    var hasCollaborations = false
    /// Whether the account's public playlists are answered as not editable.
    var hasProfile = false
    /// Whether a search of the library misses long terms.
    var missesLongTerms = false
    /// Whether recently played tracks are answered as their copies in the library.
    var prefersLibrarySongs = false

    var library: AccountLibrary { accountData.library }

    /// Returns the time at which a library resource was added, in seconds since 1970; nil if it is unknown.
    func added(_ resource: ResourceIdentifier) -> Int? {
        switch index.place(resource.id) {
        case .song(let index): library.songs[index].added
        case .musicVideo(let index): library.musicVideos[index].added
        case .album(let index): library.albums[index].added
        case .playlist(let index): library.playlists[index].added
        case .folder(let index): library.folders[index].added
        case .artist: index.added(artist: resource.id)
        case nil: nil
        }
    }
}

/// A cache of derived values, which are not part of the state: initial content and indexes.
final class AccountCache: Sendable {
    /// The catalog of the demonstration accounts' initial content.
    let demonstration: BuiltInCatalog
    private let initial = ValueCache<Initial, AccountData>(capacity: 32)
    private let indexes = Mutex<[String: LibraryIndex]>([:])
    private let parts = Mutex<[String: LibraryPart]>([:])
    /// The maximum number of cached indexes, over all worlds.
    private static let indexCapacity = 256

    init(_ demonstration: BuiltInCatalog) { self.demonstration = demonstration }

    private struct Initial: Hashable {
        let account: String
        let storefront: String
        let day: Int
    }

    /// Returns a demonstration account's initial content. It comes from the built-in catalog, which is part of every
    /// catalog, so a saved session does not depend on the current catalog.
    func initial(of account: String, storefront: String, day: Int) -> AccountData {
        initial.get(Initial(account: account, storefront: storefront, day: day)) {
            DemonstrationContent.accountData(of: account, storefront: storefront, day: day, catalog: demonstration)
        } ?? AccountData()
    }

    /// The index of the part of a library that a device has.
    private struct LibraryPart {
        let whole: LibraryIndex
        let scope: LibraryScope
        let part: LibraryIndex
    }

    /// Returns the index of the part of a library that a device has; the whole index if it has everything.
    /// - Parameter account: its name, after that of its world.
    func index(_ whole: LibraryIndex, within scope: LibraryScope, account: String) -> LibraryIndex {
        if let through = scope.through, whole.lastAdded <= through { return whole }
        if let known = parts.withLock({ $0[account] }), known.whole === whole, known.scope == scope {
            return known.part
        }
        let part = LibraryIndex(whole.library.part(within: scope), after: nil)
        parts.withLock { all in
            if all.count >= AccountCache.indexCapacity { all.removeAll() }
            all[account] = LibraryPart(whole: whole, scope: scope, part: part)
        }
        return part
    }

    /// - Parameter account: its name, after that of its world.
    func index(of library: AccountLibrary, account: String) -> LibraryIndex {
        // Unchanged lists share their storage, so this comparison is fast.
        if let known = indexes.withLock({ $0[account] }), known.library == library { return known }
        let made = LibraryIndex(library, after: indexes.withLock { $0[account] })
        indexes.withLock { all in
            if all.count >= AccountCache.indexCapacity { all.removeAll() }
            all[account] = made
        }
        return made
    }
}
