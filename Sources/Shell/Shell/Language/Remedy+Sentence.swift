import AppleMusicAPI
import TonearmDevice

extension Refusal {
    /// The last part of an error: the command to type next.
    var next: String {
        let sentences = remedies.enumerated().map { index, remedy in
            remedy.sentence(after: code, isAlternative: index > 0)
        }
        let heard = preview.map { "A preview needs no capability: type 'play --preview \($0)' to hear one." }
        return (sentences + [heard].compactMap { $0 }).joined(separator: " ")
    }
}

extension Remedy {
    /// Returns a sentence with the command to type.
    /// - Parameters:
    ///   - code: the reason for the refusal, on which the words may depend.
    ///   - isAlternative: whether the sentence follows another remedy.
    func sentence(after code: Refusal.Code, isAlternative: Bool = false) -> String {
        switch self {
        case .requestConsent: "Type 'consent request' to show the dialog."
        case .allowInSettings: "Only Settings changes it: type 'consent allow' to turn the switch on there."
        case .resetConsent: "The answer is remembered: type 'consent reset' to be asked again."
        case .liftRestriction: "Only the device's owner can lift it: type 'account restrict none' to do that."
        case .readConsent: "Type 'consent' to see the status."
        case .writeUsageDescription: "Write one for its next build: type 'app usage TEXT', then 'consent request'."
        case .signIn: "Type 'account sign-in' to sign in."
        case .signOut: "Type 'account sign-out' to sign out."
        case .subscribe: "Type 'account subscribe' to take out a plan."
        case .grantAccess:
            code == .tokenRequest(.accessRevoked)
                ? "Consent is something else and stays: type 'account grant' to grant access again."
                : "Type 'account grant' to grant access again."
        case .revokeAccess: "Type 'account revoke' to revoke it."
        case .acceptPrivacyNotice: "Open the Music app and accept it: type 'account acknowledge'."
        case .turnOnCloudLibrary:
            "Sync Library is off on this device: type 'account cloud-library on' to turn it on."
        case .setCapability(let capability, let on):
            "Type 'capabilities \(capability.typed) \(on ? "on" : "off")' to set it \(on ? "on" : "off")."
        case .readCapabilities(let reason?):
            "Nothing can be bought here: \(reason.sentence). Type 'capabilities' to see all three."
        case .readCapabilities(nil): "No offer is allowed: type 'capabilities' to see why."
        case .loadOffer, .showOffer, .leaveItemOut, .waitForOffer, .presentOffer, .answerOffer, .installMusicApp:
            offerSentence(after: code)
        case .tickMusicKitService: "Tick it in the developer portal: type 'app musickit on'."
        case .mintDeveloperToken:
            isAlternative ? "Or make one by hand: 'token developer mint'." : "Type 'token developer mint' to make one."
        case .inspectDeveloperToken: "Type 'token developer inspect' to see what is wrong with it."
        case .requestUserToken: "Type 'token user request' to get \(code == .wrongAccount ? "another" : "one")."
        case .bringUserToken(let source?): "Type 'token user set --from \(source)' to bring the token of '\(source)'."
        case .bringUserToken(nil): "Get one on a device, then type 'token user set --from DEVICE' here."
        case .forgetUserToken: "Type 'token user forget' to forget it all the same."
        case .tryAgain:
            if case .offerNotLoaded = code {
                "Type 'fault clear' and 'offer' to try again."
            } else {
                "Type 'fault clear' and try again."
            }
        case .add(let part, let name?): "Type '\(part.rawValue) add \(name)' to add it."
        case .add(let part, nil): "Type '\(part.rawValue) add NAME'."
        case .use(.account, let name): "Type 'account sign-in \(name)' to use it."
        case .use(let part, let name): "Type '\(part.rawValue) use \(name)' to use it."
        case .play: "Type 'play RESOURCE' to play."
        case .player(let remedy): remedy.sentence
        }
    }

    private func offerSentence(after code: Refusal.Code) -> String {
        switch self {
        case .showOffer(let options, .subscribe):
            "This account may subscribe. Type '\(options.command)' to see the offer."
        case .showOffer(let options, .signIn):
            "Nobody is signed in; the sheet has a button for that. Type '\(options.command)' to see the offer."
        case .leaveItemOut(let options): "Type '\(options.command)' to leave the item out."
        case .waitForOffer: "Wait until it is loaded."
        case .presentOffer: "Show it before asking for another."
        case .answerOffer: "Type 'offer accept' or 'offer dismiss'."
        case .installMusicApp: "Type 'device music-app on' to install it."
        default:
            switch code {
            case .noOfferShown: "Type 'offer' to show one."
            case .capabilityOff: "This user may be asked to subscribe: type 'offer'."
            default: "Type 'offer' to load one."
            }
        }
    }
}

extension OfferOptions {
    /// The command that requests this offer.
    var command: String {
        var words = ["offer", "--message", message.rawValue]
        if let item { words += ["--item", item.description] }
        if let affiliateToken { words += ["--affiliate", affiliateToken] }
        if let campaignToken { words += ["--campaign", campaignToken] }
        return words.joined(separator: " ")
    }
}

extension PlayerRemedy {
    /// A sentence with the command to type.
    var sentence: String {
        switch self {
        case .useApplicationPlayer: "The app's own queue can be edited: type 'player application'."
        case .useHardware: "Type 'device use phone' to go on with a device."
        case .useSystem(let version): "Type 'device add NAME --ios \(version)' for a device that has it."
        case .useDescriptor(let kind): "Type '--descriptor \(kind.typed)' with it."
        case .setQueue: "Type 'play RESOURCE' or 'queue set RESOURCE' to set one."
        case .setQueueInPieces: "Set fewer, and type 'queue later RESOURCE' for the rest."
        case .listQueue: "Type 'queue' to see the entries."
        case .clearQueue: "Type 'queue clear' to take everything out."
        case .playNextOrLater: "Type 'queue next RESOURCE' or 'queue later RESOURCE'."
        case .chooseStart(let count): "Type '--start N' with N from 1 to \(count)."
        case .chooseAnother: "Choose something that has 'playParams': 'play albums/310730204'."
        case .allowExplicitContent: "Screen Time's switch is off: type 'device explicit on' to turn it on."
        case .setStationAlone: "Type 'play stations/ID' for the station alone."
        case .chooseTimes: "The beginning comes before the end, and both lie within the item."
        case .beginTransaction: "Type 'queue begin' to open one."
        case .editTransaction: "Type 'queue remove N', 'queue insert RESOURCE --after N' or 'queue move N --to M'."
        case .commitTransaction: "Type 'queue commit' to do it."
        case .rollBackTransaction: "Type 'queue rollback' to give it up."
        case .waitForCompletion: "Wait for the completion, then try again."
        case .prepare: "Type 'queue prepare' to prepare it."
        case .play: "Type 'play' to play."
        case .skip: "Type 'skip' to go on to the next."
        case .stop: "Type 'stop' to end it."
        case .chooseRate: "Type 'rate N' with N from \(PlaybackRate.rangeText)."
        case .seekWithin(let from, let to): "Type 'seek TIME' with a time from \(from.asTime) to \(to.asTime)."
        case .playInMusicApp: "Type 'music play RESOURCE' to put something on in the Music app."
        case .nothing: "Nothing has to be done."
        }
    }
}

extension QueueDescriptor.Kind {
    /// The argument for the kind.
    var typed: String {
        switch self {
        case .mediaItem: "media-item"
        case .store: "store"
        case .playParameters: "play-parameters"
        }
    }
}
