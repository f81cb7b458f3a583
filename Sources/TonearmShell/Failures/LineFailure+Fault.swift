import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

extension PlayedFault {
    /// A clause that names the fault and the command that ends it.
    var sentence: String {
        isOver
            ? "the fault '\(text)' made this failure and is used up; 'fault clear' ends one sooner"
            : "the fault '\(text)' made this failure; 'fault clear' ends it"
    }
}

extension LineFailure {
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
