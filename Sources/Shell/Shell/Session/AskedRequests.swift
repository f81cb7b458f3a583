import AppleMusicAPI
import TonearmWorld

/// A request of this session, with the service's answer.
struct AskedRequest: Sendable {
    /// One-based, in the order of sending.
    let number: Int
    let exchange: Exchange
    /// The reason of an error answer; nil for others.
    let reason: String?
}

/// The last requests of this session.
struct AskedRequests: Sendable {
    private(set) var list: [AskedRequest] = []
    private var count = 0

    /// The most requests that are kept: their answers are kept with them.
    static let capacity = 50

    mutating func add(_ exchange: Exchange?, answer response: Response) {
        guard let exchange else { return }
        count += 1
        list.append(AskedRequest(number: count, exchange: exchange, reason: Self.reason(of: response)))
        if list.count > Self.capacity { list.removeFirst() }
    }

    subscript(number: Int) -> AskedRequest? { list.first { $0.number == number } }

    private static func reason(of response: Response) -> String? {
        guard !response.isSuccess else { return nil }
        if let fault = response.fault { return "the fault '\(fault.text)'" }
        if let error = response.firstError { return "\(error.code) \(error.detail ?? error.title)" }
        return response.rule?.sentence ?? StatusReason.phrase(of: response.status)
    }
}
