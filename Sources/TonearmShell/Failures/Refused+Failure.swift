import AppleMusicAPI
import Console
import MusicDevice

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
            (rule, request, status) = (answer.rule, answer.request, answer.status)
        }
        guard case .refusal(let refused) = failure.cause else { return }
        let refusal = refused.narrowed(to: scope).refusal
        errors = refusal.errors.map(\.description)
        advice = refusal.explanation
    }
}
