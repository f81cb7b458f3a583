/// How apps hear of a change: by a notification, a delegate's method, a stream's element or a call's answer.
package struct Announcement: Sendable, Equatable {
    /// In StoreKit; nil where it has none.
    package let storeKit: String?
    /// In MusicKit; nil where it has none.
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
        default: nil
        }
    }
}
