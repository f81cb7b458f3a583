/// An independent capability of an account on a device; there are three.
///
/// Names and values: `SKCloudServiceCapability` (StoreKit, 2016 and 2017), `MusicSubscription` (MusicKit, 2021).
public enum Capability: String, CaseIterable, Sendable, Codable {
    case catalogPlayback
    case cloudLibraryAdd
    case subscriptionEligible

    /// The bit of the option set `SKCloudServiceCapability`.
    package var storeKitRawValue: Int {
        switch self {
        case .catalogPlayback: 1 << 0
        case .subscriptionEligible: 1 << 1
        case .cloudLibraryAdd: 1 << 8
        }
    }

    package var storeKitName: String {
        switch self {
        case .catalogPlayback: "musicCatalogPlayback"
        case .subscriptionEligible: "musicCatalogSubscriptionEligible"
        case .cloudLibraryAdd: "addToCloudMusicLibrary"
        }
    }

    package var musicKitName: String {
        switch self {
        case .catalogPlayback: "canPlayCatalogContent"
        case .subscriptionEligible: "canBecomeSubscriber"
        case .cloudLibraryAdd: "hasCloudLibraryEnabled"
        }
    }

    /// The name in a sentence.
    package var words: String {
        switch self {
        case .catalogPlayback: "catalog playback"
        case .subscriptionEligible: "subscription eligible"
        case .cloudLibraryAdd: "cloud library add"
        }
    }

    /// A one-word name, for lists of all three.
    package var short: String {
        switch self {
        case .catalogPlayback: "playback"
        case .cloudLibraryAdd: "add"
        case .subscriptionEligible: "eligible"
        }
    }

    /// The name as an argument.
    package var typed: String { String(words.map { $0 == " " ? "-" : $0 }) }

    /// Finds a capability by any of its names.
    package init?(named name: String) {
        let match = Self.allCases.first {
            [$0.rawValue, $0.typed, $0.words, $0.short, $0.storeKitName, $0.musicKitName].contains(name)
        }
        guard let match else { return nil }
        self = match
    }
}
