/// A framework call of an app, in both generations of the frameworks.
package enum FrameworkCall: CaseIterable, Sendable {
    case readConsent, requestConsent, readCapabilities, readStorefront, developerToken, userToken, loadOffer
    case presentOffer, play, addToLibrary, createPlaylist, addToPlaylist

    /// The call in StoreKit of 2017, with an `SKCloudServiceController` named `controller`. For playback and the
    /// library, the call in MediaPlayer; for the developer token, the usual method of apps at that time.
    package var storeKit: String {
        switch self {
        case .readConsent: "SKCloudServiceController.authorizationStatus()"
        case .requestConsent: "SKCloudServiceController.requestAuthorization(_:)"
        case .readCapabilities: "controller.requestCapabilities(completionHandler:)"
        case .readStorefront: "controller.requestStorefrontCountryCode(completionHandler:)"
        case .developerToken: "a request to the app's own server, which signs one"
        case .userToken: "controller.requestUserToken(forDeveloperToken:completionHandler:)"
        case .loadOffer: "SKCloudServiceSetupViewController().load(options:completionHandler:)"
        case .presentOffer: "present(_:animated:completion:)"
        case .play: "MPMusicPlayerController.applicationQueuePlayer.play()"
        case .addToLibrary: "MPMediaLibrary.default().addItem(withProductID:completionHandler:)"
        case .createPlaylist: "MPMediaLibrary.default().getPlaylist(with:creationMetadata:)"
        case .addToPlaylist: "playlist.addItem(withProductID:completionHandler:)"
        }
    }

    /// The call in MusicKit of 2021.
    package var musicKit: String {
        switch self {
        case .readConsent: "MusicAuthorization.currentStatus"
        case .requestConsent: "await MusicAuthorization.request()"
        case .readCapabilities: "try await MusicSubscription.current"
        case .readStorefront: "try await MusicDataRequest.currentCountryCode"
        case .developerToken: "try await MusicDataRequest.tokenProvider.developerToken(options:)"
        case .userToken: "try await MusicDataRequest.tokenProvider.userToken(for:options:)"
        case .loadOffer: ".musicSubscriptionOffer(isPresented:options:onLoadCompletion:)"
        case .presentOffer: "isPresented = true"
        case .play: "try await ApplicationMusicPlayer.shared.play()"
        case .addToLibrary: "try await MusicLibrary.shared.add(_:)"
        case .createPlaylist: "try await MusicLibrary.shared.createPlaylist(name:description:)"
        case .addToPlaylist: "try await MusicLibrary.shared.add(_:to:)"
        }
    }

    private var olderFramework: String {
        switch self {
        case .play, .addToLibrary, .createPlaylist, .addToPlaylist: "MediaPlayer"
        default: "StoreKit"
        }
    }

    /// The first system with the older framework's call.
    private var olderSince: SystemVersion {
        switch self {
        case .readStorefront, .userToken: .musicAPI
        default: .oldest
        }
    }

    private var musicKitSince: SystemVersion {
        switch self {
        case .addToLibrary, .createPlaylist, .addToPlaylist: .musicLibrary
        default: .musicKit
        }
    }

    /// Returns whether the system lacks the call, and the locale's region replaces the account's country.
    package func isApproximation(in scope: FrameworkScope) -> Bool {
        self == .readStorefront && !scope.version.hasMusicAPI
    }

    /// Returns the calls that the app and its system have, of both generations, with their frameworks.
    package func names(in scope: FrameworkScope = FrameworkScope()) -> [FrameworkName] {
        if isApproximation(in: scope) {
            return [FrameworkName(framework: "Foundation", call: "Locale.current.regionCode")]
        }
        if scope.version < olderSince { return [] }
        let older = FrameworkName(framework: olderFramework, call: storeKit)
        if scope.version < musicKitSince { return [older] }
        return scope.chosen([older, FrameworkName(framework: "MusicKit", call: musicKit)])
    }
}
