/// The advice for errors of calls without consent.
enum MissingConsent {
    static let reason = "The person has not allowed the app to use Apple Music."
    static let advice =
        "Call MusicAuthorization.request() before. In a test, use a scenario with consent, such as Simulation.run(.subscriber)."
}

extension MusicTokenRequestError {
    /// The reason for developers; nil if the description has it.
    public var failureReason: String? { self == .permissionDenied ? MissingConsent.reason : nil }
    /// The next step for developers.
    public var recoverySuggestion: String? { self == .permissionDenied ? MissingConsent.advice : nil }
}

extension MusicLibrary.Error {
    /// The reason for developers; nil if the description has it.
    public var failureReason: String? { self == .permissionDenied ? MissingConsent.reason : nil }
    /// The next step for developers.
    public var recoverySuggestion: String? { self == .permissionDenied ? MissingConsent.advice : nil }
}

extension MusicSubscription.Error {
    /// The reason for developers; nil if the description has it.
    public var failureReason: String? { self == .permissionDenied ? MissingConsent.reason : nil }
    /// The next step for developers.
    public var recoverySuggestion: String? { self == .permissionDenied ? MissingConsent.advice : nil }
}
