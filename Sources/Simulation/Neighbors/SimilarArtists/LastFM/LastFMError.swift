/// The numbered errors of Last.fm that a request for similar artists can meet ("Last.fm Web Services: Error Codes").
package enum LastFMError: Int, CaseIterable, Sendable {
    case invalidMethod = 3
    case authenticationFailed = 4
    case invalidParameters = 6
    case operationFailed = 8
    case invalidKey = 10
    case offline = 11
    case unavailable = 16
    case suspendedKey = 26
    case rateLimit = 29

    /// The HTTP status of the answer (observed).
    var status: Int {
        switch self {
        case .invalidMethod, .invalidParameters: 400
        case .authenticationFailed, .invalidKey, .suspendedKey: 403
        case .operationFailed: 500
        case .offline, .unavailable: 503
        case .rateLimit: 429
        }
    }

    var message: String {
        switch self {
        case .invalidMethod: "Invalid Method - No method with that name in this package"
        case .authenticationFailed:
            "Authentication Failed - You do not have permissions to access the service"
        case .invalidParameters: "Invalid parameters - Your request is missing a required parameter"
        case .operationFailed: "Operation failed - Most likely the backend service failed. Please try again."
        case .invalidKey: "Invalid API key - You must be granted a valid key by last.fm"
        case .offline: "Service Offline - This service is temporarily offline. Try again later."
        case .unavailable: "The service is temporarily unavailable, please try again."
        case .suspendedKey: "Suspended API key - Access for your account has been suspended, please contact Last.fm"
        case .rateLimit: "Rate limit exceeded - Your IP has made too many requests in a short period"
        }
    }

    /// The next step in a sentence; nil without one.
    package var advice: String? {
        switch self {
        case .authenticationFailed, .invalidKey, .suspendedKey:
            "Set TONEARM_LASTFM_KEY to a valid key, then start tonearm again: \(LastFMKey.page) gives one for free."
        case .offline, .unavailable, .operationFailed: "A part of Last.fm has failed: try again later."
        case .rateLimit: "Too many requests went to Last.fm: wait a minute, then try again."
        case .invalidMethod, .invalidParameters: nil
        }
    }

    /// Returns the error of an injected status.
    init(status: Int) {
        self = Self.allCases.first { $0.status == status && $0 != .authenticationFailed } ?? .operationFailed
    }
}

/// The key that every request to the real Last.fm needs.
package enum LastFMKey {
    /// The environment variable with the key.
    package static let variable = "TONEARM_LASTFM_KEY"
    /// The parameter of a request.
    package static let parameter = "api_key"
    /// The page that gives keys.
    package static let page = "https://www.last.fm/api/account/create"
}
