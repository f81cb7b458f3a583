import Console
import MusicDevice

/// Why a command was refused and what a good app would show in its place: what `explain` tells.
struct Refused: Sendable {
    /// As it was typed.
    var line: String
    /// `Cannot play 'albums/1': the capability 'catalog playback' is off.`
    var sentence: String
    /// The fault that made it, in a clause.
    var fault: String?
    var next: String?
    /// What the frameworks give to an app that tries all the same.
    var errors: [String] = []
    /// What a good app shows instead of a dead button.
    var advice: String?

    init(_ failure: Failure, line: String) {
        self.line = line
        sentence = "\(failure.what): \(failure.why)" + (failure.why.hasSuffix(".") ? "" : ".")
        next = failure.next
        fault = failure.fault
        let refusal = failure.underlying as? Refusal
        errors = refusal?.errors.map(\.description) ?? []
        advice = refusal?.explanation
    }
}

extension Failure {
    /// A refusal of the device, in the words of every failure.
    /// - Parameter name: what was said, where it is a name that could be a slip for another.
    init(_ refusal: Refusal, name: String? = nil) {
        let near = name.flatMap { Nearest.names(to: $0, in: refusal.known).first }
        self.init(refusal.what, refusal.why, next: (near.map { "Did you mean '\($0)'? " } ?? "") + refusal.next)
        underlying = refusal
        details = Self.details(of: refusal.errors)
    }

    /// Only the frameworks speak that the app calls and its system has.
    func told(in scope: FrameworkScope) -> Failure {
        guard var refusal = underlying as? Refusal, refusal.errors.contains(where: { !scope.has($0) }) else {
            return self
        }
        var failure = self
        failure.details.removeAll { Self.details(of: refusal.errors).contains($0) }
        refusal.errors.removeAll { !scope.has($0) }
        failure.details.insert(contentsOf: Self.details(of: refusal.errors), at: 0)
        failure.underlying = refusal
        return failure
    }

    private static func details(of errors: [FrameworkError]) -> [String] {
        errors.isEmpty ? [] : ["the frameworks say: " + errors.map(\.description).joined(separator: " · ")]
    }
}
