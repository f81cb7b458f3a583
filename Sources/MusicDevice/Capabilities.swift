/// What `requestCapabilities` answers, or `MusicSubscription.current`: a set, because one flag "is a subscriber" would be wrong for
/// everybody who subscribes but keeps no cloud library, or does not subscribe and must not be asked to (WWDC17 session 502).
public struct Capabilities: OptionSet, Hashable, Sendable, Codable {
    /// The raw value of `SKCloudServiceCapability`.
    public let rawValue: Int

    /// - Parameter rawValue: a sum of `SKCloudServiceCapability` flags.
    public init(rawValue: Int) { self.rawValue = rawValue }
    package init(_ capability: Capability) { rawValue = capability.storeKitRawValue }

    /// Playing from the catalog.
    public static let playback = Capabilities(.catalogPlayback)
    /// Adding to the cloud library.
    public static let add = Capabilities(.cloudLibraryAdd)
    /// Becoming a subscriber.
    public static let eligible = Capabilities(.subscriptionEligible)

    /// All eight, in the order of their raw values.
    package static let combinations: [Capabilities] = [
        [], .playback, .eligible, [.playback, .eligible],
        .add, [.playback, .add], [.add, .eligible], [.playback, .add, .eligible],
    ]

    package subscript(capability: Capability) -> Bool {
        get { contains(Capabilities(capability)) }
        set {
            if newValue { insert(Capabilities(capability)) } else { remove(Capabilities(capability)) }
        }
    }

    package var list: [Capability] { Capability.allCases.filter { self[$0] } }

    /// The condition for every offer, exactly: playback is absent and eligible is present.
    package var allowOffer: Bool { !contains(.playback) && contains(.eligible) }

    /// `catalog playback, cloud library add`, or `none`.
    package var words: String { isEmpty ? "none" : list.map(\.words).joined(separator: ", ") }
}

/// Capabilities that were set by hand, on one device. They show as such and stand above what follows from the account.
package struct CapabilityOverrides: Hashable, Sendable, Codable {
    package private(set) var on: Capabilities = []
    package private(set) var off: Capabilities = []

    package init() {}

    package var isEmpty: Bool { on.isEmpty && off.isEmpty }
    package var list: [Capability] { on.union(off).list }

    /// nil: not set by hand.
    package subscript(capability: Capability) -> Bool? {
        get { on[capability] ? true : off[capability] ? false : nil }
        set {
            on[capability] = newValue == true
            off[capability] = newValue == false
        }
    }

    package func applied(to capabilities: Capabilities) -> Capabilities { capabilities.subtracting(off).union(on) }
}
