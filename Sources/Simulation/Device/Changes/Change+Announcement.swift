/// The announcement of a change to apps: a notification, a call of a delegate, an element of a stream or the result of
/// a call.
package struct Announcement: Sendable, Equatable {
    /// The announcement in StoreKit, or in MediaPlayer for players; nil without one.
    package let storeKit: String?
    /// The announcement in MusicKit; nil without one.
    package let musicKit: String?
}

extension Change {
    /// The announcement of this change; nil if no framework announces it. An app notices a changed password only by the
    /// next 403.
    package var announcement: Announcement? {
        switch self {
        case .capabilitiesChanged:
            // The notification has no payload: the app must read again.
            Announcement(
                storeKit: "SKCloudServiceCapabilitiesDidChange", musicKit: "MusicSubscription.subscriptionUpdates")
        case .storefrontChanged:
            // `Storefront.updates` reports the App Store's storefront, and has three-letter codes.
            Announcement(storeKit: "SKStorefrontCountryCodeDidChange", musicKit: nil)
        case .offerReady, .offerLoadFailed:
            Announcement(storeKit: "load(options:completionHandler:)", musicKit: "onLoadCompletion")
        case .offerDismissed:
            // The announcement does not reveal whether the user subscribed; only the capabilities do.
            Announcement(storeKit: "cloudServiceSetupViewControllerDidDismiss(_:)", musicKit: "isPresented")
        case .player(_, let change): change.announcement
        default: nil
        }
    }
}

extension PlayerChange {
    /// The announcement. MediaPlayer posts notifications only while the app generates them; MusicKit's state and queue
    /// are observable objects.
    var announcement: Announcement? {
        switch self {
        case .queueSet, .stationSet, .queueCleared, .queueEdited, .stationTracksCame:
            Announcement(storeKit: "MPMusicPlayerControllerQueueDidChange", musicKit: "player.queue.objectWillChange")
        case .nowPlayingItemChanged:
            Announcement(
                storeKit: "MPMusicPlayerControllerNowPlayingItemDidChange",
                musicKit: "player.queue.objectWillChange")
        case .playbackStateChanged, .seekingBegan, .seekingEnded:
            Announcement(
                storeKit: "MPMusicPlayerControllerPlaybackStateDidChange",
                musicKit: "player.state.objectWillChange")
        case .repeatModeChanged, .rateChanged:
            Announcement(storeKit: nil, musicKit: "player.state.objectWillChange")
        case .shuffleModeChanged:
            Announcement(storeKit: "MPMusicPlayerControllerQueueDidChange", musicKit: "player.state.objectWillChange")
        case .transactionCompleted:
            Announcement(storeKit: "perform(queueTransaction:completionHandler:)", musicKit: nil)
        case .prepared, .playInterrupted:
            Announcement(storeKit: "prepareToPlay(completionHandler:)", musicKit: "try await prepareToPlay()")
        default: nil
        }
    }
}
