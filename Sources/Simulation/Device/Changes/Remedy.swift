/// A remedy after a refusal; a case's comment is the instruction to the user. The user interface words it, and gives
/// the command or button for it.
package enum Remedy: Sendable, Equatable {
    // Consent
    case requestConsent
    /// Turn on the switch in Settings.
    case allowInSettings
    /// Delete the app, or reset the device's privacy settings: the only way to see the dialog again.
    case resetConsent
    /// Ask the device's owner to lift the restriction.
    case liftRestriction
    case readConsent
    /// Add `NSAppleMusicUsageDescription` in the app's next build, then ask for consent.
    case writeUsageDescription

    // Accounts
    case signIn
    case signOut
    case subscribe
    /// Grant the app access in the account's own list of apps, which is independent of consent.
    case grantAccess
    case revokeAccess
    /// Accept the notice in the Music app.
    case acceptPrivacyNotice
    /// Turn on Sync Library in Settings.
    case turnOnCloudLibrary

    // Capabilities
    case setCapability(Capability, on: Bool)
    /// Read the capabilities: nothing else helps. The value is the reason why nothing can be bought.
    case readCapabilities(NothingForSale?)

    // Offers
    /// Load any offer.
    case loadOffer
    /// Show an offer that fits the attempted action, with its sheet's button.
    case showOffer(OfferOptions, button: OfferSheet.Button)
    /// Load the offer without its item.
    case leaveItemOut(OfferOptions)
    case waitForOffer
    /// Show the loaded offer before loading another.
    case presentOffer
    /// Answer the sheet with one of its buttons.
    case answerOffer
    case installMusicApp

    // Tokens
    /// Enable MusicKit for the App ID in the developer portal.
    case tickMusicKitService
    case mintDeveloperToken, inspectDeveloperToken, requestUserToken
    /// Copy a device's token, or set one from elsewhere.
    case bringUserToken(from: String?)
    case forgetUserToken
    /// Try again when the network or the service works again.
    case tryAgain

    // Devices, apps and accounts
    case add(DevicePart, named: String?)
    /// Switch to the device or app, or sign in to the account.
    case use(DevicePart, named: String)
    case play

    // Players
    case player(PlayerRemedy)
}

/// A named part of the simulation of which there can be several.
package enum DevicePart: String, CaseIterable, Sendable {
    case device, app, account
}

/// A reason why no subscription may be offered.
package enum NothingForSale: Sendable, Equatable {
    case schoolDevice
    case companyDevice
    case storefrontWithoutMusic(String)
    case notEligible

    package var sentence: String {
        switch self {
        case .schoolDevice: "this is a school's device"
        case .companyDevice: "this is a company's device"
        case .storefrontWithoutMusic(let id): "the storefront '\(id)' has no Apple Music"
        case .notEligible: "the capability 'subscription eligible' is off"
        }
    }
}

/// A remedy after a refusal by a player.
package enum PlayerRemedy: Hashable, Sendable {
    // Another player, device or descriptor
    /// Use the application player, whose queue belongs to the app and can be edited.
    case useApplicationPlayer
    case useHardware
    /// Use a device with at least this system version.
    case useSystem(SystemVersion)
    case useDescriptor(QueueDescriptor.Kind)

    // The queue
    case setQueue
    case setQueueInPieces, listQueue, clearQueue
    /// Use Play Next or Play Later, which always work.
    case playNextOrLater
    case chooseStart(count: Int)
    /// Choose an item that can be played.
    case chooseAnother
    case allowExplicitContent
    /// Set the station as the only item.
    case setStationAlone
    case chooseTimes

    // Transactions
    case beginTransaction
    case editTransaction, commitTransaction, rollBackTransaction
    /// Wait for the completion: only one transaction can run at a time.
    case waitForCompletion

    // Playing
    case prepare
    case play, skip, stop, chooseRate
    case seekWithin(from: Milliseconds, to: Milliseconds)
    /// Start playback in the Music app.
    case playInMusicApp
    /// No action is needed.
    case nothing
}
