/// How apps hear of a change: by a notification, a delegate's method, a stream's element or a call's answer.
package struct Announcement: Sendable, Equatable {
    /// In StoreKit, or in MediaPlayer for what a player tells; nil if it has none.
    package let storeKit: String?
    /// In MusicKit; nil if it has none.
    package let musicKit: String?
}

extension Change {
    /// Nil for what no framework announces: a changed password is found by the next 403.
    package var announcement: Announcement? {
        switch self {
        case .capabilitiesChanged:
            // The notification carries nothing: read again.
            Announcement(
                storeKit: "SKCloudServiceCapabilitiesDidChange", musicKit: "MusicSubscription.subscriptionUpdates")
        case .storefrontChanged:
            // `Storefront.updates` is about the App Store, with codes of three letters.
            Announcement(storeKit: "SKStorefrontCountryCodeDidChange", musicKit: nil)
        case .offerReady, .offerLoadFailed:
            Announcement(storeKit: "load(options:completionHandler:)", musicKit: "onLoadCompletion")
        case .offerDismissed:
            // It does not say whether the user subscribed; only the capabilities do.
            Announcement(storeKit: "cloudServiceSetupViewControllerDidDismiss(_:)", musicKit: "isPresented")
        case .player(_, let change): change.announcement
        default: nil
        }
    }
}

extension PlayerChange {
    /// MediaPlayer posts notifications while the app has begun to generate them; MusicKit's state and queue are observable objects.
    var announcement: Announcement? {
        switch self {
        case .queueSet, .stationSet, .queueCleared, .queueEdited, .stationTracksCame:
            Announcement(
                storeKit: "MPMusicPlayerControllerQueueDidChange", musicKit: "player.queue.objectWillChange")
        case .nowPlayingItemChanged:
            Announcement(
                storeKit: "MPMusicPlayerControllerNowPlayingItemDidChange",
                musicKit: "player.queue.objectWillChange")
        case .playbackStateChanged:
            Announcement(
                storeKit: "MPMusicPlayerControllerPlaybackStateDidChange",
                musicKit: "player.state.objectWillChange")
        case .repeatModeChanged, .rateChanged:
            Announcement(storeKit: nil, musicKit: "player.state.objectWillChange")
        case .shuffleModeChanged:
            Announcement(
                storeKit: "MPMusicPlayerControllerQueueDidChange", musicKit: "player.state.objectWillChange")
        case .transactionCompleted:
            Announcement(storeKit: "perform(queueTransaction:completionHandler:)", musicKit: nil)
        case .prepared, .playInterrupted:
            Announcement(storeKit: "prepareToPlay(completionHandler:)", musicKit: "try await prepareToPlay()")
        default: nil
        }
    }
}
