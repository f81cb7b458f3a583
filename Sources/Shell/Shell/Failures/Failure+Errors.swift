import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmRecordings
import TonearmSimulator
import TonearmTranscripts
import TonearmWorld

extension Failure {
    /// Converts an error of a lower layer; nil if it is not a failure of a command, such as a cancellation.
    init?(wording error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let refusal as DeviceRefusal: self = refusal.failure
        case let refusal as Refusal: self = DeviceRefusal(refusal).failure
        case let answer as AnswerRefusal: self = answer.failure
        case let failure as NetworkProblem: self.init(failure)
        case let failure as ConnectionProblem: self.init(failure)
        case NeighborProblem.notConnected(let name):
            self.init("Cannot ask \(name)", "nothing here answers for it", next: "'service live' asks the real one.")
        case let problem as CredentialProblem: self.init(problem)
        case let problem as ReplayProblem: self.init(problem)
        case let damage as CatalogReadProblem:
            self.init(
                "Cannot answer from the catalog", damage.problem,
                next: "'set catalog built-in' goes back to the one that is part of the program.")
        default: return nil
        }
    }
}

extension Failure {
    init(_ error: TranscriptFailure) {
        self.init(error.what, error.why, next: error.next)
        if let fault = error.mark { mark = LineMark(fault.text, at: fault.offset) }
    }

    init(_ failure: NetworkProblem) {
        switch failure {
        case .offline(let path):
            self.init("Cannot ask for '\(path)'", "there is no network", next: "Type 'fault clear' and try again.")
        }
    }
}

/// A refusal of the device, with words of the typed line.
struct DeviceRefusal: Error {
    var refusal: Refusal
    /// The typed name, if it may be misspelled.
    var name: String?
    /// The failed action, if the line describes it better than the device.
    var what: String?

    init(_ refusal: Refusal, name: String? = nil) {
        self.refusal = refusal
        self.name = name
    }

    /// Returns the refusal with only the errors of the app's and the system's frameworks.
    func narrowed(to scope: FrameworkScope) -> DeviceRefusal {
        var refusal = self
        refusal.refusal.errors.removeAll { !scope.has($0) }
        return refusal
    }

    /// The refusal as a failure.
    var failure: Failure {
        let near = name.flatMap { Nearest.names(to: $0, in: refusal.known).first }
        var failure = Failure(
            what ?? refusal.what, refusal.why, next: (near.map { "Did you mean '\($0)'? " } ?? "") + refusal.next)
        if !refusal.errors.isEmpty {
            failure.details = ["the frameworks say: " + refusal.errors.map(\.description).joined(separator: " · ")]
        }
        return failure
    }
}

extension Refusal {
    /// The part of the line that the device does not know, or that is out of range.
    var culprit: Culprit {
        switch code {
        case .unknownName, .nameTaken, .unknownItem, .itemNotOfferable: .quoted
        case .player(.startOutOfRange): .valueOf("--start")
        case .player(.noSuchEntry), .player(.positionOutOfRange), .player(.rateOutOfRange): .number
        default: .nothing
        }
    }
}

extension Refused {
    /// - Parameters:
    ///   - words: the failure in words.
    ///   - scope: the frameworks whose errors are shown.
    init(_ failure: LineFailure, _ words: Failure, in scope: FrameworkScope, line: String) {
        self.line = line
        sentence = "\(words.what): \(words.why)" + (words.why.hasSuffix(".") ? "" : ".")
        fault = words.fault
        next = words.next
        if case .answer(let answer) = failure.cause {
            (cause, request, status) = (answer.cause, answer.request, answer.status)
        }
        guard case .refusal(let refused) = failure.cause else { return }
        let refusal = refused.narrowed(to: scope).refusal
        errors = refusal.errors.map(\.description)
        advice = refusal.explanation
    }
}
