// Declarations that replace Apple's StoreKit, as far as code samples use it ("SKCloudServiceController" and related
// pages).

@_exported import Foundation
import UIKit

public enum SKCloudServiceAuthorizationStatus: Int { case notDetermined, denied, restricted, authorized }

public struct SKCloudServiceCapability: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var musicCatalogPlayback: Self { Self(rawValue: 1) }
    public static var musicCatalogSubscriptionEligible: Self { Self(rawValue: 2) }
    public static var addToCloudMusicLibrary: Self { Self(rawValue: 256) }
}
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var SKCloudServiceCapabilitiesDidChange: NSNotification.Name { NSNotification.Name("") }
}

public class SKCloudServiceController: NSObject {
    public static func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {}
    public func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, Error?) -> Void) {}
    public func requestStorefrontCountryCode(completionHandler: @escaping (String?, Error?) -> Void) {}
    public func requestUserToken(
        forDeveloperToken token: String, completionHandler: @escaping (String?, Error?) -> Void
    ) {}
}

public struct SKCloudServiceSetupAction { public static var subscribe: Self { Self() } }
public struct SKCloudServiceSetupMessageIdentifier {
    public static var join: Self { Self() }
    public static var connect: Self { Self() }
    public static var addMusic: Self { Self() }
    public static var playMusic: Self { Self() }
}
public struct SKCloudServiceSetupOptionsKey: Hashable {
    private let name: String
    public static var action: Self { Self(name: "action") }
    public static var messageIdentifier: Self { Self(name: "messageIdentifier") }
    public static var iTunesItemIdentifier: Self { Self(name: "iTunesItemIdentifier") }
    public static var affiliateToken: Self { Self(name: "affiliateToken") }
    public static var campaignToken: Self { Self(name: "campaignToken") }
}
public protocol SKCloudServiceSetupViewControllerDelegate: AnyObject {
    func cloudServiceSetupViewControllerDidDismiss(_ controller: SKCloudServiceSetupViewController)
}
public class SKCloudServiceSetupViewController: UIViewController {
    public weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?
    public func load(
        options: [SKCloudServiceSetupOptionsKey: Any], completionHandler: ((Bool, Error?) -> Void)? = nil
    ) {}
}
