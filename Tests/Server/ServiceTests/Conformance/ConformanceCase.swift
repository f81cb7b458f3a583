import AppleMusicAPI

/// A request and the rule that its answer must follow on every service.
struct ConformanceCase: Sendable {
    var request: Request
    var rule: Rule
    var endpoint: Endpoint?

    enum Rule: Sendable, Hashable {
        /// The endpoint's baseline request, with which others are compared.
        case baseline
        /// An answer with the status of the baseline request: the extra part is ignored or valid.
        case sameAsBaseline
        /// An error document with this code, and with the source if the error concerns a parameter or a member.
        case refused(code: Int, APIError.Source?)
        /// This status without a body.
        case bare(Int)
        /// Any valid answer.
        case valid
    }

    var isBaseline: Bool { rule == .baseline }
}

extension ConformanceCase.Rule {
    static func parameter(_ code: Int, _ name: String) -> Self { .refused(code: code, .parameter(name)) }
    static func body(_ pointer: String) -> Self { .refused(code: 40006, .pointer(pointer)) }

    /// Returns the violated rule of an answer, or nil if the answer is correct.
    /// - Parameter baseline: the status of the endpoint's baseline request.
    func fault(of response: Response, baseline: Int?) -> String? {
        switch self {
        case .baseline, .valid: return nil
        case .sameAsBaseline:
            return response.status == baseline ? nil : "status \(response.status), plainly \(baseline ?? 0)"
        case .bare(let status):
            return response.status == status && response.body.isEmpty
                ? nil : "status \(response.status) with \(response.body.count) bytes, not a bare \(status)"
        case .refused(let code, let source):
            guard let error = response.body.json.flatMap({ ErrorDocument($0) })?.errors.first else {
                return "status \(response.status), not refused with \(code)"
            }
            if error.code != String(code) { return "code \(error.code), not \(code)" }
            return error.source == source
                ? nil : "blames \(String(describing: error.source)), not \(String(describing: source))"
        }
    }
}

extension ConformanceCase: CustomStringConvertible {
    var description: String {
        let body = request.body.isEmpty ? "" : " " + String(decoding: request.body.prefix(60), as: UTF8.self)
        return "\(request.method.rawValue) \(request.target.prefix(200))\(body)"
    }
}
