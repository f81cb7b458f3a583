import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// The course of time in a world: playback, edits of queues and scheduled events, in order, to the millisecond. They
/// meet only here.
extension World {
    /// A stretch of time up to the next stop.
    package struct Leg: Sendable {
        /// The dated changes, in order.
        package var changes: [DatedChange] = []
        package var stop = Stop.arrived
    }

    /// The reason for the end of a stretch.
    package enum Stop: Sendable {
        /// The requested time is reached.
        case arrived
        /// A scheduled event happened. The next `Leg` contains the later changes.
        case event(HappenedEvent)
        /// Stations need tracks before time can continue from this moment.
        case stations([StationOrder], at: Milliseconds)
    }

    /// The reasons to stop a stretch of time.
    package struct Stops: Sendable {
        package var stations = Stations.pass
        /// Whether scheduled events happen; otherwise time stops before the first one.
        package var events = true

        package init() {}

        package enum Stations: Sendable {
            /// A station plays only the tracks that it has.
            case pass
            /// The leg stops as soon as a station needs tracks.
            case halt
            /// The leg stops for a station's tracks only after another event, so that an unanswered station does not
            /// stop time.
            case haltLater
        }
    }

    /// Advances to a moment, or to the next stop before it.
    /// - Parameter end: milliseconds since 1970.
    package mutating func run(to end: Milliseconds, _ stops: Stops = Stops()) -> Leg {
        var leg = Leg()
        let boundary = min(end, scheduledTime ?? .max)
        if stops.stations == .halt, halts(&leg, at: boundary) { return leg }
        var steps = 0
        // At equal times, players come before scheduled events.
        while let next = device.nextPlayerEvent, next <= boundary {
            let halts = stops.stations != .pass && device.hasStation
            let time = halts || steps < Self.datedSteps ? next : boundary
            leg.changes += advancePlayers(to: time).map { DatedChange($0, at: time, by: .system) }
            if halts, self.halts(&leg, at: next) { return leg }
            steps += 1
        }
        memory.faults.expire(at: boundary / 1000)
        if stops.events, let happened = runDueEvent(at: boundary) {
            if case .success(let changes) = happened.outcome {
                leg.changes += changes.map { DatedChange($0, at: boundary, by: .schedule) }
            }
            leg.stop = .event(happened)
        }
        return leg
    }

    /// The maximum number of individually dated steps in a stretch; later changes get the date of its end.
    private static let datedSteps = 100

    private func halts(_ leg: inout Leg, at time: Milliseconds) -> Bool {
        let orders = stationOrders
        if orders.isEmpty { return false }
        leg.stop = .stations(orders, at: time)
        return true
    }

    /// Runs the first due event.
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

    /// Returns the milliseconds until the next event of the account or a player; nil if no event is due or the clock is
    /// stopped.
    /// - Parameter now: milliseconds since 1970.
    package func timeToNextEvent(now: Milliseconds) -> Milliseconds? {
        guard clock.isRunning, let next = nextEvent else { return nil }
        return max(next.subtractingClamped(now), 0)
    }

    /// Whether time passes without an effect: nothing is scheduled, no player plays, and no fault can end.
    package var isIdle: Bool {
        scheduled.isEmpty && memory.faults.list.isEmpty
            && (device.isStill || device.nextPlayerEvent == nil && !device.hasStation)
    }

    /// The time of the next event, in milliseconds since 1970.
    private var nextEvent: Milliseconds? { [scheduledTime, device.nextPlayerEvent].compactMap { $0 }.min() }

    /// The time of the next scheduled event, in milliseconds since 1970.
    package var scheduledTime: Milliseconds? { scheduled.first.map { $0.time.multipliedClamped(by: 1000) } }
}

/// A scheduled event of the account.
package struct ScheduledEvent: Hashable, Sendable, Codable {
    /// The time; seconds since 1970.
    package var time: Int
    package var event: AccountEvent
}

/// The outcome of a scheduled event.
package struct HappenedEvent: Sendable {
    package let event: AccountEvent
    package let outcome: Result<[Change], Refusal>
    /// The world before the event, without it, so that undoing does not repeat the event.
    package let before: World
}

extension World {
    /// - Parameters:
    ///   - seconds: the delay from now, at least 0.
    ///   - now: seconds since 1970.
    package mutating func schedule(_ event: AccountEvent, in seconds: Int, now: Int) {
        let time = now.addingReportingOverflow(seconds)
        scheduled.append(ScheduledEvent(time: time.overflow ? .max : time.partialValue, event: event))
        scheduled.sort { $0.time < $1.time }
    }
}
