package import AppleMusicAPI

/// An action that an app must not try before it has checked the capability for it.
package enum GatedAction: Sendable, Equatable {
    case play(ResourceIdentifier)
    case addToLibrary(ResourceIdentifier)
    case addToPlaylist(ResourceIdentifier, playlist: String)
    case createPlaylist(String)
    case createFolder(String)
    case offer(OfferOptions)

    package var capability: Capability {
        switch self {
        case .play: .catalogPlayback
        case .addToLibrary, .addToPlaylist, .createPlaylist, .createFolder: .cloudLibraryAdd
        case .offer: .subscriptionEligible
        }
    }

    var what: String {
        switch self {
        case .play(let item): "Cannot play '\(item)'"
        case .addToLibrary(let item): "Cannot add '\(item)' to the library"
        case .addToPlaylist(let item, let playlist): "Cannot add '\(item)' to the playlist '\(playlist)'"
        case .createPlaylist(let name): "Cannot create the playlist '\(name)'"
        case .createFolder(let name): "Cannot create the folder '\(name)'"
        case .offer: "Cannot show an offer"
        }
    }

    /// The errors for an app that does not check the capability ("MPError.Code", MediaPlayer reference; for MusicKit's
    /// library a choice of the simulation). Empty for offers, which fail while loading, and for playback, which fails
    /// later in the player.
    var errors: [FrameworkError] {
        switch self {
        case .play, .offer: []
        case .addToLibrary:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.unableToAddItem.error]
        case .addToPlaylist:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.editPlaylistFailed.error]
        case .createPlaylist:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.createPlaylistFailed.error]
        // Folders exist only in the web service.
        case .createFolder: []
        }
    }

    /// The error without consent in MusicKit's generation.
    var permissionError: FrameworkError {
        switch self {
        case .addToLibrary, .addToPlaylist, .createPlaylist, .createFolder: MusicLibraryError.permissionDenied.error
        case .play, .offer: MusicSubscriptionError.permissionDenied.error
        }
    }

    /// The music that an app without the capability plays a preview of; nil for other actions, and for stations.
    var previewed: ResourceIdentifier? {
        guard case .play(let item) = self, [.songs, .musicVideos, .albums, .playlists].contains(item.type) else {
            return nil
        }
        return item
    }

    /// The offer that fits the attempted action.
    var fittingOffer: OfferOptions {
        switch self {
        case .play(let item): OfferOptions(message: .playMusic, item: item.offerable)
        case .addToLibrary(let item), .addToPlaylist(let item, _):
            OfferOptions(message: .addMusic, item: item.offerable)
        case .createPlaylist, .createFolder: OfferOptions(message: .addMusic)
        case .offer(let options): options
        }
    }
}

extension ResourceIdentifier {
    fileprivate var offerable: ResourceIdentifier? { OfferOptions.itemTypes.contains(type) ? self : nil }
}

/// The checks before an action: consent, then the one capability that it needs, just before the action (WWDC17 session
/// 502).
extension MusicDevice {
    /// Returns the refusal of an action before it is tried; nil if the app may try it.
    package func gate(_ action: GatedAction) -> Refusal? {
        if case .play = action, device.kind == .simulator { return .simulatorPlaysNothing(action.what) }
        // Apple's simulator has no library and no capabilities. The request is sent with the token from elsewhere.
        if device.kind == .simulator, action.capability == .cloudLibraryAdd { return nil }
        if let refusal = protectedCall(action.what, musicKit: action.permissionError) { return refusal }
        if case .offer = action, capabilities.contains(.catalogPlayback) { return alreadyPlayable(action) }
        if capabilities[action.capability] { return nil }
        return Refusal(
            code: .capabilityOff(action.capability), what: action.what,
            why: "the capability '\(action.capability.words)' is off" + byHand(action.capability),
            remedies: [remedy(for: action)], errors: action.errors, explanation: explanation(for: action),
            preview: action.previewed)
    }

    /// Refuses an offer to an account that can play; playback outweighs eligibility.
    private func alreadyPlayable(_ action: GatedAction) -> Refusal {
        Refusal(
            code: .alreadyPlayable, what: action.what,
            why: "the capability 'catalog playback' is on" + byHand(.catalogPlayback)
                + ", so there is nothing to offer",
            remedies: [.play],
            explanation: "Hide every offer; a carrier's or family's plan counts too.")
    }

    private func byHand(_ capability: Capability) -> String {
        device.overrides[capability] == nil ? "" : " (set by hand)"
    }

    private func remedy(for action: GatedAction) -> Remedy {
        if capabilities.allowOffer {
            return .showOffer(action.fittingOffer, button: account == nil ? .signIn : .subscribe)
        }
        if device.overrides[action.capability] != nil { return .setCapability(action.capability, on: true) }
        if action.capability == .cloudLibraryAdd, capabilities.contains(.catalogPlayback), device.mode == .normal {
            return .turnOnCloudLibrary
        }
        return .readCapabilities(nothingForSale)
    }

    private var nothingForSale: NothingForSale {
        switch device.mode {
        case .education: return .schoolDevice
        case .managed: return .companyDevice
        case .normal: break
        }
        if let account, !account.storefrontHasMusic { return .storefrontWithoutMusic(account.storefront) }
        return .notEligible
    }

    private func explanation(for action: GatedAction) -> String {
        let offered = capabilities.allowOffer
        return switch action.capability {
        case .catalogPlayback:
            offered
                ? "Play a preview, and show an offer with the message 'playMusic' where the play button was."
                : "Play a preview, and show neither a play button nor an offer."
        case .cloudLibraryAdd:
            offered
                ? "Show an offer with the message 'addMusic' where the add button was."
                : capabilities.contains(.catalogPlayback) && device.mode == .normal
                    ? "Leave the add button out, or say beside it that Sync Library is off in Settings."
                    : "Leave the add button out."
        case .subscriptionEligible: "Leave the offer out. Not being a subscriber does not mean that one may subscribe."
        }
    }
}
