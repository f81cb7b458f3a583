import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// The library on the world's device.
///
/// In a world that another service answers, such as a recording, the library is that service's, and requests are sent.
extension KitWorld {
    private var hasDeviceLibrary: Bool { music.stage.withWorld { $0.address.isSimulated } }

    /// Returns a reader of the device's library now; nil if another service answers.
    /// - Throws: `StageProblem`.
    private func deviceLibrary() throws -> DeviceLibrary? {
        try music.stage.checkIsRunning()
        return hasDeviceLibrary ? DeviceLibrary(self, music.stage.world) : nil
    }

    /// Returns all items of a list, such as `songs`. An item that cannot be read does not hide the others.
    func libraryItems<Item: LibraryItem>(_ name: String, _ query: [QueryItem]) async throws -> [Item] {
        let path = "/v1/me/library/\(name)"
        try music.stage.checkIsRunning()
        guard hasDeviceLibrary else { return try await pages(of: path, query).read() }
        let (lists, world) = (music.attachments.value { LibraryLists() }, music.stage.world)
        let list = Request(path: path, query: query).target
        if let known: [Item] = lists.list(list, in: world) { return known }
        let items: [Item] = try await DeviceLibrary(self, world).list(path, query).read()
        lists.keep(items, as: list, of: world)
        return items
    }

    /// Returns all resources of a list of a service.
    private func pages(of path: String, _ query: [QueryItem]) async throws -> [ItemValue] {
        var items: [ItemValue] = []
        var walk = PageWalk(from: Request(path: path, query: [QueryItem("limit", "100")] + query))
        while let request = walk.next {
            let page = try await value(of: request)
            items += page["data"]?.array ?? []
            walk.follow(page["next"]?.string)
        }
        return items
    }

    /// Returns the answer with one resource. A resource that the device does not have is requested from the service.
    func libraryItem(at path: String, _ query: [QueryItem]) async throws -> ItemValue {
        try requireConsent()
        if let item = try await deviceLibrary()?.item(path, query) { return item }
        return try await value(of: Request(path: path, query: query))
    }

    /// Returns the id in the library of a resource of the catalog; nil if the library does not have it.
    func libraryTwin(ofType type: String, id: String) async throws -> String? {
        let place = "/\(type)/\(PercentEncoding.encodeSegment(id))"
        let query = PropertyPlace.query([.include("library")])
        let answer: ItemValue
        if let library = try deviceLibrary() {
            answer = try await library.item("/v1/catalog/\(try countryCode())\(place)", query) ?? .null
        } else {
            answer = try await catalog(place, query)
        }
        let twins = answer["data"]?.array?.first?["relationships"]?["library"]?["data"]?.array
        return twins?.first?["id"]?.string
    }

    /// Returns the answer to a search.
    /// - Parameters:
    ///   - types: the types of the service, separated by commas.
    ///   - limit: the maximum number of items of each type; 0 for all.
    func librarySearch(_ term: String, types: String, limit: Int) async throws -> ItemValue {
        let longest = 25
        let page = QueryItem("limit", "\(limit > 0 ? min(limit, longest) : longest)")
        let query = [QueryItem("term", term), QueryItem("types", types), page]
        if let library = try deviceLibrary() { return try await library.search(query, types: types, limit: limit) }
        return try await value(of: Request(path: "/v1/me/library/search", query: query))
    }

    /// Notes that the device has changed the account's library.
    func noteLibraryWrite() {
        music.stage.withWorld { world in world.noteLibraryWrite(at: music.stage.client.now(in: world)) }
    }
}

/// Downloads of the world's device.
extension KitWorld {
    /// The ids in the library of the downloaded songs and music videos.
    var downloads: Set<MusicItemID> {
        music.stage.withWorld { Set($0.device.device.library.downloads.map { MusicItemID($0) }) }
    }

    package func download(_ ids: [MusicItemID]) {
        music.stage.withWorld { world in
            world.device.changeLibrary(on: world.device.currentDevice) { $0.download(ids.map(\.rawValue)) }
        }
    }

    package func removeDownloads(_ ids: [MusicItemID]) {
        music.stage.withWorld { world in
            world.device.changeLibrary(on: world.device.currentDevice) { $0.removeDownloads(ids.map(\.rawValue)) }
        }
    }
}

extension [ItemValue] {
    fileprivate func read<Item: LibraryItem>() -> [Item] { compactMap { try? $0.decoded(as: Item.self) } }
}
