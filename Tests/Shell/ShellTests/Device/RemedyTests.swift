import AppleMusicAPI
import Testing
import TonearmDevice

@testable import TonearmShell

@Suite struct RemedyTests {
    private static let offer = OfferOptions(
        message: .addMusic, item: ResourceIdentifier(.songs, "900032829"), affiliateToken: "T", campaignToken: "C")

    /// Every remedy with its sentence, after the refusal that determines the words.
    static let sentences: [(Remedy, Refusal.Code, String)] = [
        (.requestConsent, .neverAsked, "Type 'consent request' to show the dialog."),
        (
            .allowInSettings, .consentMissing(.denied),
            "Only Settings changes it: type 'consent allow' to turn the switch on there."
        ),
        (.resetConsent, .noDialog, "The answer is remembered: type 'consent reset' to be asked again."),
        (
            .liftRestriction, .consentRestricted,
            "Only the device's owner can lift it: type 'account restrict none' to do that."
        ),
        (.readConsent, .consentMissing(.authorized), "Type 'consent' to see the status."),
        (
            .writeUsageDescription, .usageDescriptionMissing,
            "Write one for its next build: type 'app usage TEXT', then 'consent request'."
        ),
        (.signIn, .notSignedIn, "Type 'account sign-in' to sign in."),
        (.signOut, .alreadySignedIn, "Type 'account sign-out' to sign out."),
        (.subscribe, .notSubscribed, "Type 'account subscribe' to take out a plan."),
        (.grantAccess, .alreadyRevoked, "Type 'account grant' to grant access again."),
        (
            .grantAccess, .tokenRequest(.accessRevoked),
            "Consent is something else and stays: type 'account grant' to grant access again."
        ),
        (.revokeAccess, .notRevoked, "Type 'account revoke' to revoke it."),
        (
            .acceptPrivacyNotice, .tokenRequest(.privacyAcknowledgementRequired),
            "Open the Music app and accept it: type 'account acknowledge'."
        ),
        (
            .turnOnCloudLibrary, .capabilityOff(.cloudLibraryAdd),
            "Sync Library is off on this device: type 'account cloud-library on' to turn it on."
        ),
        (
            .setCapability(.cloudLibraryAdd, on: true), .capabilityOff(.cloudLibraryAdd),
            "Type 'capabilities cloud-library-add on' to set it on."
        ),
        (
            .setCapability(.catalogPlayback, on: false), .alreadyPlayable,
            "Type 'capabilities catalog-playback off' to set it off."
        ),
        (
            .readCapabilities(.storefrontWithoutMusic("aq")), .capabilityOff(.catalogPlayback),
            "Nothing can be bought here: the storefront 'aq' has no Apple Music. Type 'capabilities' to see all three."
        ),
        (
            .readCapabilities(.schoolDevice), .capabilityOff(.catalogPlayback),
            "Nothing can be bought here: this is a school's device. Type 'capabilities' to see all three."
        ),
        (
            .readCapabilities(.companyDevice), .capabilityOff(.catalogPlayback),
            "Nothing can be bought here: this is a company's device. Type 'capabilities' to see all three."
        ),
        (
            .readCapabilities(.notEligible), .capabilityOff(.subscriptionEligible),
            "Nothing can be bought here: the capability 'subscription eligible' is off. "
                + "Type 'capabilities' to see all three."
        ),
        (
            .readCapabilities(nil), .capabilityOff(.catalogPlayback),
            "No offer is allowed: type 'capabilities' to see why."
        ),
        (.loadOffer, .noOfferLoading, "Type 'offer' to load one."),
        (.loadOffer, .noOfferReady, "Type 'offer' to load one."),
        (.loadOffer, .noOfferShown, "Type 'offer' to show one."),
        (
            .loadOffer, .capabilityOff(.catalogPlayback), "This user may be asked to subscribe: type 'offer'."
        ),
        (
            .showOffer(offer, button: .subscribe), .capabilityOff(.cloudLibraryAdd),
            "This account may subscribe. "
                + "Type 'offer --message addMusic --item songs/900032829 --affiliate T --campaign C' to see the offer."
        ),
        (
            .showOffer(OfferOptions(), button: .signIn), .capabilityOff(.catalogPlayback),
            "Nobody is signed in; the sheet has a button for that. Type 'offer --message join' to see the offer."
        ),
        (.leaveItemOut(OfferOptions()), .unknownItem, "Type 'offer --message join' to leave the item out."),
        (.waitForOffer, .noOfferReady, "Wait until it is loaded."),
        (.presentOffer, .offerBusy, "Show it before asking for another."),
        (.answerOffer, .offerBusy, "Type 'offer accept' or 'offer dismiss'."),
        (.installMusicApp, .offerNotLoaded(.musicAppMissing), "Type 'device music-app on' to install it."),
        (
            .tickMusicKitService, .tokenRequest(.developerTokenMissing),
            "Tick it in the developer portal: type 'app musickit on'."
        ),
        (
            .mintDeveloperToken, .tokenRequest(.developerTokenMissing),
            "Type 'token developer mint' to make one."
        ),
        (
            .inspectDeveloperToken, .tokenRequest(.developerTokenRefused),
            "Type 'token developer inspect' to see what is wrong with it."
        ),
        (.requestUserToken, .noUserToken, "Type 'token user request' to get one."),
        (.requestUserToken, .wrongAccount, "Type 'token user request' to get another."),
        (.forgetUserToken, .nothingToMend, "Type 'token user forget' to forget it all the same."),
        (.tryAgain, .tokenRequest(.networkFailed), "Type 'fault clear' and try again."),
        (.tryAgain, .offerNotLoaded(.offline), "Type 'fault clear' and 'offer' to try again."),
        (.add(.device, named: "watch"), .unknownName, "Type 'device add watch' to add it."),
        (.add(.account, named: nil), .nameMissing, "Type 'account add NAME'."),
        (.use(.app, named: "Quiz"), .nameTaken, "Type 'app use Quiz' to use it."),
        (.use(.account, named: "friend"), .nameTaken, "Type 'account sign-in friend' to use it."),
        (.play, .alreadyPlayable, "Type 'play RESOURCE' to play."),
    ]

    @Test(arguments: sentences.indices)
    func `a remedy says what to type`(index: Int) {
        let (remedy, code, sentence) = Self.sentences[index]
        #expect(remedy.sentence(after: code) == sentence)
    }

    @Test(arguments: sentences.indices)
    func `what it says can be typed`(index: Int) {
        for quoted in Self.sentences[index].2.matches(of: /(?:^| )'([a-z-]+)/) where quoted.output.1 != "aq" {
            #expect(CommandTable.names.contains(String(quoted.output.1)))
        }
    }

    @Test func `a second remedy is another way`() {
        var device = MusicDevice.demonstration
        _ = device.setMusicKitService(false)
        #expect(
            device.automaticTokenFailure?.next
                == "Tick it in the developer portal: type 'app musickit on'. "
                + "Or make one by hand: 'token developer mint'.")
    }
}
