import AppleMusicAPI

/// Flows for MusicKit for Swift ("Meet MusicKit for Swift", WWDC21 session 10294).
package struct MusicKitFlow: FlowPlatform {
    package let name = "swift"
    package let summary = "MusicKit for Swift, 2021 and later"

    package init() {}

    package func obstacle(to flow: Flow, with values: FlowValues) -> String? {
        values.system.hasMusicKit ? nil : "MusicKit for Swift needs iOS 15, and this device has \(values.system.name)"
    }

    package func code(of flow: Flow, with values: FlowValues) -> [String] {
        switch flow {
        case .consent: consent(values)
        case .capabilities: Self.capabilities
        case .token: Self.token
        case .offer: offer(values)
        case .queue: MusicKitQueue(queue: values.queue).lines
        case .subscriptionUpdates: Self.updates
        }
    }

    private func consent(_ values: FlowValues) -> [String] {
        FlowText.usage(values)
            + FlowText.lines(
                """
                import MusicKit
                import SwiftUI

                struct ConsentButton: View {
                    @State private var isAuthorized = MusicAuthorization.currentStatus == .authorized

                    var body: some View {
                        Button("Use Apple Music") {
                            Task {
                                let status = await MusicAuthorization.request()
                                isAuthorized = status == .authorized
                            }
                        }
                        .disabled(isAuthorized)
                    }
                }
                """)
    }

    private static let capabilities = FlowText.lines(
        """
        import MusicKit

        let subscription = try await MusicSubscription.current
        print("can play the catalog:", subscription.canPlayCatalogContent)
        print("can become a subscriber:", subscription.canBecomeSubscriber)
        print("cloud library is on:", subscription.hasCloudLibraryEnabled)
        """)

    private static let token = FlowText.lines(
        """
        import MusicKit

        // MusicKit puts both into its own requests; by hand they are for requests of other kinds.
        let provider = MusicDataRequest.tokenProvider
        let developerToken = try await provider.developerToken(options: [])
        let userToken = try await provider.userToken(for: developerToken, options: [])
        // After a 403: read the capabilities again, then a fresh token, and try once more.
        let freshToken = try await provider.userToken(for: developerToken, options: .ignoreCache)
        print(userToken == freshToken)
        """)

    private static let updates = FlowText.lines(
        """
        import MusicKit
        import SwiftUI

        struct PlayButton: View {
            let play: () -> Void
            @State private var subscription: MusicSubscription?

            var body: some View {
                Button("Play", action: play)
                    .disabled(subscription?.canPlayCatalogContent != true)
                    .task {
                        for await update in MusicSubscription.subscriptionUpdates {
                            subscription = update
                        }
                    }
            }
        }
        """)

    private func offer(_ values: FlowValues) -> [String] {
        let offer = values.offer
        // MusicKit has no message about connecting, which only StoreKit's offers have.
        let message = offer.message == "connect" ? "join" : offer.message
        var options = ["    options.messageIdentifier = .\(message)"]
        if let id = offer.itemID { options.append("    options.itemID = \(Literal.swift(id))") }
        if let token = offer.affiliateToken { options.append("    options.affiliateToken = \(Literal.swift(token))") }
        if let token = offer.campaignToken { options.append("    options.campaignToken = \(Literal.swift(token))") }
        return FlowText.lines(
            """
            import MusicKit
            import SwiftUI

            func makeOfferOptions() -> MusicSubscriptionOffer.Options {
                var options = MusicSubscriptionOffer.Options()
            """) + options
            + FlowText.lines(
                """
                    return options
                }

                struct OfferButton: View {
                    @State private var subscription: MusicSubscription?
                    @State private var isShowingOffer = false
                    @State private var options = makeOfferOptions()

                    var body: some View {
                        Button("Join Apple Music") { isShowingOffer = true }
                            .disabled(subscription?.canBecomeSubscriber != true)
                            .task {
                                for await update in MusicSubscription.subscriptionUpdates {
                                    subscription = update
                                }
                            }
                            .musicSubscriptionOffer(isPresented: $isShowingOffer, options: options) { error in
                                if let error { print("The offer did not load: \\(error)") }
                            }
                    }
                }
                """)
    }
}
