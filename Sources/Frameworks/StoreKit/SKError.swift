// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MusicKit
import TonearmDevice

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

/// A reason why a call about the cloud service failed.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid = 1
        case cloudServicePermissionDenied = 6
        case cloudServiceNetworkConnectionFailed = 7
        case cloudServiceRevoked = 8
        case privacyAcknowledgementRequired = 9

        /// Matches an error by its number: `catch SKError.cloudServiceRevoked`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
    }

    /// The reason.
    public let code: Code
    private let reason: String

    /// Makes an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        reason = userInfo[NSLocalizedDescriptionKey] as? String ?? code.sentence
    }

    /// The domain of the errors.
    public static var errorDomain: String { SKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason in a sentence, for people.
    public var errorUserInfo: [String: Any] { NSError.texts(reason) }

    /// Anything else, such as a refused developer token.
    public static var unknown: Code { .unknown }
    /// There is no developer token.
    public static var clientInvalid: Code { .clientInvalid }
    /// The app has no consent.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// There is no network.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The account revoked the app's access.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The privacy notice of Apple Music is not accepted.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }

    public static func == (left: SKError, right: SKError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension SKError {
    init(_ code: Code, _ reason: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: reason]) }

    /// Returns the error of StoreKit for a refusal by the device.
    init(_ refusal: Refusal) {
        let number = refusal.errors.first { $0.type == "SKError" }?.code
        self.init(number.flatMap { Code(rawValue: $0) } ?? .unknown, refusal.sentence)
    }
}

extension SKError.Code {
    /// The sentence of an error that is made without one.
    fileprivate var sentence: String {
        switch self {
        case .unknown: "Cannot complete the call of StoreKit: the service gave no reason."
        case .clientInvalid: "Cannot use the cloud service: the app has no developer token that the service accepts."
        case .cloudServicePermissionDenied:
            "Cannot use the cloud service: the person has not allowed the app to use Apple Music."
        case .cloudServiceNetworkConnectionFailed: "Cannot reach the cloud service: the device has no network."
        case .cloudServiceRevoked: "Cannot get a music user token: the account revoked the app's access."
        case .privacyAcknowledgementRequired:
            "Cannot use the cloud service: the account has not accepted the newest privacy notice of Apple Music."
        }
    }
}
