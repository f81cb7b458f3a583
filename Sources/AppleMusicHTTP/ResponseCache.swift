import AppleMusicAPI

/// Answers of the running second, for those who ask exactly the same again.
///
/// An answer follows from the request, the catalog, the state and the second. So one that changed no state is the answer to the same request
/// (target, headers and all) until the state changes or the second ends, and nothing needs to be known of what the answer says.
struct ResponseCache {
    private var answers: [Request: KnownAnswer] = [:]
    private var size = 0
    private var second = Int.min
    /// Goes up whenever the answers are removed.
    private(set) var generation = 0

    /// Bytes of all bodies together.
    private static let sizeLimit = 8_388_608
    private static let countLimit = 500

    mutating func answer(to request: Request, now: Int) -> KnownAnswer? {
        if second != now {
            removeAll()
            second = now
        }
        return answers[request]
    }

    /// - Parameter generation: the cache's when the answer was made.
    mutating func store(_ answer: KnownAnswer, to request: Request, generation: Int) {
        guard generation == self.generation, answers.count < ResponseCache.countLimit,
            size + answer.response.body.count <= ResponseCache.sizeLimit
        else {
            return
        }
        if answers.updateValue(answer, forKey: request) == nil { size += answer.response.body.count }
    }

    mutating func removeAll() {
        answers.removeAll(keepingCapacity: true)
        size = 0
        generation += 1
    }

    static func isCacheable(_ request: Request) -> Bool {
        (request.method == .get || request.method == .head) && request.body.isEmpty
    }
}
