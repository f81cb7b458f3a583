import AppleMusicAPI
package import TonearmCatalog

/// A writer of accounts for world files: it reads their content as the service does, and counts the parts that a file
/// cannot contain.
package struct FixtureWriter {
    private let catalog: any Catalog
    private let cache: AccountCache
    private let state: SimulatorState
    package let now: Int
    /// The omitted parts, in the plural, each with its number.
    package private(set) var leftOut: [(reason: String, count: Int)] = []

    /// - Parameters:
    ///   - base: the catalog of the simulator, without the albums of the world.
    ///   - demonstration: the catalog of the demonstration accounts' first content.
    ///   - state: the service's state.
    ///   - now: seconds since 1970.
    package init(
        _ base: any Catalog, demonstration: BuiltInCatalog = BuiltInCatalog(), state: SimulatorState, now: Int
    ) {
        self.state = state
        catalog = state.addedAlbums.map { ExtendedCatalog(base, adding: $0) } ?? base
        cache = AccountCache(demonstration)
        self.now = now
    }

    package mutating func leaveOut(_ reason: String, _ count: Int = 1) {
        if count == 0 { return }
        if let index = leftOut.firstIndex(where: { $0.reason == reason }) {
            leftOut[index].count += count
        } else {
            leftOut.append((reason, count))
        }
    }

    /// Returns an account with its content.
    package mutating func account(_ account: SimulatedAccount, plan: String) -> AccountFixture {
        var fixture = AccountFixture(account, plan: plan)
        guard var record = state.record(of: account.name) else { return fixture }
        var waiting = record.waiting
        let due = waiting.takeDue(.max)
        if due.isEmpty {
            switch record.content {
            case .untouched:
                fixture.library = .untouched
                return fixture
            case .initial(let day, let storefront):
                fixture.library = .demonstration(day: day, storefront: storefront)
                return fixture
            case .changed: break
            }
        }
        var random = state.random.library
        let data = record.open(
            in: account.storefront, catalog: catalog, cache: cache, random: &random, now: .max, on: now)
        write(data, to: &fixture)
        return fixture
    }

    /// Returns an account's library as the service reads it; nil without one.
    func library(of account: SimulatedAccount) -> AccountLibrary? {
        guard var record = state.record(of: account.name) else { return nil }
        var random = state.random.library
        return record.open(
            in: account.storefront, catalog: catalog, cache: cache, random: &random, now: .max, on: now
        ).library
    }

    /// Returns the song or music video with an id in the catalog of an account's storefront.
    func catalogResource(_ id: String, for account: SimulatedAccount) -> ResourceIdentifier? {
        let storefront = Storefront.withID(account.storefront) ?? Storefront.all[0]
        let shelf = StorefrontCatalog(catalog: catalog, storefront: storefront)
        return [.songs, .musicVideos].map { ResourceIdentifier($0, id) }.first { shelf.record($0) != nil }
    }

    private mutating func write(_ data: AccountData, to fixture: inout AccountFixture) {
        let storefront = Storefront.withID(fixture.account.storefront) ?? Storefront.all[0]
        let shelf = StorefrontCatalog(catalog: catalog, storefront: storefront)
        let mentions = LibraryMentions(data.library)
        let missing = "resources that the storefront '\(storefront.id)' does not have"
        let nameless = "library resources without a name of their own"

        /// Returns the name of a resource in the file; nil if it has none.
        func named(_ resource: ResourceIdentifier) -> ResourceIdentifier? {
            if resource.type.isOfLibrary {
                if let mention = mentions.mention(resource) { return mention }
                leaveOut(nameless)
                return nil
            }
            if shelf.record(resource) != nil { return resource }
            leaveOut(missing)
            return nil
        }

        let parts = LibraryParts(data.library, on: shelf)
        leaveOut(missing, parts.missing)
        fixture.library = .items(parts.items)
        (fixture.folders, fixture.playlists) = (folders(data.library), [])
        for playlist in data.library.playlists where playlist.catalogID == nil {
            fixture.playlists.append(Self.playlist(playlist, data.library, named))
        }
        fixture.ratings = data.ratings.compactMap { rating in
            named(rating.resource).map { AccountData.Rating(resource: $0, value: rating.value) }
        }
        fixture.favorites = data.favorites.compactMap(named)
        fixture.history = data.plays.all.compactMap { play in
            guard let resource = named(play.resource) else { return nil }
            return PlayEvent(of: resource, in: play.container.flatMap(named), at: play.time)
        }
    }

    private mutating func folders(_ library: AccountLibrary) -> [AccountFixture.Folder] {
        var folders: [AccountFixture.Folder] = []
        var waiting = Array(library.folders)
        // Write outer folders before the folders in them.
        while let index = waiting.firstIndex(where: { folder in
            !waiting.contains { $0.id == folder.parentID }
        }) {
            let folder = waiting.remove(at: index)
            if folders.contains(where: { $0.name == folder.name }) {
                leaveOut("folders with the name of another one")
                continue
            }
            folders.append(
                AccountFixture.Folder(
                    name: folder.name, parent: Self.folderName(folder.parentID, in: library), added: folder.added))
        }
        return folders
    }

    private static func folderName(_ id: String?, in library: AccountLibrary) -> String? {
        id.flatMap { id in library.folders.first { $0.id == id }?.name }
    }

    private static func playlist(
        _ playlist: AccountLibrary.Playlist, _ library: AccountLibrary,
        _ named: (ResourceIdentifier) -> ResourceIdentifier?
    ) -> AccountFixture.Playlist {
        var written = AccountFixture.Playlist(
            name: playlist.name ?? "", description: playlist.description, isPublic: playlist.isPublic,
            folder: folderName(playlist.parentID, in: library),
            holdsFavorites: playlist.holdsFavorites == true, added: playlist.added,
            modified: playlist.modified == playlist.added ? nil : playlist.modified)
        for id in playlist.trackIDs {
            if let song = library.songs.first(where: { $0.id == id }) {
                let own = ResourceIdentifier(.librarySongs, id)
                if let track = named(song.catalogID.map { ResourceIdentifier(.songs, $0) } ?? own) {
                    written.tracks.append(track)
                }
            } else if let video = library.musicVideos.first(where: { $0.id == id })?.catalogID,
                let track = named(ResourceIdentifier(.musicVideos, video))
            {
                written.tracks.append(track)
            }
        }
        return written
    }
}
