package import AppleMusicAPI
package import MusicDevice

/// Playing goes on by itself: the world's clock is all that it needs, and for stations the service.
extension MusicClient {
    /// Lets all players play up to a time, with the tracks that stations ask for on the way.
    ///
    /// A station whose tracks do not come, without a network say, waits; it is asked for again at the next call.
    /// - Parameter time: milliseconds since 1970.
    /// - Throws: `CancellationError`.
    package func play(_ world: inout World, to time: Milliseconds) async throws -> [Change] {
        if !world.device.hasStation { return world.advancePlayers(to: time) }
        var changes = try await feedStations(of: &world, at: time)
        while let next = world.device.nextPlayerEvent, next <= time {
            changes += world.advancePlayers(to: next)
            changes += try await feedStations(of: &world, at: next)
        }
        return changes
    }

    /// Sets a world's clock. Nothing is played in between: what plays goes on from where it is.
    package func setClock(of world: inout World, to clock: SimulatedClock) {
        let old = milliseconds(in: world)
        world.clock = clock
        world.device.setPlayerClock(from: old, to: milliseconds(in: world))
    }

    private func feedStations(of world: inout World, at time: Milliseconds) async throws -> [Change] {
        var changes: [Change] = []
        for order in world.stationOrders {
            guard let tracks = try await tracks(for: order, in: &world) else { continue }
            changes += world.deliver(tracks, to: order, at: time)
        }
        return changes
    }

    /// What the stations of a world need now, asked for beside it: the world goes on meanwhile, and `World.accept(_:at:)` brings both together.
    package func stationDelivery(for world: World) async -> StationDelivery {
        var asking = world
        var delivery = StationDelivery(before: world.memory)
        for order in world.stationOrders {
            guard let tracks = try? await tracks(for: order, in: &asking) else { continue }
            delivery.contents.append((order, tracks))
        }
        delivery.after = asking.memory
        return delivery
    }

    /// - Returns: nil where none came.
    private func tracks(for order: StationOrder, in world: inout World) async throws -> [PlayableItem]? {
        do {
            let tracks = try await stationTracks(order.need, on: order.player.device, in: &world)
            return tracks.isEmpty ? nil : tracks
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
    }

    /// More than a station needs now, so that it plays on while nobody can ask: as many as the service gives at once.
    private static let stationTracks = 10

    /// The next tracks of a station for the account of a device.
    func stationTracks(
        _ need: StationNeed, on device: String, in world: inout World
    ) async throws -> [PlayableItem] {
        guard let id = need.station.catalogID else { return [] }
        let request = Request(
            .post, path: "/v1/me/stations/next-tracks/\(PercentEncoding.encodeSegment(id))",
            query: [QueryItem("limit", String(max(need.count, Self.stationTracks)))])
        let response = try await send(request, asDevice: device, in: &world)
        guard response.isSuccess, let json = response.body.json?.object else {
            throw PlayableProblem.refused(ResourceIdentifier(.stations, id), response)
        }
        return Page(json).data.map { PlayableItem($0) }
    }
}
