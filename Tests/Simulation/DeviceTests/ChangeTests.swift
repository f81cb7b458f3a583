import Testing
import TonearmDevice

struct ChangeTests {
    static let place = AppInstance(app: "Runner", device: "phone")

    /// Every change with its line of output.
    static let sentences: [(Change, String)] = [
        (.deviceAdded("tablet"), "device 'tablet' added: no app has been asked about there"),
        (.deviceUsed("tablet"), "now on device 'tablet'"),
        (.appAdded("Quiz"), "app 'Quiz' added: it has no consent on any device"),
        (.appUsed("Quiz"), "now in app 'Quiz'"),
        (.accountAdded("friend"), "account 'friend' added"),
        (.consentDialogShown(place), "Runner on phone: the consent dialog is shown"),
        (.consentDialogClosed(place), "Runner on phone: the consent dialog closed without an answer"),
        (.consentChanged(place, from: .denied, to: .authorized), "Runner on phone: consent denied → authorized"),
        (.appEnded(place), "Runner on phone: the system ended the running app"),
        (.usageDescriptionChanged(app: "Quiz", to: "Guess."), "app 'Quiz': usage description set to \"Guess.\""),
        (.usageDescriptionChanged(app: "Quiz", to: nil), "app 'Quiz': usage description removed"),
        (.accountChanged(device: "phone", from: nil, to: "friend"), "device 'phone': 'friend' signed in"),
        (.accountChanged(device: "phone", from: "friend", to: nil), "device 'phone': 'friend' signed out"),
        (
            .subscriptionChanged(account: "friend", from: .none, to: .trial),
            "account 'friend': subscription none → trial"
        ),
        (
            .cloudLibrarySwitched(account: "friend", device: "phone", on: true),
            "account 'friend': Sync Library is on, on the device 'phone'"
        ),
        (.storefrontMoved(account: "friend", from: "us", to: "jp"), "account 'friend': storefront us → jp"),
        (.modeChanged(device: "phone", from: .normal, to: .managed), "device 'phone': mode normal → managed"),
        (.musicForbidden(device: "phone", true), "device 'phone': a policy forbids apps the user's music"),
        (.musicForbidden(device: "phone", false), "device 'phone': no policy forbids apps the user's music"),
        (.musicAppInstalled(device: "phone", false), "device 'phone': the Music app is not installed"),
        (.musicKitService(app: "Quiz", on: false), "app 'Quiz': the MusicKit service of its App ID is off"),
        (.passwordChanged(account: "friend"), "account 'friend': the password was changed"),
        (.accessRevoked(account: "friend", app: "Quiz"), "account 'friend': revoked the access of 'Quiz'"),
        (.accessGranted(account: "friend", app: "Quiz"), "account 'friend': granted the access of 'Quiz' again"),
        (.privacyNotice(account: "friend", accepted: true), "account 'friend': accepted the newest privacy notice"),
        (.privacyNotice(account: "friend", accepted: false), "account 'friend': has a new privacy notice to accept"),
        (
            .capabilitySet(device: "phone", .catalogPlayback, to: false),
            "device 'phone': 'catalog playback' set off by hand"
        ),
        (
            .capabilitySet(device: "phone", .catalogPlayback, to: nil),
            "device 'phone': 'catalog playback' is no longer set by hand"
        ),
        (
            .capabilitiesChanged(place, from: [], to: .subscriptionEligible),
            "Runner on phone: capabilities none → subscription eligible (0 → 2)"
        ),
        (.storefrontChanged(place, from: "us", to: nil), "Runner on phone: storefront us → unknown"),
        (.userTokenReceived(place, account: "friend"), "Runner on phone: user token for 'friend' cached"),
        (
            .userTokenFaulted(place, .expired),
            "Runner on phone: the service refuses the user token from now on: the token reached its end"
        ),
        (.userTokenSuspected(place), "Runner on phone: 403 for a personal request, the user token is suspect"),
        (.userTokenDropped(place, .refused), "Runner on phone: user token dropped: the service answered 403"),
        (
            .capabilitiesRechecked(place, [.catalogPlayback, .cloudLibraryAdd]),
            "Runner on phone: capabilities read again: catalog playback, cloud library add"
        ),
        (.userTokenConfirmed(place), "Runner on phone: the service accepts the user token"),
        (.recoveryEnded(place), "Runner on phone: no new user token is fetched"),
        (.offerLoading(place, OfferOptions()), "Runner on phone: the offer 'join' is loading"),
        (.offerReady(place), "Runner on phone: the offer is loaded"),
        (.offerLoadFailed(place, .offline), "Runner on phone: the offer could not be loaded: there is no network"),
        (.offerPresented(place, OfferOptions()), "Runner on phone: the offer is shown: \"Join Apple Music\""),
        (.offerAccepted(place), "Runner on phone: the user subscribed"),
        (.offerDismissed(place), "Runner on phone: the offer is closed"),
        (.offerWithdrawn(place), "Runner on phone: the offer is no longer allowed, nothing is shown"),
    ]

    @Test(arguments: sentences)
    func `each change has its line`(change: Change, sentence: String) {
        #expect(change.sentence == sentence)
    }

    @Test func `only changes with a notification are announced`() {
        let announced = Self.sentences.filter { $0.0.announcement != nil }.map(\.0)
        #expect(
            announced == [
                .capabilitiesChanged(Self.place, from: [], to: .subscriptionEligible),
                .storefrontChanged(Self.place, from: "us", to: nil), .offerReady(Self.place),
                .offerLoadFailed(Self.place, .offline), .offerDismissed(Self.place),
            ])
        let storefront = Change.storefrontChanged(Self.place, from: nil, to: "us").announcement
        #expect(storefront?.storeKit == "SKStorefrontCountryCodeDidChange")
        #expect(storefront?.musicKit == nil)
    }

    @Test func `errors have the frameworks' codes`() {
        #expect(StoreKitError.allCases.map(\.rawValue) == [0, 1, 6, 7, 8, 9])
        #expect(
            MediaPlayerError.cloudServiceCapabilityMissing.error.description
                == "MPError.cloudServiceCapabilityMissing (2)")
        #expect(TokenRequestError.allCases.count == 7)
    }
}
