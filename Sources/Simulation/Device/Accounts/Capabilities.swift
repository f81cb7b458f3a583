/// The capabilities of a subscription: the result of `requestCapabilities` or `MusicSubscription.current`. They are a
/// set, because a single flag "is a subscriber" would be wrong for subscribers without a cloud library. It would also
/// be wrong for non-subscribers who must not see an offer (WWDC17 session 502).
public struct Capabilities: OptionSet, Hashable, Sendable, Codable {
    /// The bits of the capabilities.
    public let rawValue: Int

    /// - Parameter rawValue: a combination of `SKCloudServiceCapability` flags.
    public init(rawValue: Int) { self.rawValue = rawValue }
    package init(_ capability: Capability) { rawValue = capability.storeKitRawValue }

    /// The capability to play from the catalog.
    public static let catalogPlayback = Capabilities(.catalogPlayback)
    /// The capability to add to the cloud library.
    public static let cloudLibraryAdd = Capabilities(.cloudLibraryAdd)
    /// The capability to become a subscriber.
    public static let subscriptionEligible = Capabilities(.subscriptionEligible)

    /// All eight combinations, ordered by raw value.
    package static let combinations: [Capabilities] = [
        [], .catalogPlayback, .subscriptionEligible, [.catalogPlayback, .subscriptionEligible],
        .cloudLibraryAdd, [.catalogPlayback, .cloudLibraryAdd], [.cloudLibraryAdd, .subscriptionEligible],
        [.catalogPlayback, .cloudLibraryAdd, .subscriptionEligible],
    ]

    package subscript(capability: Capability) -> Bool {
        get { contains(Capabilities(capability)) }
        set {
            if newValue { insert(Capabilities(capability)) } else { remove(Capabilities(capability)) }
        }
    }

    package var list: [Capability] { Capability.allCases.filter { self[$0] } }

    /// The exact condition for every offer: no playback, but eligible.
    package var allowOffer: Bool { !contains(.catalogPlayback) && contains(.subscriptionEligible) }

    /// A list in words: `catalog playback, cloud library add`, or `none`.
    package var words: String { isEmpty ? "none" : list.map(\.words).joined(separator: ", ") }
}

/// Manually set capabilities on a device. They override those of the account, and are marked as manual.
package struct CapabilityOverrides: Hashable, Sendable, Codable {
    package private(set) var on: Capabilities = []
    package private(set) var off: Capabilities = []

    package init() {}

    package var isEmpty: Bool { on.isEmpty && off.isEmpty }
    package var list: [Capability] { on.union(off).list }

    /// The manual value; nil if it is not set.
    package subscript(capability: Capability) -> Bool? {
        get { on[capability] ? true : off[capability] ? false : nil }
        set {
            on[capability] = newValue == true
            off[capability] = newValue == false
        }
    }

    package func applied(to capabilities: Capabilities) -> Capabilities { capabilities.subtracting(off).union(on) }
}
