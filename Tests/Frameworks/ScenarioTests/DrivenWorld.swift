import AppleMusicAPI
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// A session's world or a stage, driven by statements of the device and the client, as the shell drives it.
final class DrivenWorld {
    let keeper: any WorldKeeper
    let client: MusicClient
    /// The longest stretch of time at once, in seconds; nil for no limit.
    let stretch: Int?
    /// The queues that the app has set and the players have not fetched.
    private var pending: [PlayerKind: PendingDescriptor] = [:]

    init(_ keeper: any WorldKeeper, _ client: MusicClient, stretch: Int?) {
        self.keeper = keeper
        self.client = client
        self.stretch = stretch
    }

    func read<Value>(_ body: (World) -> Value) -> Value {
        client.catchUpAtOnce(in: keeper) { _ in }
        return keeper.withWorld { body($0) }
    }

    /// Returns the outcome of a body.
    func outcome(_ body: () async throws -> String) async -> Outcome {
        do { return .done(try await body()) } catch { return Outcome(driven: error) }
    }

    typealias Action = (inout MusicDevice) throws(Refusal) -> [Change]

    @discardableResult
    func act(_ origin: ChangeOrigin, _ action: Action) throws -> [Change] {
        try client.act(origin, in: keeper, action)
    }

    /// Performs an action of the person who uses the app.
    func person(_ action: Action) async -> Outcome {
        await outcome {
            try act(.person, action)
            return ""
        }
    }

    // MARK: - Time

    /// Advances the clock by seconds, in stretches.
    func wait(_ seconds: Int) async {
        var left = seconds
        while left > 0 {
            let part = min(left, stretch ?? left)
            await wait(milliseconds: part * 1000)
            left -= part
        }
    }

    func wait(milliseconds: Milliseconds) async {
        keeper.withWorld { $0.clock = $0.clock.advanced(byMilliseconds: milliseconds) }
        try? await client.catchUp(in: keeper)
    }

    // MARK: - Requests

    /// Sends a request as MusicKit does.
    /// - Parameter library: the error of the library for a refusal by the service.
    func send(_ request: Request, library: String? = nil) async throws -> Response {
        let isNeeded = try keeper.withWorld { world in
            try world.userToken == nil && client.lacksUserToken(request, in: world)
        }
        if isNeeded { _ = try await client.requestUserToken(in: keeper) }
        let response = try await client.send(request, in: keeper)
        if response.isSuccess { return response }
        throw RefusedRequest(status: response.status, isEmpty: response.firstError == nil, library: library)
    }

    /// Sends a request to the catalog of the account's storefront.
    func catalog(_ path: String, _ query: [QueryItem]) async throws -> Response {
        let storefront = try storefront()
        return try await send(Request(path: "/v1/catalog/\(storefront)\(path)", query: query))
    }

    func storefront() throws(Refusal) -> String {
        let result = read { world in Result { () throws(Refusal) in try world.device.readStorefront() } }
        return try result.get()
    }

    /// Returns the account's storefront; nil without an account.
    /// - Throws: the refusal without consent.
    @discardableResult
    func requireConsent() throws(Refusal) -> String? {
        do throws(Refusal) { return try storefront() } catch {
            if case .notSignedIn = error.code { return nil }
            throw error
        }
    }

    /// - Throws: the error of MusicKit's library without consent.
    func requireLibrary() throws {
        do throws(Refusal) { try requireConsent() } catch {
            if case .consentMissing = error.code { throw RefusedRequest("MusicLibrary.Error.permissionDenied") }
            throw error
        }
    }

    /// Notes that the device has changed the account's library, as MusicKit's library does.
    func noteLibraryWrite() {
        keeper.withWorld { world in world.noteLibraryWrite(at: client.now(in: world)) }
    }

    /// Returns the number of albums in the device's library; 0 if no account is or was signed in.
    func libraryAlbums() async throws -> Int {
        guard LibraryReading(client, keeper.withWorld { $0 }).hasOwner else { return 0 }
        return try await client.libraryResources([.libraryAlbums], in: keeper).count
    }

    // MARK: - Players

    typealias PlayerAction =
        @Sendable (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]

    /// Performs an action on one of the app's players.
    @discardableResult
    func control(_ kind: PlayerKind, _ action: PlayerAction) throws -> [Change] {
        client.catchUpAtOnce(in: keeper) { _ in }
        return try client.control(.app, in: keeper) { device, now, faults throws(Refusal) in
            let used = device.usePlayer(kind)
            return used + (try action(&device, now, faults))
        }
    }

    /// Sets a queue, which the player fetches when it prepares.
    func setQueue(_ descriptor: PendingDescriptor, _ kind: PlayerKind) { pending[kind] = descriptor }

    func isPending(_ kind: PlayerKind) -> Bool { pending[kind] != nil }

    /// The titles of a queue of MusicKit that the application player has not fetched.
    var pendingTitles: String? { pending[.application].flatMap(\.title) }

    /// Fetches the queue that the app has set.
    func resolve(_ kind: PlayerKind) async throws {
        guard let waiting = pending[kind] else { return }
        let descriptor = try await waiting.fetch(self)
        // MediaPlayer fetches a queue once, MusicKit until the player has it.
        if waiting.isFetchedOnce { pending[kind] = nil }
        try control(kind) { device, now, faults throws(Refusal) in try device.setQueue(descriptor, at: now, faults) }
        pending[kind] = nil
    }

    /// Waits for edits of a queue.
    /// - Returns: the changes meanwhile.
    @discardableResult
    func completeEdits() async throws -> [Change] {
        var changes: [Change] = []
        try await client.completeEdits(in: keeper) { changes += $0.changes.map(\.change) }
        return changes
    }

    /// Returns the state of a player in words, as modules show it.
    /// - Parameter stopsRate: whether the rate is 0 while the player does not play, as in MediaPlayer.
    func state(_ kind: PlayerKind, stopsRate: Bool = false) -> String {
        let (player, position) = read { world in
            let player = world.device[world.device.address(of: kind)]
            return (player, player.position(at: client.milliseconds(in: world)))
        }
        let status =
            player.seeking.map { $0.direction == .forward ? "seekingForward" : "seekingBackward" }
            ?? "\(player.status)"
        let title = pending[kind]?.title ?? player.shownQueue.currentEntry?.content.title
        return PlayerWords.state(
            status, title, Double(position) / 1000, "\(player.repeatMode)", "\(player.shuffleMode)",
            stopsRate && player.status != .playing ? 0 : Double(player.rate.thousandths) / 1000)
    }
}

/// A queue that an app has set.
struct PendingDescriptor {
    /// The title of its first entry.
    let title: String?
    /// Whether the queue is given up if the device refuses it.
    var isFetchedOnce = false
    let fetch: (DrivenWorld) async throws -> QueueDescriptor
}

enum PlayerWords {
    static func state(
        _ status: String, _ title: String?, _ position: Double, _ repeats: String, _ shuffles: String, _ rate: Double
    ) -> String {
        "\(status) '\(title ?? "")' at \(position) s, repeat \(repeats), shuffle \(shuffles), rate \(rate)"
    }
}
