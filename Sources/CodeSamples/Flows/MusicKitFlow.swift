import AppleMusicAPI

/// The flows with MusicKit for Swift ("Meet MusicKit for Swift", WWDC21 session 10294).
struct MusicKitFlow: FlowCode {
    let values: FlowValues

    var consent: [String] {
        usage
            + Self.text(
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

    static let capabilities = text(
        """
        import MusicKit

        let subscription = try await MusicSubscription.current
        print("can play the catalog:", subscription.canPlayCatalogContent)
        print("can become a subscriber:", subscription.canBecomeSubscriber)
        print("cloud library is on:", subscription.hasCloudLibraryEnabled)
        """)

    static let token = text(
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

    static let updates = text(
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

    var offer: [String] {
        let offer = values.offer
        var options = ["    options.messageIdentifier = .\(offer.message)"]
        if let id = offer.itemID { options.append("    options.itemID = \(Literal.swift(id))") }
        if let token = offer.affiliateToken { options.append("    options.affiliateToken = \(Literal.swift(token))") }
        if let token = offer.campaignToken { options.append("    options.campaignToken = \(Literal.swift(token))") }
        return Self.text(
            """
            import MusicKit
            import SwiftUI

            func makeOfferOptions() -> MusicSubscriptionOffer.Options {
                var options = MusicSubscriptionOffer.Options()
            """) + options
            + Self.text(
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

    var queue: [String] {
        let queue = values.queue
        guard let type = queue.items.first.flatMap({ MusicKitType.of($0.type) }) else {
            return [
                "import MusicKit", "",
                queue.entries.isEmpty
                    ? "// The queue is empty: nothing to play."
                    : "// What is only in the library is no part of the catalog: find it with MusicLibraryRequest<Song>, from iOS 16 on.",
            ]
        }
        let ids = queue.items.map { Literal.swift($0.id) }.joined(separator: ", ")
        var lines = ["import MusicKit", ""] + queue.remarks
        lines.append("let request = MusicCatalogResourceRequest<\(type.name)>(matching: \\.id, memberOf: [\(ids)])")
        lines.append("let items = try await request.response().items")
        let isContainer = type.relationships.contains("tracks")
        var playable = "items"
        if isContainer, queue.startID != nil {
            lines.append("let tracks = try await items.first?.with([.tracks]).tracks ?? []")
            playable = "tracks"
        }
        lines += ["", "let player = \(queue.isSystemPlayer ? "SystemMusicPlayer" : "ApplicationMusicPlayer").shared"]
        let owner = queue.isSystemPlayer ? "MusicPlayer" : "ApplicationMusicPlayer"
        if let start = queue.startID {
            lines.append("let start = \(playable).first { $0.id == MusicItemID(\(Literal.swift(start))) }")
            lines.append("player.queue = \(owner).Queue(for: \(playable), startingAt: start)")
        } else {
            lines.append("player.queue = \(owner).Queue(for: \(playable))")
        }
        if queue.repeatMode != "none" { lines.append("player.state.repeatMode = .\(queue.repeatMode)") }
        if queue.shuffleMode != "off" { lines.append("player.state.shuffleMode = .\(queue.shuffleMode)") }
        return lines + ["try await player.play()"]
    }
}

extension FlowValues.Queue {
    /// What the code cannot say.
    var remarks: [String] {
        omitted == 0
            ? []
            : [
                "// Left out: \(omitted == 1 ? "one entry" : "\(omitted) entries"), of another type or only in the library."
            ]
    }
}
