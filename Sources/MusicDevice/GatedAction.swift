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
