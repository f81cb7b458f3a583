/// A refusal of an action: what failed, why, and what helps.
///
/// `what` and `why` have no full stop, so that they form one line:
/// `Cannot play 'albums/1': the capability 'catalog playback' is off.` A refusal leaves the device unchanged.
public struct Refusal: Error, Sendable, Equatable {
    package let code: Code
    /// The failed action, with its object in quotes.
    public let what: String
    /// The rule and the value found.
    public let why: String
    /// The remedies; each of them suffices.
    package let remedies: [Remedy]
    /// The errors of the frameworks, StoreKit's or MediaPlayer's before MusicKit's. Empty if the app's own check would
    /// stop it.
    public package(set) var errors: [FrameworkError] = []
    /// The text that a good app shows instead of a disabled button.
    public package(set) var explanation: String?
    /// The known names, after an unknown name.
    package var known: [String] = []

    package enum Code: Sendable, Equatable {
        case usageDescriptionMissing
        case consentMissing(Consent)
        case consentRestricted, noDialog, neverAsked
        case capabilityOff(Capability)
        /// Playback is on, so there is nothing to offer.
        case alreadyPlayable
        case offerBusy, noOfferReady, noOfferLoading
        case offerNotLoaded(OfferFault)
        case noOfferShown, unknownItem, itemNotOfferable, notSignedIn, alreadySignedIn, noPlan, notSubscribed
        case alreadyRevoked, notRevoked, noUserToken, wrongAccount, nothingToMend
        case tokenRequest(TokenRequestFailure)
        case unknownName, nameTaken, nameMissing
        case player(PlayerProblem)
        /// Apple's simulator gets no tokens and does not play music.
        case simulator
        case musicAppMissing
        /// The system is too old; the value is the required version.
        case systemTooOld(SystemVersion)
    }

    /// The first line of an error.
    public var sentence: String { "\(what): \(why)." }
}
