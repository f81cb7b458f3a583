import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmMediaPlayer
import TonearmSimulator
import TonearmStoreKit
import TonearmWorld

/// The result of a step.
enum Outcome: Equatable, Sendable, CustomStringConvertible {
    /// The result in words.
    case done(String)
    /// The errors that the frameworks have for the refusal: a module reports one of them.
    case refused([String])

    var description: String {
        switch self {
        case .done(let words): words.isEmpty ? "done" : words
        case .refused(let errors): "refused: " + errors.joined(separator: " or ")
        }
    }

    /// Returns true if a module's outcome is one that this outcome of the device allows.
    func allows(_ called: Outcome) -> Bool {
        guard case .refused(let errors) = self, case .refused(let reported) = called else { return self == called }
        return reported.count == 1 && errors.contains(reported[0])
    }
}

/// Errors in words, which modules and device share.
extension Outcome {
    /// Makes the outcome of a refusal by the device or the service: all errors that frameworks have for it.
    init(driven error: any Error) {
        self =
            switch error {
            case let refusal as Refusal:
                .refused(
                    refusal.errors.isEmpty
                        ? ["\(refusal.reason)", "SKError.unknown (0)"] : refusal.errors.map(\.description))
            case UserTokenRefusal.accessRevoked:
                .refused([
                    "MusicTokenRequestError.userTokenRevoked",
                    StoreKitError.cloudServiceRevoked.error.description,
                ])
            case UserTokenRefusal.privacyAcknowledgementRequired:
                .refused([
                    "MusicTokenRequestError.privacyAcknowledgementRequired",
                    StoreKitError.privacyAcknowledgementRequired.error.description,
                ])
            case UserTokenRefusal.unknownAccount: .refused(["MusicTokenRequestError.userNotSignedIn"])
            case is PlayableProblem: .refused([PlayerError.prepareFailed.error.description])
            case let refused as RefusedRequest: .refused(refused.errors)
            default: .refused(["\(error)"])
            }
    }

    /// Makes the outcome of an error that a module throws.
    init(called error: any Error) {
        self =
            switch error {
            case let error as MusicKit.MusicTokenRequestError: .refused(["MusicTokenRequestError.\(error.rawValue)"])
            case let error as MusicSubscription.Error: .refused(["MusicSubscription.Error.\(error.rawValue)"])
            case let error as MusicLibrary.Error: .refused(["MusicLibrary.Error.\(error.rawValue)"])
            case let error as MusicDataRequest.Error: .refused([RefusedRequest.words(error.status)])
            case let error as SKError: .refused(["SKError.\(error.code) (\(error.errorCode))"])
            case let error as MPError: .refused(["MPError.\(error.code) (\(error.errorCode))"])
            case let refusal as Refusal: .refused(["\(refusal.reason)"])
            case let error as OfferLoadProblem: .refused(["the offer: \(error.reason)"])
            case _ where type(of: error) is NSError.Type: .refused([(error as NSError).inWords])
            default: .refused(["\(error)"])
            }
    }

    /// Runs a call of a module.
    static func called(_ body: () async throws -> String) async -> Outcome {
        do { return .done(try await body()) } catch { return Outcome(called: error) }
    }
}

extension NSError {
    fileprivate var inWords: String { "\(domain) (\(code))" }
}

/// A refusal by the service, with the errors of the modules.
struct RefusedRequest: Error {
    let errors: [String]

    init(status: Int, isEmpty: Bool, library: String?) {
        let error = "MusicTokenRequestError.developerTokenRequestFailed"
        errors = status == 401 && isEmpty ? [error] : [library ?? Self.words(status)]
    }

    init(_ error: String) { errors = [error] }

    static func words(_ status: Int) -> String { "the service answers \(status)" }
}
