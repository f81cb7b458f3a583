import AppleMusicAPI
package import MusicDevice

/// The course of time in a world: players play, edits of queues complete, and scheduled events happen, each in its turn, to the millisecond.
/// This is the only place where they meet.
extension World {
    /// A stretch of time up to the next stop.
    package struct Leg: Sendable {
        /// In order, each with its moment.
        package var changes: [DatedChange] = []
        package var stop = Stop.arrived
    }

    /// The reason why a stretch of time ends.
    package enum Stop: Sendable {
        /// The wanted time is reached.
        case arrived
        /// A scheduled event happened. What comes after it is the next leg.
        case event(HappenedEvent)
        /// Stations need tracks before time goes on from this moment.
        case stations([StationOrder], at: Milliseconds)
    }

    /// The things for which a stretch of time stops.
    package struct Stops: Sendable {
        package var stations = Stations.pass
        /// Whether scheduled events happen; else the time stops in front of the first one.
        package var events = true

        package init() {}

        package enum Stations: Sendable {
            /// A station plays the tracks that it has.
            case pass
            /// The leg stops at once if a station needs tracks.
            case halt
            /// The leg stops where a station needs tracks after something else happened, so that one without an answer does not stop the time.
            case haltLater
        }
    }

    /// Lets time run up to a moment, or to the next stop before it.
    /// - Parameter end: milliseconds since 1970.
    package mutating func run(to end: Milliseconds, _ stops: Stops = Stops()) -> Leg {
        var leg = Leg()
        let boundary = min(end, scheduledTime ?? .max)
        if stops.stations == .halt, halts(&leg, at: boundary) { return leg }
        var steps = 0
        // Of the same moment players come first.
        while let next = device.nextPlayerEvent, next <= boundary {
            let halts = stops.stations != .pass && device.hasStation
            let time = halts || steps < Self.datedSteps ? next : boundary
            leg.changes += advancePlayers(to: time).map { DatedChange($0, at: time, by: .system) }
            if halts, self.halts(&leg, at: next) { return leg }
            steps += 1
        }
        if stops.events, let happened = runDueEvent(at: boundary) {
            if case .success(let changes) = happened.outcome {
                leg.changes += changes.map { DatedChange($0, at: boundary, by: .schedule) }
            }
            leg.stop = .event(happened)
        }
        return leg
    }

    /// The number of steps of a stretch that are dated one by one; the rest is played in one go, and has the date of its end.
    private static let datedSteps = 100

    private func halts(_ leg: inout Leg, at time: Milliseconds) -> Bool {
        let orders = stationOrders
        if orders.isEmpty { return false }
        leg.stop = .stations(orders, at: time)
        return true
    }

    /// Runs the first event whose time has come.
    private mutating func runDueEvent(at time: Milliseconds) -> HappenedEvent? {
        guard let first = scheduledTime, first <= time, !scheduled.isEmpty else { return nil }
        let next = scheduled.removeFirst()
        let before = self
        do throws(Refusal) {
            let changes = try act { device throws(Refusal) in try device.apply(next.event) }
            return HappenedEvent(event: next.event, outcome: .success(changes), before: before)
        } catch {
            return HappenedEvent(event: next.event, outcome: .failure(error), before: before)
        }
    }

    /// Milliseconds until something happens by itself, to the account or in a player; nil while nothing is to come or the clock stands still.
    /// - Parameter now: milliseconds since 1970.
    package func timeToNextEvent(now: Milliseconds) -> Milliseconds? {
        guard clock.isRunning, let next = nextEvent else { return nil }
        return max(next.subtractingClamped(now), 0)
    }

    /// The moment at which something happens by itself next, in milliseconds since 1970.
    private var nextEvent: Milliseconds? { [scheduledTime, device.nextPlayerEvent].compactMap { $0 }.min() }

    /// The moment of the next scheduled event, in milliseconds since 1970.
    package var scheduledTime: Milliseconds? { scheduled.first.map { $0.time.multipliedClamped(by: 1000) } }
}
