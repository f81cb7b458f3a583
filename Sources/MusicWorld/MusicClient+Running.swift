package import AppleMusicAPI
import MusicDevice

/// Time that goes on by itself: a clock is all that it needs, and for stations the service.
extension MusicClient {
    /// Lets the time run up to now, with the tracks that stations ask for on the way.
    ///
    /// A station whose tracks do not come, without a network for example, waits; it asks again at the next call.
    /// - Parameters:
    ///   - events: whether scheduled events happen; else the time stops in front of the first one.
    ///   - report: called with each stretch of time, as soon as it has passed.
    /// - Throws: `CancellationError`, and what `report` throws.
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

    /// Lets the time run up to now, without waiting for a service: a station plays the tracks that it has.
    /// - Parameter report: called with each stretch of time, as soon as it has passed.
    package func catchUpAtOnce(
        in keeper: some WorldKeeper, report: (World.Leg) throws -> Void
    ) rethrows {
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

    /// Waits until the edits of the current player's queue are complete: as long as they take while the clock runs; a clock that stands still is
    /// moved on.
    /// - Throws: `CancellationError`, and what `report` throws.
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

    /// Sets a world's clock. Nothing is played in between: a player goes on from its position.
    package func setClock(of world: inout World, to clock: SimulatedClock) {
        let old = milliseconds(in: world)
        world.clock = clock
        world.device.setPlayerClock(from: old, to: milliseconds(in: world))
    }

    // MARK: - Stations

    /// Tracks for the stations of a world that need some, asked for beside it: `World.accept(_:at:)` brings both together.
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

    /// - Returns: nil if none came.
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

    /// More tracks than a station needs now, so that it plays on without a request: as many as the service gives at once.
    private static let stationTracks = 10

    /// The next tracks of a station for the account of a device.
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
