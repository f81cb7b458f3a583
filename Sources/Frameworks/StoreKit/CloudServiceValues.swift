import MusicKit
import TonearmDevice

/// The state of the app's consent.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    case denied
    /// The device forbids it.
    case restricted
    case authorized

    init(_ status: MusicAuthorization.Status) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .restricted: self = .restricted
        case .authorized: self = .authorized
        }
    }
}

/// The possibilities of the account.
public struct SKCloudServiceCapability: OptionSet, Sendable {
    /// The value as it is kept.
    public let rawValue: UInt

    /// Makes a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Playing music of the catalog.
    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
    /// Being offered a subscription.
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
    /// Adding to the library.
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)

    init(_ capabilities: Capabilities) {
        var value: SKCloudServiceCapability = []
        if capabilities.contains(.catalogPlayback) { value.insert(.musicCatalogPlayback) }
        if capabilities.contains(.subscriptionEligible) { value.insert(.musicCatalogSubscriptionEligible) }
        if capabilities.contains(.cloudLibraryAdd) { value.insert(.addToCloudMusicLibrary) }
        self = value
    }
}

/// Numbers of storefronts, as in the header `X-Apple-Store-Front`. Only the larger ones are public.
enum StorefrontNumber {
    static func of(_ storefront: String) -> Int? { table[storefront] }

    private static let table = [
        "us": 143441, "fr": 143442, "de": 143443, "gb": 143444, "at": 143445, "be": 143446, "fi": 143447,
        "gr": 143448, "ie": 143449, "it": 143450, "lu": 143451, "nl": 143452, "pt": 143453, "es": 143454,
        "ca": 143455, "se": 143456, "no": 143457, "dk": 143458, "ch": 143459, "au": 143460, "nz": 143461,
        "jp": 143462, "hk": 143463, "sg": 143464, "cn": 143465, "kr": 143466, "in": 143467, "mx": 143468,
        "ru": 143469, "tw": 143470, "vn": 143471, "za": 143472, "my": 143473, "ph": 143474, "th": 143475,
        "id": 143476, "pl": 143478, "sa": 143479, "tr": 143480, "ae": 143481, "hu": 143482, "cl": 143483,
        "co": 143501, "br": 143503, "ar": 143505,
    ]
}
