package import AppleMusicAPI

/// What an app must not try before it has looked at the one capability that the action needs.
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

    /// What an app is told that tries without looking ("MPError.Code", MediaPlayer reference; for MusicKit's library our choice). None for
    /// the offer, which loads badly, and for playing, where the player fails later.
    var errors: [FrameworkError] {
        switch self {
        case .play, .offer: []
        case .addToLibrary:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.unableToAddItem.error]
        case .addToPlaylist:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.editPlaylistFailed.error]
        case .createPlaylist:
            [MediaPlayerError.cloudServiceCapabilityMissing.error, MusicLibraryError.createPlaylistFailed.error]
        // Only the web service has folders.
        case .createFolder: []
        }
    }

    /// What is thrown without consent, in MusicKit's generation.
    var permissionError: FrameworkError {
        switch self {
        case .addToLibrary, .addToPlaylist, .createPlaylist, .createFolder: MusicLibraryError.permissionDenied.error
        case .play, .offer: MusicSubscriptionError.permissionDenied.error
        }
    }

    /// The offer that fits what the user was about to do.
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
