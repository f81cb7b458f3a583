import AppleMusicAPI
import Console
import MusicWorld

/// A view of the last answer's body, including error documents.
struct LastAnswerView: View {
    private let exchange: Exchange
    private let answer: Body

    /// - Throws: `Failure` if there is no last answer.
    init(_ exchange: Exchange?) throws(Failure) {
        guard let exchange else {
            throw Failure(
                "Cannot show the last answer", "nothing was asked yet", next: "Type for example 'albums 310730204'.")
        }
        guard let answer = exchange.answer else {
            throw Failure(
                "Cannot show the last answer", "it came before this shell began, and only its size was kept",
                next: "Type 'get '\(exchange.request.target)'' to ask again.")
        }
        self.exchange = exchange
        self.answer = answer
    }

    var body: Body? { answer }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let head =
            StyledText.strong("\(exchange.request.method.rawValue) \(exchange.request.target)")
            + StyledText(": \(exchange.status), \(exchange.size.count) bytes")
        let text = String(decoding: JSONLayout.pretty(answer.bytes), as: UTF8.self)
        return [head] + text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
    }
}
