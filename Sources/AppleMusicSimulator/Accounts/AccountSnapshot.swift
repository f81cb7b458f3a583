import AppleMusicAPI
import MusicCatalog
import Synchronization

/// The account that a request speaks for, as its answer needs it.
struct AccountSnapshot: Sendable {
    let account: SimulatedAccount
    let accountData: AccountData
    let index: LibraryIndex
    /// Seconds since 1970.
    let now: Int
    /// Whether the tracks of the account's own playlists have the ids of collaborative ones (`a.…`).
    var hasCollaborations = false
    /// Whether the account's public playlists say that they cannot be edited.
    var hasProfile = false

    var library: Library { accountData.library }

    /// When a library resource was added, in seconds since 1970; nil where that is not kept.
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

/// What can be made again at any time and is therefore not in the state: first possessions and indexes.
final class AccountCache: Sendable {
    /// The catalog of the demonstration accounts' first possessions.
    let demonstration: BuiltInCatalog
    private let initial = Mutex<[Initial: AccountData]>([:])
    private let indexes = Mutex<[String: LibraryIndex]>([:])
    private static let capacity = 32
    /// Indexes of all worlds together.
    private static let indexCapacity = 256

    init(_ demonstration: BuiltInCatalog) { self.demonstration = demonstration }

    private struct Initial: Hashable {
        let account: String
        let storefront: String
        let day: Int
    }

    /// What a demonstration account owns at first. It is made from the catalog that is part of the program, whichever one answers: everything
    /// in that one is in all of them, so that a saved session means the same wherever it is opened.
    func initial(of account: String, storefront: String, day: Int) -> AccountData {
        let key = Initial(account: account, storefront: storefront, day: day)
        if let known = initial.withLock({ $0[key] }) { return known }
        let made = DemonstrationContent.accountData(
            of: account, storefront: storefront, day: day, catalog: demonstration)
        initial.withLock { all in
            if all.count >= AccountCache.capacity { all.removeAll() }
            all[key] = made
        }
        return made
    }

    /// - Parameter account: its name, after that of its world.
    func index(of library: Library, account: String) -> LibraryIndex {
        // Lists that were not changed share their storage, so that comparing takes no time.
        if let known = indexes.withLock({ $0[account] }), known.library == library { return known }
        let made = LibraryIndex(library, after: indexes.withLock { $0[account] })
        indexes.withLock { all in
            if all.count >= AccountCache.indexCapacity { all.removeAll() }
            all[account] = made
        }
        return made
    }
}
