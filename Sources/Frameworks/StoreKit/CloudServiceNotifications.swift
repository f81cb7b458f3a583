import AppleMusicSimulation
import MusicKit
import Synchronization
import TonearmDevice
import TonearmWorld

/// The names of notifications. A world posts once a task of it has read a name.
///
/// A notification has no content, and a notification center has no worlds: an observer is called for every world that
/// posts, in that world.
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The capabilities have changed: read them again.
    public static var SKCloudServiceCapabilitiesDidChange: NSNotification.Name {
        CloudServiceNotifications.begin()
        return CloudServiceNotifications.capabilities
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The country of the account has changed.
    public static var SKStorefrontCountryCodeDidChange: NSNotification.Name {
        CloudServiceNotifications.begin()
        return CloudServiceNotifications.countryCode
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The storefront of the account has changed.
    public static var SKStorefrontIdentifierDidChange: NSNotification.Name {
        CloudServiceNotifications.begin()
        return CloudServiceNotifications.identifier
    }
}

/// The poster of the notifications of one world.
private final class CloudServiceNotifications: Sendable {
    static let capabilities = NSNotification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
    static let countryCode = NSNotification.Name("SKStorefrontCountryCodeDidChangeNotification")
    static let identifier = NSNotification.Name("SKStorefrontIdentifierDidChangeNotification")
    private let hasBegun = Mutex(false)

    /// Posts the notifications of the current world from now on.
    static func begin() {
        let world = KitWorld.current()
        let notifications = world.music.attachments.value { CloudServiceNotifications() }
        let isFirst = notifications.hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        guard isFirst else { return }
        _ = world.observe { [weak stage = world.music.stage] changes in
            guard let app = stage?.withWorld({ $0.device.instance }) else { return }
            for dated in changes { post(dated.change, app) }
        }
    }

    private static func post(_ change: Change, _ app: AppInstance) {
        switch change {
        case .capabilitiesChanged(app, _, _): post(capabilities)
        case .storefrontChanged(app, _, _):
            post(countryCode)
            post(identifier)
        default: break
        }
    }

    private static func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: nil) }
}
