import TonearmDevice
public import TonearmWorld

/// The changes of the simulated world.
extension SimulatedAppleMusic {
    /// Every change from now on, once and in the order in which it took effect.
    ///
    /// ```swift
    /// for await event in music.changes {
    ///     if case .change(let change) = event, change.kind == "subscriptionChanged" { break }
    /// }
    /// ```
    public var changes: WorldChanges { WorldChanges(base: stage.changes()) }
}

/// A change of a simulated world.
public struct WorldChange: Hashable, Sendable, CustomStringConvertible {
    /// The kind, such as `consentChanged`, `subscriptionChanged`, `capabilitiesChanged`, `userTokenReceived`,
    /// `nowPlayingItemChanged`.
    public let kind: String
    /// A one-line description: `account 'subscriber': subscription individual → lapsed`.
    public let description: String
    /// The time by the world's clock, in milliseconds since 1970.
    public let time: Int
    /// The cause.
    public let origin: ChangeOrigin

    init(_ change: DatedChange) {
        kind = change.change.kind
        description = change.change.sentence
        time = change.time
        origin = change.origin
    }
}

/// The changes of a simulated world, in the order in which they took effect, for one reader. The sequence ends with the
/// simulation.
public struct WorldChanges: AsyncSequence, Sendable {
    /// A change, or the reason why changes are missing.
    public enum Element: Hashable, Sendable {
        case change(WorldChange)
        /// This number of changes was dropped because the reader was slow.
        case missed(Int)
        /// The world was replaced by another.
        case replaced
    }

    let base: Changes

    /// Returns an iterator over the changes from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

    /// The reader of the changes.
    public struct Iterator: AsyncIteratorProtocol {
        var base: Changes.Iterator

        /// Waits for the next change.
        /// - Returns: nil at the end of the simulation, and if the task is cancelled.
        public mutating func next() async -> Element? {
            switch await base.next() {
            case .change(let change): .change(WorldChange(change))
            case .missed(let count): .missed(count)
            case .replaced: .replaced
            case nil: nil
            }
        }
    }
}
