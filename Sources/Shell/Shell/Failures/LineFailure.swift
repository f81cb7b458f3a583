import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmSystem
import TonearmWorld

/// The reason why a line failed. A refusal is only converted to words when it is shown.
struct LineFailure: Error {
    let cause: Cause
    /// Additional information for the user, one line each.
    var remarks: [String] = []
    /// The clause about the fault that caused the failure; nil if none did.
    var fault: String?

    enum Cause {
        case refusal(DeviceRefusal)
        /// An error answer of the service.
        case answer(AnswerRefusal)
        /// A network failure: the request was lost.
        case network(NetworkProblem)
        case failure(Failure)
        case interrupted
        /// The output could not be written.
        case sink(SinkProblem)
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
            case let answer as AnswerRefusal: .answer(answer)
            case let failure as NetworkProblem: .network(failure)
            case let error as SinkProblem: .sink(error)
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

    /// Adds a clause about the fault that caused the failure, if one did.
    /// - Parameters:
    ///   - before: the world before the command.
    ///   - after: the world after the command, in which the fault may be used up.
    func namingFault(from before: World, to after: World) -> LineFailure {
        let sentence = playedFault(from: before, to: after)?.sentence ?? after.absenceInEra(of: self)
        guard let sentence else { return self }
        var failure = self
        failure.fault = sentence
        return failure
    }

    private func playedFault(from before: World, to after: World) -> PlayedFault? {
        switch cause {
        case .answer(let answer): answer.fault
        case .network(.offline(let path)): before.fault(on: path, to: after) { $0 == .offline }
        case .refusal(let refusal): refusal.refusal.fault(from: before, to: after)
        case .failure, .interrupted, .sink, .unknown: nil
        }
    }
}

/// An error answer of the service.
struct AnswerRefusal: Error {
    var failure: Failure
    /// The refused request, without tokens; nil if no request is known.
    let request: Request?
    let status: Int
    /// The service's error document, if it sent one.
    let document: Body?
    /// The fault that caused it; nil if none did.
    var fault: PlayedFault?
    /// The cause for which the service refused; nil if the service does not name its rules.
    var cause: RefusalCause?
}

extension PlayedFault {
    /// A clause that names the fault and the command that ends it.
    var sentence: String {
        isOver
            ? "the fault '\(text)' made this failure and is used up; 'fault clear' ends one sooner"
            : "the fault '\(text)' made this failure; 'fault clear' ends it"
    }
}

extension Refusal {
    /// Returns the fault that caused a refusal of the device. Without a fault none of these refusals occurs.
    fileprivate func fault(from before: World, to after: World) -> PlayedFault? {
        switch code {
        case .offerNotLoaded(.offline): before.fault(on: MusicClient.offerPath, to: after) { $0 == .offline }
        case .offerNotLoaded(.serviceFailed): before.fault(on: MusicClient.offerPath, to: after, \.isStatus)
        case .tokenRequest(.networkFailed): before.fault(on: MusicClient.userTokenPath, to: after) { $0 == .offline }
        case .tokenRequest(.serviceFailed), .tokenRequest(.developerTokenRefused), .tokenRequest(.accessRevoked):
            before.fault(on: MusicClient.userTokenPath, to: after, \.isStatus)
        case .player(.cannotPrepare(_, .offline)): before.fault(on: World.playbackPath, to: after) { $0 == .offline }
        case .player(.queueTooLong): PlayedFault(PlayerFault.longQueue.rawValue)
        default: nil
        }
    }
}

extension World {
    /// Names the path or parameter that the era lacks; nil for other failures.
    fileprivate func absenceInEra(of failure: LineFailure) -> String? {
        guard case .answer = failure.cause, let era = Conditions(self).era, let schema = era.schema,
            let request = exchange?.request,
            let today = try? request.match(in: .appleMusic).endpoint
        else { return nil }
        func sentence(_ what: String) -> String {
            "the service of \(era.rawValue) has no \(what); 'set era today' has it"
        }
        guard let then = try? request.match(in: schema).endpoint else {
            return sentence("such path")
        }
        let absent = request.query.first { today.parameter($0.name) != nil && then.parameter($0.name) == nil }
        return absent.map { sentence("parameter '\($0.name)'") }
    }

    /// Finds the first fault on a path with a suitable effect.
    fileprivate func fault(on path: String, to after: World, _ fits: (Faults.Effect) -> Bool) -> PlayedFault? {
        let found = memory.faults.list.first { path.hasPrefix($0.path) && fits($0.effect) }
        guard let found else { return nil }
        let isOn = after.memory.faults.list.contains { $0.path == found.path && $0.effect == found.effect }
        return PlayedFault(found.played.text, isOver: !isOn)
    }
}

extension Faults.Effect {
    fileprivate var isStatus: Bool { if case .status = self { true } else { false } }
}
