package import AppleMusicAPI
import TonearmDevice

/// Time without commands: it needs only a clock, and for stations the service.
extension MusicClient {
    /// Advances the world to the current time, fetching tracks for stations on the way.
    ///
    /// A station whose tracks cannot be fetched, for example without a network, waits; the next call tries again.
    /// - Parameters:
    ///   - events: whether scheduled events happen; otherwise time stops before the first one.
    ///   - report: called for each stretch of time, as soon as it has passed.
    /// - Throws: `CancellationError`, `StageProblem` if the world has ended, and the errors of `report`.
    package func catchUp(
        in keeper: some WorldKeeper, events: Bool = true, report: (World.Leg) throws -> Void = { _ in }
    ) async throws {
        try keeper.checkIsRunning()
        var stops = World.Stops()
        stops.events = events
        stops.stations = .halt
        while true {
            let leg = run(keeper, stops)
            try report(leg)
            switch leg.stop {
            case .arrived: return
            case .event: stops.stations = .halt
            case .stations(let orders, let time):
                for order in orders {
                    guard let tracks = try await tracks(for: order, in: keeper) else { continue }
                    let changes = deliver(tracks, to: order, at: time, in: keeper)
                    if !changes.isEmpty { try report(World.Leg(changes: changes)) }
                }
                stops.stations = .haltLater
            }
        }
    }

    /// Advances the world to the current time without a service: a station plays only the tracks that it has.
    /// - Parameter report: called for each stretch of time, as soon as it has passed.
    package func catchUpAtOnce(in keeper: some WorldKeeper, report: (World.Leg) throws -> Void) rethrows {
        while true {
            let leg = run(keeper, World.Stops())
            try report(leg)
            if case .arrived = leg.stop { return }
        }
    }

    private func run(_ keeper: some WorldKeeper, _ stops: World.Stops) -> World.Leg {
        var leg = World.Leg()
        _ = keeper.record { world in
            leg = world.run(to: milliseconds(in: world), stops)
            return leg.changes
        }
        return leg
    }

    /// Waits for pending edits of the current player's queue. A stopped clock is advanced instead.
    /// - Throws: `CancellationError`, `StageProblem` if the world has ended, and the errors of `report`.
    package func completeEdits(
        in keeper: some WorldKeeper, report: (World.Leg) throws -> Void = { _ in }
    ) async throws {
        let left = keeper.withWorld { world in
            world.device.player.lastCompletion.map { $0.subtractingClamped(milliseconds(in: world)) }
        }
        guard let left else { return }
        if left > 0 { try await wait(milliseconds: left, in: keeper) }
        try await catchUp(in: keeper, events: false, report: report)
    }

    /// Sets a world's clock. No playback happens in between: players keep their positions.
    package func setClock(of world: inout World, to clock: SimulatedClock) {
        let old = milliseconds(in: world)
        world.clock = clock
        world.device.setPlayerClock(from: old, to: milliseconds(in: world))
    }

    // MARK: - Stations

    /// Fetches the tracks that a world's stations need, on a copy of the world; `World.accept(_:at:)` applies them.
    package func stationDelivery(for world: World) async -> StationDelivery {
        let asking = HeldWorld(world)
        var delivery = StationDelivery(before: world.memory)
        for order in world.stationOrders {
            guard let tracks = try? await tracks(for: order, in: asking) else { continue }
            delivery.contents.append((order, tracks))
        }
        delivery.after = asking.world.memory
        return delivery
    }

    private func deliver(
        _ tracks: [PlayableItem], to order: StationOrder, at time: Milliseconds, in keeper: some WorldKeeper
    ) -> [DatedChange] {
        keeper.record { world in
            world.deliver(tracks, to: order, at: time).map { DatedChange($0, at: time, by: .service) }
        }
    }

    /// Fetches the next tracks of a station; nil if the service sent none, or the request failed.
    private func tracks(for order: StationOrder, in keeper: some WorldKeeper) async throws -> [PlayableItem]? {
        do {
            let tracks = try await stationTracks(order.need, on: order.player.device, in: keeper)
            return tracks.isEmpty ? nil : tracks
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
    }

    /// The number of tracks to fetch, more than a station needs now: the maximum of one request.
    private static let stationTracks = 10

    /// Returns the next tracks of a station for a device's account.
    func stationTracks(
        _ need: StationNeed, on device: String, in keeper: some WorldKeeper
    ) async throws -> [PlayableItem] {
        guard let id = need.station.catalogID else { return [] }
        let request = Request(
            .post, path: "/v1/me/stations/next-tracks/\(PercentEncoding.encodeSegment(id))",
            query: [QueryItem("limit", String(max(need.count, Self.stationTracks)))])
        let response = try await send(request, asDevice: device, in: keeper)
        guard response.isSuccess, let json = response.body.json?.object else {
            throw PlayableProblem.refused(ResourceIdentifier(.stations, id), response)
        }
        return Page(json).data.map { PlayableItem($0) }
    }
}
