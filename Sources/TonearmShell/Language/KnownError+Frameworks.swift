/// Errors of StoreKit, MusicKit and MediaPlayer ("SKError.Code", StoreKit reference; "MusicTokenRequestError",
/// MusicKit reference; "MPError.Code", MediaPlayer reference; the player's numbers as developers reported them).
extension KnownError {
    static let ofFrameworks: [KnownError] = [
        KnownError(
            names: [
                "SKError.cloudServicePermissionDenied", "SKError 6", "MusicTokenRequestError.permissionDenied",
                "MusicSubscription.Error.permissionDenied", "MPError.permissionDenied", "MPError 1",
            ],
            meaning: "The app has no consent of its user: never asked, denied, or the device is restricted.",
            remedy:
                "Read the status first. Ask while it is not determined; after a refusal only Settings can change it.",
            lines: ["consent", "consent request", "deny", "authorize"]),
        KnownError(
            names: [
                "SKError.privacyAcknowledgementRequired", "SKError 9",
                "MusicTokenRequestError.privacyAcknowledgementRequired",
                "MusicSubscription.Error.privacyAcknowledgementRequired",
            ],
            meaning: "The account has not accepted the newest privacy notice of Apple Music.",
            remedy: "Say so, and let the user open the Music app, which shows the notice; then try again.",
            lines: ["scenario load privacy-notice", "authorize"]),
        KnownError(
            names: ["MusicTokenRequestError.developerTokenRequestFailed", "SKError.clientInvalid", "SKError 1"],
            meaning:
                "There is no developer token: the App ID lacks the MusicKit service, the bundle id is a wildcard or another "
                + "one, or the app runs in Apple's simulator.",
            remedy:
                "Its developer ticks MusicKit under App Services for an explicit App ID, and runs it on a device. Its user can "
                + "do nothing.",
            lines: ["scenario load no-musickit-service", "albums 310730204"]),
        KnownError(
            names: ["MusicTokenRequestError.userNotSignedIn"],
            meaning: "Nobody is signed in to Apple Music on the device. StoreKit gives its unknown error for the same.",
            remedy: "Let the user sign in, in Settings or the Music app.",
            lines: ["consent request", "allow", "account sign-out", "token user request"]),
        KnownError(
            names: ["MusicTokenRequestError.userTokenRequestFailed"],
            meaning:
                "Fetching the user token failed: no network, trouble at the service, or a developer token that it does not accept.",
            remedy: "Try again later; look at the developer token if it goes on.",
            lines: ["consent request", "allow", "fault set offline --on /user-token --times 1", "token user request"]),
        KnownError(
            names: ["MusicTokenRequestError.userTokenRevoked", "SKError.cloudServiceRevoked", "SKError 8"],
            meaning: "The user revoked this app's access in the account's list of apps.",
            remedy: "Say where that list is; the switch in Settings is another one.",
            lines: ["authorize --answer allow", "account revoke", "token user request"]),
        KnownError(
            names: [
                "SKError.cloudServiceNetworkConnectionFailed", "SKError 7", "MPError.networkConnectionFailed",
                "MPError 3",
            ],
            meaning: "The device has no connection to the service.",
            remedy: "Say so, and try again when there is one; what lies on the device still plays.",
            lines: ["consent request", "allow", "fault set offline --on /user-token --times 1", "token user request"]),
        KnownError(
            names: [
                "SKError.unknown", "SKError 0", "MusicTokenRequestError.unknown", "MusicSubscription.Error.unknown",
                "MPError.unknown", "MPError 0",
            ],
            meaning: "Anything else. StoreKit gives it for a bad developer token, and when nobody is signed in.",
            remedy: "Look at the developer token, then whether somebody is signed in."),
        KnownError(
            names: ["MPError.cloudServiceCapabilityMissing", "MPError 2"],
            meaning:
                "The subscription or its settings do not allow it: adding without the cloud library, playing without a plan.",
            remedy: "Read the capabilities before offering the action.",
            lines: ["authorize --answer allow", "account cloud-library off", "library add songs/310730206"]),
        KnownError(
            names: ["MPError.notFound", "MPError 4"],
            meaning: "The id is not in the storefront of the account on the device.",
            remedy: "Ask the catalog of that storefront for its equivalent."),
        KnownError(
            names: ["MPError.notSupported", "MPError 5"], meaning: "This kind of thing cannot do that.",
            remedy: "Look at the kind of the item first."),
        KnownError(
            names: ["MPError.cancelled", "MPError 6", "MPError.requestTimedOut", "MPError 7"],
            meaning: "The call was cancelled by a later one (6), or took too long (7).",
            remedy: "Wait for one call before the next; try again with less at once."),
        KnownError(
            names: [
                "MusicLibrary.Error.unableToAddItem", "MusicLibrary.Error.createPlaylistFailed",
                "MusicLibrary.Error.editPlaylistFailed",
            ],
            meaning: "The library could not be changed: the cloud library is off, or there is no plan for it.",
            remedy: "Read hasCloudLibraryEnabled before offering the action.",
            lines: ["authorize --answer allow", "account cloud-library off", "library add songs/310730206"]),
        KnownError(
            names: ["MPMusicPlayerControllerErrorDomain 1"],
            meaning: "The player has no queue yet, or the account may not play the catalog.",
            remedy: "Set the queue first, and look at the capability 'catalog playback'.",
            lines: ["authorize --answer allow", "play"]),
        KnownError(
            names: ["MPMusicPlayerControllerErrorDomain 2"],
            meaning: "Another queue was set, or another call to play or prepare came, while this one still prepared.",
            remedy: "Wait for one to complete before the next; of two starts at once both may fail.",
            lines: [
                "authorize --answer allow", "fault set slow-prepare", "play songs/310730206",
                "queue set songs/203709340",
            ]),
        KnownError(
            names: ["MPMusicPlayerControllerErrorDomain 6"],
            meaning: "Preparing to play failed: the item is not in this storefront, or there is no network.",
            remedy: "Look at the capabilities, at the item's playParams, and at the network.",
            lines: ["authorize --answer allow", "fault set offline --on /playback", "play songs/310730206"]),
        KnownError(
            names: ["MPMusicPlayerControllerErrorDomain 9"],
            meaning: "The player's process took too long: queues of more than some 300 songs, or a busy device.",
            remedy: "Set a smaller queue, and append the rest in pieces."),
    ]
}
