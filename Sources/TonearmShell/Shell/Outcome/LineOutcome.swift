import Console
import MusicDevice

/// The outcome of a line, before it is shown.
struct LineOutcome {
    var answer = Answer.nothing
    /// The changes that apps were notified of, if they are watched.
    var changes: [Change] = []
    /// Notes beside the answer, in sentences.
    var notes: [String] = []
    /// The start of a timed command in microseconds; nil if the line is not timed.
    var began: Int?

    enum Answer {
        case nothing
        case view(any View, as: Output, at: Words.Destination)
        case failure(LineFailure)
    }

    init() {}

    init(_ failure: LineFailure) { answer = .failure(failure) }

    /// The exit status of a script that ends after the line, if the answer can be shown.
    var status: Int32 {
        switch answer {
        case .nothing: 0
        case .view(let view, _, _): view.failureStatus?.rawValue ?? 0
        case .failure(let failure): failure.status
        }
    }
}
