import AppleMusicAPI

/// Answers of the running second, for those who ask exactly the same again.
///
/// An answer follows from the request, the catalog, the state and the second. So one that changed no state is the answer to the same request
/// (target, headers and all) until the state changes or the second ends, and nothing needs to be known of what the answer says.
struct Memo {
    private var answers: [Request: Response] = [:]
    private var size = 0
    private var second = Int.min
    /// Goes up whenever what was remembered is forgotten.
    private(set) var age = 0

    /// Bytes of all bodies together.
    private static let sizeLimit = 8_388_608
    private static let countLimit = 500

    mutating func answer(to request: Request, now: Int) -> Response? {
        if second != now { forget(now) }
        return answers[request]
    }

    /// - Parameter age: the memo's age when the answer was made.
    mutating func remember(_ response: Response, to request: Request, age: Int) {
        guard age == self.age, answers.count < Memo.countLimit, size + response.body.count <= Memo.sizeLimit else {
            return
        }
        if answers.updateValue(response, forKey: request) == nil { size += response.body.count }
    }

    mutating func forget(_ now: Int) {
        answers.removeAll(keepingCapacity: true)
        size = 0
        second = now
        age += 1
    }

    static func mayHold(_ request: Request) -> Bool {
        (request.method == .get || request.method == .head) && request.body.isEmpty
    }
}
