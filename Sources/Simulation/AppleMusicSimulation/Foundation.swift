public import AppleMusicAPI
package import TonearmDevice
package import TonearmSimulator
package import TonearmWorld

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The errors of a simulation, whose `localizedDescription` is a sentence: what could not be done, and why.

extension Refusal: LocalizedError {
    /// The message: `Cannot play 'albums/1': the capability 'catalog playback' is off.`
    public var errorDescription: String? { sentence }
}

extension NetworkProblem: LocalizedError {
    /// The message, with the path of the request.
    public var errorDescription: String? {
        switch self {
        case .offline(let path): "Cannot request '\(path)': the simulated device has no network."
        }
    }
}

extension StageProblem: LocalizedError {
    /// The message.
    public var errorDescription: String? { "Cannot use the simulated world: it has ended. Make another one." }
}

extension WorldFileProblem: LocalizedError {
    /// The message, with the place in the file and the next step.
    public var errorDescription: String? { "Cannot use the world file: \(description)" }
}

extension ScenarioProblem: LocalizedError {
    /// The message, with the known names.
    public var errorDescription: String? { "Cannot begin with '\(name)': \(description)." }
}

extension JSONProblem: LocalizedError {
    /// The message, with the position.
    public var errorDescription: String? { "Cannot read the JSON: \(description)." }
}

extension APIError: LocalizedError {
    /// The message, with the status, the title and the detail.
    public var errorDescription: String? {
        "The service refused the request with the status \(status), \(title): \(detail ?? "it gave no details.")"
    }
}

extension UserTokenRefusal: LocalizedError {
    package var errorDescription: String? {
        let reason =
            switch self {
            case .unknownAccount: "the service does not know the account"
            case .accessRevoked: "the account revoked the app's access"
            case .privacyAcknowledgementRequired: "the account has not accepted the newest privacy notice"
            }
        return "Cannot get a music user token: \(reason)."
    }
}

extension CredentialProblem: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .noDeveloperToken(let server, _):
            "Cannot send a request to '\(server)': there is no developer token for it."
        case .demonstrationKey(let server):
            "Cannot send a request to '\(server)': its developer token is signed with a key that only simulators accept."
        case .noKey(let path): "Cannot sign a developer token: the key '\(path)' cannot be read."
        case .device(let server): "Cannot ask '\(server)': only the simulator answers for the device."
        }
    }
}

extension PlayableProblem: LocalizedError, CustomStringConvertible {
    package var description: String { errorDescription ?? "" }

    package var errorDescription: String? {
        let reason =
            switch self {
            case .refused(let resource, let response): "the service answered \(response.status) for '\(resource)'"
            case .missing(let resource): "there is no '\(resource)'"
            case .notPlayable(let resource): "'\(resource)' cannot be played"
            case .nothingFits: "the library has no such item"
            }
        return "Cannot prepare the queue: \(reason)."
    }
}
