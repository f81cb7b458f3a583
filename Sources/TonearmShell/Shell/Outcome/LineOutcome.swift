import Console
import MusicDevice

/// The outcome of a line, before it is shown.
struct LineOutcome {
    var answer = Answer.nothing
    /// The changes that apps heard of, for a user who watches.
    var changes: [Change] = []
    /// What the user should know besides the answer, in sentences.
    var notes: [String] = []
    /// The moment at which a timed command began, in microseconds; nil if the line is not timed.
    var began: Int?

    enum Answer {
        case nothing
        case view(any View, as: Output, at: Words.Destination)
        case failure(LineFailure)
    }

    init() {}

    init(_ failure: LineFailure) { answer = .failure(failure) }

    /// The status with which a script that stops after the line would exit, if the answer can be shown.
    var status: Int32 {
        switch answer {
        case .nothing: 0
        case .view(let view, _, _): view.failureStatus?.rawValue ?? 0
        case .failure(let failure): failure.status
        }
    }
}
