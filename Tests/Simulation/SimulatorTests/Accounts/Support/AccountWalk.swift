import AppleMusicAPI
import FoundationEssentials
import Testing
import TonearmAlgorithms
import TonearmCatalog

@testable import TonearmSimulator

/// Random changes to an account, made through requests and in a model.
struct AccountWalk {
    let client: AccountClient
    var model: AccountModel
    var random: RandomSource
    /// A log of the changes, to explain a difference.
    private(set) var log: [String] = []

    static let account = "newcomer"
    private static let plain: [(type: ResourceType, id: String)] = [
        (.songs, "907242702"), (.songs, "1151618586"), (.songs, "1564531202"), (.albums, "310730204"),
        (.albums, "1564530719"), (.albums, "1138988512"), (.musicVideos, "1553279848"), (.musicVideos, "639032181"),
        (.musicVideos, "870852283"), (.playlists, "pl.5b0194eaa170401e8986335d7e77aa4e"),
        (.playlists, "pl.5ee8333dbe944d9f9151e97d92d1ead9"), (.artists, "178834"), (.artists, "1147783278"),
        (.stations, "ra.853851860"),
    ]
    private static let named: [ResourceIdentifier] =
        SimulatorClient.related("tracks", .albums, "310730204") + plain.map { ResourceIdentifier($0.type, $0.id) }

    static func named(_ type: ResourceType) -> [ResourceIdentifier] { named.filter { $0.type == type } }

    init(seed: UInt64) throws {
        client = try AccountClient(Self.account, seed: seed)
        random = RandomSource(seed: seed &+ 99)
        model = AccountModel(
            catalog: SimulatorClient.catalog, storefront: try #require(Storefront.withID("jp")))
    }

    var differences: [String] {
        mutating get { model.differences(client) }
    }

    mutating func step() throws {
        client.simulator.now += random.below(50)
        switch random.below(13) {
        case 0, 1: add()
        case 2: remove()
        case 3, 4: favorite()
        case 5, 6: rate()
        case 7: try createPlaylist()
        case 8: try createFolder()
        case 9, 10: addTracks()
        case 11: play()
        default: refused()
        }
        if random.below(12) == 0 { try saveAndLoad() }
    }

    // MARK: Changes

    private mutating func add() {
        let resources = few(Self.named.filter { ![.artists, .stations].contains($0.type) })
        let ids = Dictionary(grouping: resources, by: \.type).sorted { $0.key.rawValue < $1.key.rawValue }
        let query = ids.map { "ids[\($0.key)]=" + $0.value.map(\.id).joined(separator: ",") }.joined(separator: "&")
        send(.post, "/v1/me/library?\(query)&ids[songs]=1", expecting: 202)
        // In the order of the types in the request.
        for (_, resources) in ids { for resource in resources { model.add(resource) } }
    }

    /// Removes a resource on the account's device, because requests cannot.
    private mutating func remove() {
        let type = pick([ResourceType.songs, .albums, .playlists, .musicVideos, .libraryPlaylistFolders])
        if type == .libraryPlaylistFolders {
            guard let id = model.folders.keys.sorted().randomElement(using: &random) else { return }
            removeFromLibrary(ResourceIdentifier(.libraryPlaylistFolders, id))
            model.remove(folder: id)
        } else {
            let resource = pick(Self.named(type))
            guard let copy = copy(of: resource) else { return }
            removeFromLibrary(copy)
            model.ratings[AccountModel.key(copy)] = nil
            switch type {
            case .albums: model.remove(album: resource.id)
            case .playlists:
                model.playlists = model.playlists.filter { $0.key != copy.id && $0.value.catalogID != resource.id }
            default: model.remove(track: AccountModel.key(resource))
            }
        }
        // A removed resource loses its ratings.
        for key in model.ratings.keys where key.hasPrefix("library-") {
            let parts = key.split(separator: "/").map(String.init)
            let target = "/v1/me/library/\(parts[0].dropFirst("library-".count))/\(parts[1])"
            if client.get(target).status == 404 { model.ratings[key] = nil }
        }
    }

    private mutating func removeFromLibrary(_ resource: ResourceIdentifier) {
        log.append("remove \(resource)")
        client.simulator.state.removeFromLibrary(resource, account: Self.account)
    }

    private mutating func favorite() {
        let resource = pick(Self.named.filter { $0.type != .stations })
        let isFavorite = random.below(3) > 0
        let copy = random.below(2) == 0 ? self.copy(of: resource) : nil
        let named = copy ?? resource
        send(isFavorite ? .post : .delete, "/v1/me/favorites?ids[\(named.type)]=\(named.id)", expecting: 202)
        model.setFavorite(resource, isFavorite)
    }

    private mutating func rate() {
        let resource = pick(Self.named.filter { $0.type != .artists })
        let named = random.below(3) == 0 ? copy(of: resource) ?? resource : resource
        let target = "/v1/me/ratings/\(named.type)/\(named.id)"
        if random.below(3) == 0 {
            send(.delete, target, expecting: 204)
            model.ratings[AccountModel.key(named)] = nil
            client.expect(.notFound, target)
        } else {
            let value = random.below(2) * 2 - 1
            send(.put, target, #"{"type":"rating","attributes":{"value":\#(value)}}"#, expecting: 200)
            model.ratings[AccountModel.key(named)] = value
        }
    }

    private mutating func createPlaylist() throws {
        let folder = random.below(2) == 0 ? model.folders.keys.sorted().randomElement(using: &random) : nil
        let isPublic = random.below(2) == 0
        let (tracks, keys) = tracks()
        let name = "Playlist \(log.count)"
        let parent = folder ?? AccountLibrary.Folder.rootID
        let body =
            #"{"attributes":{"name":"\#(name)","isPublic":\#(isPublic)},"relationships":{"tracks":{"data":\#(tracks)},"#
            + #""parent":{"data":[{"id":"\#(parent)","type":"library-playlist-folders"}]}}}"#
        let id = try #require(created(send(.post, "/v1/me/library/playlists", body, expecting: 201)))
        model.playlists[id] = AccountModel.Playlist(name: name, tracks: keys, folder: folder, isPublic: isPublic)
        addToLibrary(keys)
    }

    private mutating func createFolder() throws {
        let folder = random.below(2) == 0 ? model.folders.keys.sorted().randomElement(using: &random) : nil
        let name = "Folder \(log.count)"
        let parent = folder.map {
            #","relationships":{"parent":{"data":[{"id":"\#($0)","type":"library-playlist-folders"}]}}"#
        }
        let body = #"{"attributes":{"name":"\#(name)"}\#(parent ?? "")}"#
        let id = try #require(created(send(.post, "/v1/me/library/playlist-folders", body, expecting: 201)))
        model.folders[id] = AccountModel.Folder(name: name, folder: folder)
    }

    private mutating func addTracks() {
        let own = model.playlists.filter { $0.value.catalogID == nil && !$0.value.holdsFavorites }.keys.sorted()
        guard let id = own.randomElement(using: &random) else { return }
        let (tracks, keys) = tracks()
        send(.post, "/v1/me/library/playlists/\(id)/tracks", #"{"data":\#(tracks)}"#, expecting: 204)
        model.playlists[id]?.tracks += keys
        addToLibrary(keys)
    }

    /// Adds the tracks of a playlist to the library.
    private mutating func addToLibrary(_ keys: [String]) {
        for key in keys {
            let parts = key.split(separator: "/").map(String.init)
            model.add(ResourceIdentifier(ResourceType(parts[0]), parts[1]))
        }
    }

    private mutating func play() {
        let song = pick(Self.named(.songs))
        log.append("play \(song)")
        client.simulator.state.recordPlay(account: Self.account, of: song, at: client.simulator.now)
        model.played.removeAll { $0 == AccountModel.key(song) }
        model.played.insert(AccountModel.key(song), at: 0)
        if random.below(3) == 0 {
            // A station advances without a visible change of the account.
            send(.post, "/v1/me/stations/next-tracks/ra.178834", expecting: 200)
        }
    }

    /// Sends requests that are refused and change nothing.
    private mutating func refused() {
        let song = Self.named(.songs)[0].id
        let playlist = model.playlists.keys.sorted().first { !$0.hasPrefix("new") } ?? "p.none"
        switch random.below(6) {
        case 0: send(.delete, "/v1/me/library/songs?ids=\(song)", expecting: 405)
        case 1: send(.delete, "/v1/me/library/playlists/\(playlist)", expecting: 401)
        case 2: send(.put, "/v1/me/ratings/songs/\(song)", #"{"attributes":{"value":2}}"#, expecting: 400)
        case 3: send(.put, "/v1/me/ratings/library-songs/i.none", #"{"attributes":{"value":1}}"#, expecting: 404)
        case 4: send(.post, "/v1/me/library/playlists", #"{"attributes":{}}"#, expecting: 400)
        default: send(.post, "/v1/me/library/playlists/p.none/tracks", #"{"data":[]}"#, expecting: 404)
        }
    }

    // MARK: Tools

    private mutating func pick<Element>(_ all: [Element]) -> Element { all[random.below(all.count)] }

    /// Picks one to three distinct elements.
    private mutating func few(_ all: [ResourceIdentifier]) -> [ResourceIdentifier] {
        (0...random.below(3)).map { _ in pick(all) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the library's copy of a resource.
    private func copy(of resource: ResourceIdentifier) -> ResourceIdentifier? {
        guard ![.artists, .stations].contains(resource.type) else { return nil }
        return client.resource("/v1/catalog/jp/\(resource.type)/\(resource.id)?relate=library")?
            .relationship("library")?.data.first?.identifier
    }

    /// Returns a body of catalog and library tracks, with an unknown one, and the keys of the valid ones.
    private mutating func tracks() -> (body: String, keys: [String]) {
        let chosen = few(Self.named(.songs) + Self.named(.musicVideos)).filter { model.canBeAdded($0) }
        let named = chosen.map { random.below(3) == 0 ? copy(of: $0) ?? $0 : $0 } + [ResourceIdentifier(.songs, "1")]
        let body = named.map { #"{"id":"\#($0.id)","type":"\#($0.type)"}"# }.joined(separator: ",")
        return ("[\(body)]", chosen.map(AccountModel.key))
    }

    @discardableResult
    private mutating func send(
        _ method: Request.Method, _ target: String, _ body: String = "", expecting status: Int
    ) -> Response {
        log.append("\(method.rawValue) \(target) \(body)")
        let response = client.send(method, target, body)
        #expect(response.status == status, "\(log.joined(separator: "\n"))")
        return response
    }

    private func created(_ response: Response) -> String? { client.data(response.body.json ?? .null).first?.id }

    private mutating func saveAndLoad() throws {
        log.append("save and load")
        let saved = try JSONEncoder().encode(client.simulator.memory)
        let loaded = try JSONDecoder().decode(SimulatorMemory.self, from: saved)
        #expect(loaded == client.simulator.memory)
        client.simulator.memory = loaded
    }
}
