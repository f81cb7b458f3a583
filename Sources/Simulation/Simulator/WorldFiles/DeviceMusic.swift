import AppleMusicAPI
package import TonearmCatalog

/// The plays and downloads with which a device begins, by the ids of its account's library.
package struct DeviceMusic: Hashable, Sendable {
    /// The plays by a library id, or by a catalog id if the item was played from the catalog.
    package var plays: [(id: String, count: Int, last: Int)] { played.map { ($0.id, $0.count, $0.last) } }
    /// The library ids of the downloaded songs and music videos.
    package fileprivate(set) var downloads: [String] = []
    package var isEmpty: Bool { played.isEmpty && downloads.isEmpty }
    private var played: [Played] = []

    private struct Played: Hashable {
        let id: String
        let count: Int
        let last: Int
    }

    fileprivate mutating func add(_ plays: DeviceFixture.Plays, of id: String) {
        played.append(Played(id: id, count: plays.count, last: plays.last))
    }
}

extension WorldFixture {
    /// Returns the plays and downloads of each device; an empty list if no device has any.
    ///
    /// A demonstration library that they name is made at the time of loading, not at its first use.
    /// - Parameters:
    ///   - memory: the memory made from the file.
    ///   - base: the catalog of the simulator, without the albums of the file.
    ///   - time: the time of loading, in seconds since 1970.
    /// - Throws: `FixtureProblem` for music that the library or the catalog does not have.
    package func deviceMusic(
        in memory: inout SimulatorMemory, extending base: any Catalog, time: Int
    ) throws(FixtureProblem) -> [DeviceMusic] {
        guard devices.contains(where: \.hasMusic) else { return [] }
        let catalog = try catalog(extending: base)
        let known = accounts.isEmpty ? SimulatedAccount.demonstration : accounts.map(\.account)
        var music: [DeviceMusic] = []
        for (index, device) in devices.enumerated() {
            guard device.hasMusic, let account = known.first(where: { [nil, $0.name].contains(device.account) }) else {
                music.append(DeviceMusic())
                continue
            }
            let library =
                device.namesLibrary
                ? memory.openLibrary(of: account, catalog: catalog, now: now ?? time) : AccountLibrary()
            let shelf = StorefrontCatalog(
                catalog: catalog, storefront: Storefront.withID(account.storefront) ?? Storefront.all[0])
            music.append(
                try DeviceMusicReader(library: library, shelf: shelf, path: "devices[\(index)]").music(of: device))
        }
        return music
    }
}

extension SimulatorMemory {
    /// Returns the library of an account, which is made if it is that of a demonstration account.
    fileprivate mutating func openLibrary(
        of account: SimulatedAccount, catalog: any Catalog, now: Int
    ) -> AccountLibrary {
        guard var record = state.record(of: account.name) else { return AccountLibrary() }
        var random = state.random.library
        let library = record.open(
            in: account.storefront, catalog: catalog, cache: AccountCache(BuiltInCatalog()), random: &random, now: now
        ).library
        state.change(account.name) { $0 = record }
        state.random.library = random
        return library
    }
}

/// A reader of the names in a device's lists.
private struct DeviceMusicReader {
    let library: AccountLibrary
    let shelf: StorefrontCatalog
    let path: String
    private let mentions: LibraryMentions

    init(library: AccountLibrary, shelf: StorefrontCatalog, path: String) {
        self.library = library
        self.shelf = shelf
        self.path = path
        mentions = LibraryMentions(library)
    }

    func music(of device: DeviceFixture) throws(FixtureProblem) -> DeviceMusic {
        var music = DeviceMusic()
        for (index, plays) in device.plays.enumerated() {
            music.add(plays, of: try id(of: plays.resource, "plays[\(index)].played"))
        }
        for (index, resource) in device.downloads.enumerated() {
            music.downloads += tracks(ResourceIdentifier(resource.type, try id(of: resource, "downloads[\(index)]")))
        }
        return music
    }

    /// Returns the id of a resource in the library, or in the catalog.
    private func id(of resource: ResourceIdentifier, _ place: String) throws(FixtureProblem) -> String {
        guard resource.type.isOfLibrary else {
            if shelf.record(resource) != nil { return resource.id }
            throw FixtureProblem(
                path: "\(path).\(place)", reason: "the storefront '\(shelf.storefront.id)' has no '\(resource)'",
                next: "Take an id of the catalog, or add the album to 'catalog' in this file.")
        }
        if let own = mentions.resource(resource) { return own.id }
        throw FixtureProblem(
            path: "\(path).\(place)", reason: "the library has no '\(resource)'",
            next: "Write the id in the catalog, or the name of an upload or of a playlist of the account's own.")
    }

    /// Returns the tracks of an album or a playlist in the library; a song or music video is its own.
    private func tracks(_ resource: ResourceIdentifier) -> [String] {
        switch resource.type {
        case .libraryAlbums: library.albums.first { $0.id == resource.id }?.trackIDs ?? []
        case .libraryPlaylists: library.playlists.first { $0.id == resource.id }?.trackIDs ?? []
        default: [resource.id]
        }
    }
}

// MARK: - Writing

extension FixtureWriter {
    /// Writes the plays and downloads of a device by names that any world understands.
    /// - Parameters:
    ///   - plays: by the id in the library or the catalog.
    ///   - downloads: the ids in the library.
    package mutating func write(
        plays: [(id: String, count: Int, last: Int)], downloads: [String], of account: SimulatedAccount,
        to device: inout DeviceFixture
    ) {
        guard !plays.isEmpty || !downloads.isEmpty, let library = library(of: account) else { return }
        let mentions = LibraryMentions(library)
        let nameless = "plays and downloads of music without a name of its own"
        func mention(_ types: [ResourceType], _ id: String) -> ResourceIdentifier? {
            types.lazy.compactMap { mentions.mention(ResourceIdentifier($0, id)) }.first
        }
        for plays in plays {
            let own = mention([.librarySongs, .libraryMusicVideos, .libraryAlbums, .libraryPlaylists], plays.id)
            guard let resource = own ?? catalogResource(plays.id, for: account) else {
                leaveOut(nameless)
                continue
            }
            let count = min(plays.count, DeviceFixture.Plays.largestCount)
            device.plays.append(DeviceFixture.Plays(of: resource, count: count, last: plays.last))
        }
        for id in downloads {
            guard let resource = mention([.librarySongs, .libraryMusicVideos], id) else {
                leaveOut(nameless)
                continue
            }
            device.downloads.append(resource)
        }
        device.plays.sort { $0.resource.description < $1.resource.description }
        device.downloads.sort { $0.description < $1.description }
    }
}
