import AppleMusicAPI

/// The flows with StoreKit and MediaPlayer ("Introducing MusicKit", WWDC17 session 502).
struct StoreKitFlow: FlowCode {
    let values: FlowValues

    var consent: [String] {
        usage
            + Self.text(
                """
                import StoreKit

                func requestConsent(whenAuthorized next: @escaping () -> Void) {
                    SKCloudServiceController.requestAuthorization { status in
                        guard status == .authorized else { return }
                        next()
                    }
                }
                """)
    }

    static let capabilities = text(
        """
        import StoreKit

        func readCapabilities() {
            let controller = SKCloudServiceController()
            controller.requestCapabilities { capabilities, error in
                if let error = error { return print(error) }
                print("can play the catalog:", capabilities.contains(.musicCatalogPlayback))
                print("can be offered a subscription:", capabilities.contains(.musicCatalogSubscriptionEligible))
                print("can add to the library:", capabilities.contains(.addToCloudMusicLibrary))
            }
        }
        """)

    static let token = text(
        """
        import StoreKit

        /// The developer token comes from the app's own server.
        func readUserToken(developerToken: String, completion: @escaping (String?, Error?) -> Void) {
            let controller = SKCloudServiceController()
            controller.requestStorefrontCountryCode { countryCode, error in
                guard let countryCode = countryCode else { return completion(nil, error) }
                print("storefront:", countryCode)
                // Costs a request each time: keep it, on this device only, until the service answers 403.
                controller.requestUserToken(forDeveloperToken: developerToken, completionHandler: completion)
            }
        }
        """)

    static let updates = text(
        """
        import StoreKit

        /// The notification carries nothing: the capabilities are read again.
        func watchCapabilities(_ changed: @escaping (SKCloudServiceCapability) -> Void) -> NSObjectProtocol {
            NotificationCenter.default.addObserver(
                forName: .SKCloudServiceCapabilitiesDidChange, object: nil, queue: .main
            ) { _ in
                SKCloudServiceController().requestCapabilities { capabilities, error in
                    if error == nil { changed(capabilities) }
                }
            }
        }
        """)

    var offer: [String] {
        let offer = values.offer
        var options = [".action: SKCloudServiceSetupAction.subscribe"]
        options.append(".messageIdentifier: SKCloudServiceSetupMessageIdentifier.\(offer.message)")
        if let id = offer.itemID { options.append(".iTunesItemIdentifier: \(Literal.swift(id))") }
        if let token = offer.affiliateToken { options.append(".affiliateToken: \(Literal.swift(token))") }
        if let token = offer.campaignToken { options.append(".campaignToken: \(Literal.swift(token))") }
        return Self.text(
            """
            import StoreKit
            import UIKit

            final class OfferPresenter: NSObject, SKCloudServiceSetupViewControllerDelegate {
                func presentOffer(over presenter: UIViewController) {
                    let controller = SKCloudServiceSetupViewController()
                    controller.delegate = self
                    let options: [SKCloudServiceSetupOptionsKey: Any] = [
            """) + options.map { "            \($0)," }
            + Self.text(
                """
                        ]
                        // Its page comes from a server: show an activity indicator until then.
                        controller.load(options: options) { isLoaded, error in
                            guard isLoaded else { return print(error as Any) }
                            presenter.present(controller, animated: true, completion: nil)
                        }
                    }

                    func cloudServiceSetupViewControllerDidDismiss(_ controller: SKCloudServiceSetupViewController) {
                        // Says nothing of whether the user subscribed: only the capabilities do.
                    }
                }
                """)
    }

    var queue: [String] { StoreKitQueue(queue: values.queue).lines }
}
