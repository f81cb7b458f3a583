import TonearmDevice
public import TonearmWorld

/// The changes of the simulated world.
extension SimulatedAppleMusic {
    /// Every change from now on, once and in the order in which it took effect.
    ///
    /// ```swift
    /// for await event in music.changes {
    ///     if case .change(let change) = event, change.kind == .subscriptionChanged { break }
    /// }
    /// ```
    public var changes: WorldChanges { WorldChanges(base: stage.changes()) }
}

/// A change of a simulated world.
public struct WorldChange: Hashable, Sendable, CustomStringConvertible {
    /// The kind, to compare with the constants: `change.kind == .consentChanged`.
    public let kind: Kind
    /// A one-line description: `account 'subscriber': subscription individual → lapsed`.
    public let description: String
    /// The time by the world's clock, since 1970.
    public let time: Duration
    /// The cause.
    public let origin: ChangeOrigin

    init(_ change: DatedChange) {
        kind = Kind(rawValue: change.change.kind)
        description = change.change.sentence
        time = .milliseconds(change.time)
        origin = change.origin
    }
}

extension WorldChange {
    /// The kind of a change.
    public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name: `consentChanged`.
        public let rawValue: String

        /// Makes a kind from a name; an unknown name equals no constant.
        public init(rawValue: String) { self.rawValue = rawValue }

        public var description: String { rawValue }

        /// The consent of the app.
        public static let consentChanged = Kind(rawValue: "consentChanged")
        /// The account that is signed in on a device.
        public static let accountChanged = Kind(rawValue: "accountChanged")
        /// The plan of an account.
        public static let subscriptionChanged = Kind(rawValue: "subscriptionChanged")
        /// The capabilities that the app can read.
        public static let capabilitiesChanged = Kind(rawValue: "capabilitiesChanged")
        /// The storefront that the app can read.
        public static let storefrontChanged = Kind(rawValue: "storefrontChanged")
        /// The app got a user token.
        public static let userTokenReceived = Kind(rawValue: "userTokenReceived")
        /// The app lost its user token.
        public static let userTokenDropped = Kind(rawValue: "userTokenDropped")
        /// The sheet with an offer is shown.
        public static let offerPresented = Kind(rawValue: "offerPresented")
        /// A player prepares to play.
        public static let preparing = Kind(rawValue: "preparing")
        /// The item of a player's queue that is playing.
        public static let nowPlayingItemChanged = Kind(rawValue: "nowPlayingItemChanged")
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
