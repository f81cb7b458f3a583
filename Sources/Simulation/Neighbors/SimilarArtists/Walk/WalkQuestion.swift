package import AppleMusicAPI

/// A request of a walk.
package struct WalkQuestion: Hashable, Sendable {
    package let step: WalkStep
    package let request: Request
    /// The neighbor that is asked; nil for the catalog.
    package let neighbor: Neighbor?

    init(_ step: WalkStep, _ request: Request, to neighbor: Neighbor? = nil) {
        self.step = step
        self.request = request
        self.neighbor = neighbor
    }
}

/// The answer to a question of a walk.
package enum WalkAnswer: Sendable {
    case response(Response)
    /// No answer came. The text is the reason; `wasSent` is whether a request was sent.
    case failure(String, advice: String? = nil, wasSent: Bool)

    /// Reads an answer of the Apple Music API.
    /// - Returns: the resources; nil if the request was refused or the body is damaged.
    var rows: [Resource]? {
        guard case .response(let response) = self, response.isSuccess, let json = response.body.json else { return nil }
        return response.envelope.sections(of: json).flatMap(\.rows)
    }

    /// The value of a successful answer; nil for refusals and bodies that are not JSON.
    var json: JSON? {
        guard case .response(let response) = self, response.isSuccess else { return nil }
        return response.body.json
    }

    /// Whether the answer is a value without an error in it. Last.fm's errors may have the status 200.
    var isData: Bool {
        guard json != nil, case .response(let response) = self else { return false }
        return response.firstError == nil
    }

    /// Whether the service said that nothing is there.
    var isNotFound: Bool { if case .response(let response) = self { response.status == 404 } else { false } }

    /// The reason of a failure: the status with the service's message, or the damage of the body.
    var reason: String {
        switch self {
        case .failure(let text, _, _): return text
        case .response(let response):
            if let error = response.firstError {
                let code = error.code.isEmpty ? "" : " \(error.code)"
                return "\(response.status)\(code) \(error.title)"
            }
            if !response.isSuccess { return "\(response.status) without an error in the body" }
            return response.body.json == nil ? "the answer is not JSON" : "the answer has another form"
        }
    }

    /// Returns the next step after a refusal by a neighbor; nil without one.
    func advice(about neighbor: Neighbor) -> String? {
        switch self {
        case .failure(_, let advice, _): return advice
        case .response(let response):
            if let detail = response.firstError?.detail { return detail }
            return response.isSuccess && response.body.json != nil
                ? nil : "\(neighbor.title) answered with something else than data: try again later."
        }
    }

    /// Returns the answer in the form of a neighbor's answers; nil for the catalog's.
    func read(from neighbor: Neighbor?) -> WalkAnswer {
        guard case .response(var response) = self, let neighbor else { return self }
        response.envelope = neighbor.envelope
        return .response(response)
    }
}
