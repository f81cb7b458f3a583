import AppleMusicAPI
import Synchronization

/// The control API of a coverage: `coverage` of a world, or `suites/NAME/coverage`.
enum CoverageControl {
    /// The form of an answer, by the parameter `as`.
    private static let forms = ["json", "markdown", "line"]

    static func answer(to request: Request, _ log: CoverageLog) throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .delete)
        if let stranger = request.query.first(where: { $0.name != "as" }) {
            throw .bad("'\(stranger.name)' is not known", next: "There is: as.")
        }
        if request.method == .delete { log.removeAll() }
        let coverage = log.coverage
        switch request.value(of: "as") ?? "json" {
        case "json": return .control(coverage.json)
        case "markdown": return text(coverage.markdown, "text/markdown; charset=utf-8")
        case "line": return text(coverage.line + "\n", "text/plain; charset=utf-8")
        case let form:
            throw .bad("'\(form)' is not a form", next: "There are: \(forms.joined(separator: ", ")).")
        }
    }

    private static func text(_ text: String, _ type: String) -> Response {
        Response(status: 200, headers: Headers([("Content-Type", type)]), body: .bytes(Array(text.utf8)))
    }
}

/// The paths of suites: `/_tonearm/suites/NAME/coverage`.
extension ControlGateway {
    /// - Parameter path: the path segments after `suites`.
    func suites(_ request: Request, _ path: ArraySlice<String>) throws(ControlProblem) -> Response {
        guard path.count == 2, let name = path.first, path.last == "coverage" else { throw .unknownPath }
        guard let log = worlds.suite(name) else { throw .unknownSuite(name) }
        return try CoverageControl.answer(to: request, log)
    }
}

extension Worlds {
    /// Returns the coverage of a suite; nil if no world names it.
    func suite(_ name: String) -> CoverageLog? { state.withLock { $0.suites[name] } }
}

extension ControlProblem {
    static func unknownSuite(_ name: String) -> Self {
        Self(
            status: 404, sentence: "There is no suite '\(name)'",
            next: #"POST /_tonearm/worlds with {"suite": "NAME"} makes a world of one."#)
    }
}
