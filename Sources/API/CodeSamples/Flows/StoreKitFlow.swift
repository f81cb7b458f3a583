import AppleMusicAPI

/// Flows for StoreKit and MediaPlayer ("Introducing MusicKit", WWDC17 session 502).
package struct StoreKitFlow: FlowPlatform {
    package let name = "storekit"
    package let summary = "StoreKit and MediaPlayer, as in 2017"

    package init() {}

    package func obstacle(to flow: Flow, with values: FlowValues) -> String? { nil }

    package func code(of flow: Flow, with values: FlowValues) -> [String] {
        switch flow {
        case .consent: consent(values)
        case .capabilities: Self.capabilities
        case .token: values.system.hasMusicAPI ? StoreKitToken.lines : Self.region(of: values.system)
        case .offer: offer(values)
        case .queue: StoreKitQueue(queue: values.queue, system: values.system).lines
        case .subscriptionUpdates: Self.updates
        }
    }

    private func consent(_ values: FlowValues) -> [String] {
        FlowText.usage(values)
            + FlowText.lines(
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

    private static let capabilities = FlowText.lines(
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

    private static let updates = FlowText.lines(
        """
        import StoreKit

        /// The notification has no content, so read the capabilities again.
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

    /// Returns the replacement for calls that an older system lacks: those for the country and the user token.
    private static func region(of system: FlowValues.System) -> [String] {
        FlowText.lines(
            """
            import Foundation

            /// \(system.name) has no call for the account's country: the locale's region replaces it, and may differ.
            func readStorefront() -> String? {
                Locale.current.regionCode?.lowercased()
            }

            // There is no music user token before iOS 11. Requests for the catalog need the developer token alone,
            // which the app's own server signs.
            """)
    }

    private func offer(_ values: FlowValues) -> [String] {
        let offer = values.offer
        var options = [".action: SKCloudServiceSetupAction.subscribe"]
        if values.system.hasMusicAPI {
            options.append(".messageIdentifier: SKCloudServiceSetupMessageIdentifier.\(offer.message)")
        }
        if let id = offer.itemID { options.append(".iTunesItemIdentifier: \(Literal.swift(id))") }
        if let token = offer.affiliateToken { options.append(".affiliateToken: \(Literal.swift(token))") }
        if let token = offer.campaignToken { options.append(".campaignToken: \(Literal.swift(token))") }
        return FlowText.lines(
            """
            import StoreKit
            import UIKit

            final class OfferPresenter: NSObject, SKCloudServiceSetupViewControllerDelegate {
                func presentOffer(over presenter: UIViewController) {
                    let controller = SKCloudServiceSetupViewController()
                    controller.delegate = self
                    let options: [SKCloudServiceSetupOptionsKey: Any] = [
            """) + options.map { "            \($0)," }
            + FlowText.lines(
                """
                        ]
                        // Its page comes from a server.
                        let indicator = UIActivityIndicatorView()
                        presenter.view.addSubview(indicator)
                        indicator.startAnimating()
                        controller.load(options: options) { isLoaded, error in
                            indicator.stopAnimating()
                            indicator.removeFromSuperview()
                            guard isLoaded else { return print(error as Any) }
                            presenter.present(controller, animated: true, completion: nil)
                        }
                    }

                    func cloudServiceSetupViewControllerDidDismiss(_ controller: SKCloudServiceSetupViewController) {
                        // This does not mean that the user subscribed: read the capabilities.
                    }
                }
                """)
    }
}
