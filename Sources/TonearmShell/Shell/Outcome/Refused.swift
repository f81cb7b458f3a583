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

    /// - Parameters:
    ///   - words: the failure in words.
    ///   - scope: the frameworks whose errors are shown.
    init(_ failure: LineFailure, _ words: Failure, in scope: FrameworkScope, line: String) {
        self.line = line
        sentence = "\(words.what): \(words.why)" + (words.why.hasSuffix(".") ? "" : ".")
        fault = words.fault
        next = words.next
        guard case .refusal(let refused) = failure.cause else { return }
        let refusal = refused.narrowed(to: scope).refusal
        errors = refusal.errors.map(\.description)
        advice = refusal.explanation
    }
}
