import MusicKit

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// The music that a runner's app may use.
public enum MusicAccess: Equatable, Sendable {
    /// Whole songs.
    case full
    /// Previews only.
    case previews(mayOfferSubscription: Bool)
    /// None: the person refused, or the device forbids it.
    case none
}

/// The app's requests to Apple Music.
public struct MusicService: Sendable {
    public init() {}

    /// Asks for consent if the app has not asked before, and reads the subscription.
    public func requestAccess() async throws -> MusicAccess {
        guard await MusicAuthorization.request() == .authorized else { return .none }
        return Self.access(with: try await MusicSubscription.current)
    }

    /// The access now, and after each change of the subscription.
    public func accessUpdates() -> AsyncStream<MusicAccess> {
        AsyncStream { continuation in
            let task = Task {
                for await subscription in MusicSubscription.subscriptionUpdates {
                    continuation.yield(Self.access(with: subscription))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private static func access(with subscription: MusicSubscription) -> MusicAccess {
        subscription.canPlayCatalogContent
            ? .full : .previews(mayOfferSubscription: subscription.canBecomeSubscriber)
    }

    /// Returns the offer to show when a person without a subscription wants to hear a song; nil if no offer fits.
    public func offer(for song: Song, with access: MusicAccess) -> MusicSubscriptionOffer.Options? {
        guard access == .previews(mayOfferSubscription: true) else { return nil }
        return MusicSubscriptionOffer.Options(messageIdentifier: .playMusic, itemID: song.id)
    }

    /// Searches songs that can be played.
    public func songs(matching term: String, limit: Int = 5) async throws -> [Song] {
        var request = MusicCatalogSearchRequest(term: term, types: [Song.self])
        request.limit = limit
        return try await request.response().songs.filter { $0.playParameters != nil }
    }
}
