import AppleMusicAPI
import MusicCatalog
import Synchronization

/// The account that a request speaks for, as its answer needs it.
struct Mine: Sendable {
    let account: SimulatedAccount
    let holdings: Holdings
    let index: LibraryIndex
    /// Seconds since 1970.
    let now: Int
    /// Whether the tracks of the account's own playlists have the ids of collaborative ones (`a.…`).
    var hasCollaborations = false

    var library: Library { holdings.library }
}

/// What can be made again at any time and is therefore not in the state: first possessions and indexes.
final class AccountCache: Sendable {
    private let initial = Mutex<[Initial: Holdings]>([:])
    private let indexes = Mutex<[String: LibraryIndex]>([:])
    private static let capacity = 32

    private struct Initial: Hashable {
        let account: String
        let day: Int
    }

    func initial(_ account: SimulatedAccount, day: Int, catalog: any Catalog) -> Holdings {
        let key = Initial(account: account.name, day: day)
        if let known = initial.withLock({ $0[key] }) { return known }
        let made = DemonstrationContent.holdings(of: account, day: day, catalog: catalog)
        initial.withLock { all in
            if all.count >= AccountCache.capacity { all.removeAll() }
            all[key] = made
        }
        return made
    }

    func index(of library: Library, account: String) -> LibraryIndex {
        // Lists that were not changed share their storage, so that comparing takes no time.
        if let known = indexes.withLock({ $0[account] }), known.library == library { return known }
        let made = LibraryIndex(library)
        indexes.withLock { all in
            if all.count >= AccountCache.capacity { all.removeAll() }
            all[account] = made
        }
        return made
    }
}
