/// Errors of StoreKit, MusicKit and MediaPlayer ("SKError.Code", StoreKit reference; "MusicTokenRequestError",
/// MusicKit reference; "MPError.Code", MediaPlayer reference; the player's numbers as developers reported them).
extension KnownError {
    static let ofFrameworks = read(
        """
        SKError.cloudServicePermissionDenied · SKError 6 · MusicTokenRequestError.permissionDenied · \
        MusicSubscription.Error.permissionDenied · MPError.permissionDenied · MPError 1
        The app has no consent of its user: never asked, denied, or the device is restricted.
        Read the status first. Ask while it is not determined; after a refusal only Settings can change it.
        says: permission denied · not authorized to access · consent is notDetermined · consent is denied
        try: consent · consent request · deny · authorize

        SKError.privacyAcknowledgementRequired · SKError 9 · MusicTokenRequestError.privacyAcknowledgementRequired · \
        MusicSubscription.Error.privacyAcknowledgementRequired
        The account has not accepted the newest privacy notice of Apple Music.
        Say so, and let the user open the Music app, which shows the notice; then try again.
        try: scenario load privacy-notice · authorize

        MusicTokenRequestError.developerTokenRequestFailed · SKError.clientInvalid · SKError 1
        There is no developer token: the App ID lacks the MusicKit service, the bundle id is a wildcard or another \
        one, or the app runs in Apple's simulator.
        Its developer ticks MusicKit under App Services for an explicit App ID, and runs it on a device. Its user can \
        do nothing.
        try: scenario load no-musickit-service · albums 310730204

        MusicTokenRequestError.userNotSignedIn
        Nobody is signed in to Apple Music on the device. StoreKit gives its unknown error for the same.
        Let the user sign in, in Settings or the Music app.
        try: consent request · allow · account sign-out · token user request

        MusicTokenRequestError.userTokenRequestFailed
        Fetching the user token failed: no network, trouble at the service, or a developer token that it does not \
        accept.
        Try again later; look at the developer token if it goes on.
        try: consent request · allow · fault set offline --on /user-token --times 1 · token user request

        MusicTokenRequestError.userTokenRevoked · SKError.cloudServiceRevoked · SKError 8
        The user revoked this app's access in the account's list of apps.
        Say where that list is; the switch in Settings is another one.
        try: authorize --answer allow · account revoke · token user request

        SKError.cloudServiceNetworkConnectionFailed · SKError 7 · MPError.networkConnectionFailed · MPError 3
        The device has no connection to the service.
        Say so, and try again when there is one; what lies on the device still plays.
        says: internet connection appears to be offline · network connection was lost · there is no network
        try: consent request · allow · fault set offline --on /user-token --times 1 · token user request

        SKError.unknown · SKError 0 · MusicTokenRequestError.unknown · MusicSubscription.Error.unknown · \
        MPError.unknown · MPError 0
        Anything else. StoreKit gives it for a bad developer token, and when nobody is signed in.
        Look at the developer token, then whether somebody is signed in.

        MPError.cloudServiceCapabilityMissing · MPError 2
        The subscription or its settings do not allow it: adding without the cloud library, playing without a plan.
        Read the capabilities before offering the action.
        try: authorize --answer allow · account cloud-library off · library add songs/310730206

        MPError.notFound · MPError 4
        The id is not in the storefront of the account on the device.
        Ask the catalog of that storefront for its equivalent.

        MPError.notSupported · MPError 5
        This kind of thing cannot do that.
        Look at the kind of the item first.

        MPError.cancelled · MPError 6 · MPError.requestTimedOut · MPError 7
        The call was cancelled by a later one (6), or took too long (7).
        Wait for one call before the next; try again with less at once.

        MusicLibrary.Error.unableToAddItem · MusicLibrary.Error.createPlaylistFailed · \
        MusicLibrary.Error.editPlaylistFailed
        The library could not be changed: the cloud library is off, or there is no plan for it.
        Read hasCloudLibraryEnabled before offering the action.
        try: authorize --answer allow · account cloud-library off · library add songs/310730206

        MPMusicPlayerControllerErrorDomain 1
        The player has no queue yet, or the account may not play the catalog.
        Set the queue first, and look at the capability 'catalog playback'.
        try: authorize --answer allow · play

        MPMusicPlayerControllerErrorDomain 2
        Another queue was set, or another call to play or prepare came, while this one still prepared.
        Wait for one to complete before the next; of two starts at once both may fail.
        try: authorize --answer allow · fault set slow-prepare · play songs/310730206 · queue set songs/203709340

        MPMusicPlayerControllerErrorDomain 6
        Preparing to play failed: the item is not in this storefront, or there is no network.
        Look at the capabilities, at the item's playParams, and at the network.
        try: authorize --answer allow · fault set offline --on /playback · play songs/310730206

        MPMusicPlayerControllerErrorDomain 9
        The player's process took too long: queues of more than some 300 songs, or a busy device.
        Set a smaller queue, and append the rest in pieces.
        """)
}
