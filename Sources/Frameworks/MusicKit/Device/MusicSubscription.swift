import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// The capabilities of the account.
public struct MusicSubscription: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Whether the app can play music of the catalog.
    public let canPlayCatalogContent: Bool
    /// Whether the app can offer a subscription.
    public let canBecomeSubscriber: Bool
    /// Whether the app can add to the library.
    public let hasCloudLibraryEnabled: Bool

    init(_ capabilities: Capabilities) {
        canPlayCatalogContent = capabilities.contains(.catalogPlayback)
        canBecomeSubscriber = capabilities.allowOffer
        hasCloudLibraryEnabled = capabilities.contains(.cloudLibraryAdd)
    }

    /// The current capabilities.
    /// - Throws: `MusicSubscription.Error` without consent, and before the privacy notice is accepted.
    public static var current: MusicSubscription {
        get async throws {
            let world = try KitWorld.required()
            let reading = world.music.stage.read { $0.device.readCapabilities() }
            if let refusal = reading.musicKit { throw world.translated(refusal) { Error($0) } }
            return MusicSubscription(reading.capabilities)
        }
    }

    /// The current capabilities, and those after each change. There is no element before consent.
    public static var subscriptionUpdates: Updates { Updates() }

    public var description: String {
        "MusicSubscription(canPlayCatalogContent: \(canPlayCatalogContent), canBecomeSubscriber: "
            + "\(canBecomeSubscriber), hasCloudLibraryEnabled: \(hasCloudLibraryEnabled))"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }

    /// A reason why the capabilities cannot be read.
    public enum Error: String, LocalizedError, Sendable {
        case permissionDenied
        case privacyAcknowledgementRequired
        case unknown

        /// - Returns: nil for an error of another type.
        init?(_ error: FrameworkError) {
            guard error.type == "MusicSubscription.Error" else { return nil }
            self.init(rawValue: error.name ?? "")
        }
    }
}

extension MusicSubscription {
    /// The sequence of the capabilities, without repetitions.
    public struct Updates: AsyncSequence, Sendable {
        /// The element of the sequence.
        public typealias Element = MusicSubscription

        /// Returns an iterator that begins with the capabilities at its first call.
        public func makeAsyncIterator() -> Iterator { Iterator(.current()) }

        /// The iterator. The sequence ends with the world, and if the task is cancelled.
        public struct Iterator: AsyncIteratorProtocol {
            private let world: KitWorld
            private var changes: Changes.Iterator
            private var last: MusicSubscription?

            init(_ world: KitWorld) {
                self.world = world
                changes = world.music.stage.changes().makeAsyncIterator()
            }

            /// Waits for capabilities that differ from the last ones.
            public mutating func next() async -> MusicSubscription? {
                while !Task.isCancelled {
                    let reading = world.music.stage.read { $0.device.readCapabilities() }
                    let state = reading.musicKit == nil ? MusicSubscription(reading.capabilities) : nil
                    if let state, state != last {
                        last = state
                        return state
                    }
                    if await changes.next() == nil { return nil }
                }
                return nil
            }
        }
    }
}
