import AppleMusicAPI
import TonearmConsole

/// The explanation of a neighbor's error answer.
struct NeighborRefusal {
    let response: Response
    let neighbor: Neighbor
    /// The seconds in `Retry-After`; nil if there are none.
    let retryAfter: Int?
    /// The next step; nil for the usual one of the status.
    var advice: String?

    func failure(to purpose: String) -> Failure {
        guard let error = response.firstError else {
            let why = response.body.isEmpty ? "the answer has no body" : "the answer has no error in it"
            return Failure("\(response.status) \(StatusReason.phrase(of: response.status))", why, next: next(purpose))
        }
        let code = error.code.isEmpty ? "" : " \(error.code)"
        return Failure(
            "\(response.status)\(code) \(error.title)", error.detail ?? "no detail was given", next: next(purpose))
    }

    private func next(_ purpose: String) -> String {
        if let advice { return "Cannot \(purpose). \(advice)" }
        let wait = retryAfter.map { "\($0) s" } ?? "a while"
        let advice =
            switch response.status {
            case 403, 429: "Too many requests went to \(neighbor.title): wait \(wait), then try again."
            case 500...: "A part of \(neighbor.title) has failed: wait \(wait), then try again."
            default: "'request' shows what was sent."
            }
        return "Cannot \(purpose). \(advice)"
    }
}
