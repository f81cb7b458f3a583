import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld
import Recordings
import Transcript

extension Failure {
    /// Converts an error of a lower layer; nil if it is not a failure of a command, such as a cancellation.
    init?(wording error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let refusal as DeviceRefusal: self = refusal.failure
        case let refusal as Refusal: self = DeviceRefusal(refusal).failure
        case let answer as RefusedAnswer: self = answer.failure
        case let failure as NetworkFailure: self.init(failure)
        case let failure as ConnectionFailure: self.init(failure)
        case let problem as CredentialProblem: self.init(problem)
        case let problem as ReplayProblem: self.init(problem)
        case let damage as CatalogDamage:
            self.init(
                "Cannot answer from the catalog", damage.problem,
                next: "'set catalog built-in' goes back to the one that is part of the program.")
        default: return nil
        }
    }
}

extension Failure {
    init(_ error: TranscriptError) {
        self.init(error.what, error.why, next: error.next)
        if let fault = error.mark { mark = LineMark(fault.text, at: fault.offset) }
    }

    init(_ failure: NetworkFailure) {
        switch failure {
        case .offline(let path):
            self.init("Cannot ask for '\(path)'", "there is no network", next: "Type 'fault clear' and try again.")
        }
    }
}
