// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MusicKit
import TonearmDevice

/// The domain of MediaPlayer's errors.
public let MPErrorDomain = "MPErrorDomain"

/// A reason why a call about the library or the service failed.
public struct MPError: CustomNSError, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Sendable {
        case unknown
        case permissionDenied
        case cloudServiceCapabilityMissing
        case networkConnectionFailed
        case notFound
        case notSupported
        case cancelled
        case requestTimedOut

        /// Matches an error by its number: `catch MPError.notFound`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MPError)?.code == code }
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
    public static var errorDomain: String { MPErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason in a sentence, for people.
    public var errorUserInfo: [String: Any] { NSError.texts(reason) }

    /// Anything else.
    public static var unknown: Code { .unknown }
    /// The app has no consent.
    public static var permissionDenied: Code { .permissionDenied }
    /// The account lacks a capability.
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    /// There is no network.
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    /// The storefront has no such item.
    public static var notFound: Code { .notFound }
    /// The device does not support it.
    public static var notSupported: Code { .notSupported }
    /// The call was cancelled.
    public static var cancelled: Code { .cancelled }
    /// The call took too long.
    public static var requestTimedOut: Code { .requestTimedOut }

    public static func == (left: MPError, right: MPError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension MPError {
    init(_ code: Code, _ reason: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: reason]) }
}

extension MPError.Code {
    /// The sentence of an error that is made without one.
    fileprivate var sentence: String {
        switch self {
        case .unknown: "Cannot complete the call of MediaPlayer: the device gave no reason."
        case .permissionDenied: "Cannot use the media library: the person has not allowed the app to use Apple Music."
        case .cloudServiceCapabilityMissing: "Cannot use the cloud service: the account lacks the capability."
        case .networkConnectionFailed: "Cannot reach the cloud service: the device has no network."
        case .notFound: "Cannot find the item: the account's storefront has no such identifier."
        case .notSupported: "Cannot complete the call of MediaPlayer: the device does not support it."
        case .cancelled: "Cannot complete the call of MediaPlayer: it was cancelled."
        case .requestTimedOut: "Cannot complete the call of MediaPlayer: the service did not answer in time."
        }
    }
}

/// Errors of players, whose numbers are not documented.
enum MPPlaybackProblem {
    static func error(_ error: PlayerError, _ reason: String) -> any Error {
        NSError(error.error.type, error.rawValue, reason)
    }

    /// Returns the error for a refusal by the device.
    static func error(_ refusal: Refusal) -> any Error {
        KitWorld.current().noteEnd(refusal)
        for error in refusal.errors {
            switch error.type {
            case "MPError", MPErrorDomain:
                return MPError(error.code.flatMap { MPError.Code(rawValue: $0) } ?? .unknown, refusal.sentence)
            case "MPMusicPlayerControllerErrorDomain":
                return NSError(error.type, error.code ?? 0, refusal.sentence)
            default: continue
            }
        }
        return MPPlaybackProblem.error(.prepareFailed, refusal.sentence)
    }
}
