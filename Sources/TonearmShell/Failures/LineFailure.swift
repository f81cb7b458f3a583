import AppleMusicAPI
import Console
import MusicDevice
import SystemLayer

/// The reason why a line failed. A refusal is only converted to words when it is shown.
struct LineFailure: Error {
    let cause: Cause
    /// Additional information for the user, one line each.
    var remarks: [String] = []
    /// The clause about the fault that caused the failure; nil if none did.
    var fault: String?

    enum Cause {
        /// A refusal of the device.
        case refusal(DeviceRefusal)
        /// An error answer of the service.
        case answer(RefusedAnswer)
        /// A network failure: the request was lost.
        case network(NetworkFailure)
        case failure(Failure)
        case interrupted
        /// The output could not be written.
        case sink(SinkError)
        case unknown(any Error)
    }

    init(_ error: any Error) {
        if let failure = error as? LineFailure {
            self = failure
            return
        }
        cause =
            switch error {
            case let refusal as DeviceRefusal: .refusal(refusal)
            case let refusal as Refusal: .refusal(DeviceRefusal(refusal))
            case let answer as RefusedAnswer: .answer(answer)
            case let failure as NetworkFailure: .network(failure)
            case let error as SinkError: .sink(error)
            case is CancellationError: .interrupted
            default: Failure(wording: error).map { .failure($0) } ?? .unknown(error)
            }
    }

    /// Returns the failure in words; nil for an interrupted line, and for errors of the program.
    /// - Parameter scope: the frameworks whose errors are shown.
    func words(in scope: FrameworkScope) -> Failure? {
        var failure: Failure
        switch cause {
        case .refusal(let refusal): failure = refusal.narrowed(to: scope).failure
        case .answer(let answer): failure = answer.failure
        case .network(let lost): failure = Failure(lost)
        case .failure(let words): failure = words
        case .interrupted, .sink, .unknown: return nil
        }
        failure.fault = fault ?? failure.fault
        failure.details += remarks
        return failure
    }

    /// The default part of the line at fault. Refusals by the service, the network and the device's state are not the
    /// fault of a word.
    var usualCulprit: Culprit {
        switch cause {
        case .failure: .quoted
        case .refusal(let refused): refused.refusal.culprit
        case .answer, .network, .interrupted, .sink, .unknown: .nothing
        }
    }

    /// The service's error document, if the service sent one.
    var document: Body? { if case .answer(let answer) = cause { answer.document } else { nil } }

    var status: Int32 {
        switch cause {
        case .refusal(let refusal): refusal.failure.status.rawValue
        case .answer(let answer): answer.failure.status.rawValue
        case .network(let lost): Failure(lost).status.rawValue
        case .failure(let failure): failure.status.rawValue
        case .interrupted: Failure.Status.interrupted.rawValue
        case .sink(.closed): Signal.brokenPipe.exitStatus
        case .sink, .unknown: Failure.Status.failed.rawValue
        }
    }
}

/// An error answer of the service.
struct RefusedAnswer: Error {
    var failure: Failure
    /// The refused request, without tokens; nil if no request is known.
    let request: Request?
    let status: Int
    /// The service's error document, if it sent one.
    let document: Body?
    /// The fault that caused it; nil if none did.
    var fault: PlayedFault?
    /// The rule by which the service refused; nil if the service does not name its rules.
    var rule: RefusalRule?
}
