import Console
import MusicDevice

/// A refusal of the device, with what the user typed.
struct DeviceRefusal: Error {
    var refusal: Refusal
    /// The name that was typed, if it could be a slip for another.
    var name: String?
    /// What could not be done, if the line can tell it better than the device.
    var what: String?

    init(_ refusal: Refusal, name: String? = nil) {
        self.refusal = refusal
        self.name = name
    }

    /// The refusal with the errors of some frameworks only: those that the app calls and its system has.
    func narrowed(to scope: FrameworkScope) -> DeviceRefusal {
        var refusal = self
        refusal.refusal.errors.removeAll { !scope.has($0) }
        return refusal
    }

    /// The refusal in the words of every failure.
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
    /// The part of a typed line that the device does not know, or that is out of range.
    var culprit: Culprit {
        switch code {
        case .unknownName, .nameTaken, .unknownItem, .itemNotOfferable: .quoted
        case .player(.startOutOfRange): .valueOf("--start")
        case .player(.noSuchEntry), .player(.positionOutOfRange), .player(.rateOutOfRange): .number
        default: .nothing
        }
    }
}
