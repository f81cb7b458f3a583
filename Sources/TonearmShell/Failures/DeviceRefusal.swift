import Console
import MusicDevice

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
