/// Why something was not done, in the three parts of every error: what, why, what helps.
///
/// `what` and `why` are without a full stop, so that they read as one line: `Cannot play 'albums/1': the capability 'catalog playback' is off.`
/// A refusal leaves the device as it was.
public struct Refusal: Error, Sendable, Equatable {
    package let code: Code
    /// What could not be done, the thing quoted.
    public let what: String
    /// The rule and the value found.
    public let why: String
    /// What helps; where there are several, each does alone.
    package let remedies: [Remedy]
    /// The errors of the frameworks, that of StoreKit or MediaPlayer before MusicKit's. Empty if an app would be stopped by its own check.
    public package(set) var errors: [FrameworkError] = []
    /// The text that a good app shows instead of a dead button.
    public package(set) var explanation: String?
    /// The names that there are, where one was said that is none of them.
    package var known: [String] = []

    package enum Code: Sendable, Equatable {
        case usageDescriptionMissing
        case consentMissing(Consent)
        case consentRestricted
        case noDialog
        case neverAsked
        case capabilityOff(Capability)
        /// Playback is on, so there is nothing to offer.
        case alreadyPlayable
        case offerBusy
        case noOfferReady
        case noOfferLoading
        case offerNotLoaded(OfferFault)
        case noOfferShown
        case unknownItem
        case itemNotOfferable
        case notSignedIn
        case alreadySignedIn
        case noPlan
        case notSubscribed
        case alreadyRevoked
        case notRevoked
        case noUserToken
        case wrongAccount
        case nothingToMend
        case tokenRequest(TokenRequestFailure)
        case unknownName
        case nameTaken
        case nameMissing
        case player(PlayerProblem)
        /// Apple's simulator gets no tokens and plays nothing.
        case simulator
        case musicAppMissing
        /// With the version that is needed.
        case systemTooOld(SystemVersion)
    }

    /// The line that an error begins with.
    public var sentence: String { "\(what): \(why)." }
}
