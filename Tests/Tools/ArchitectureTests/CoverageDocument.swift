import AppleMusicAPI
import Foundation

/// The text of `docs/coverage.md`: the endpoints of the Schema, the source of their rules, and the suites that name them.
enum CoverageDocument {
    static var text: String {
        let endpoints = Schema.appleMusic.endpoints
        let observed = endpoints.count { !$0.isDocumented }
        var lines = [
            "# Endpoints and their tests", "",
            "For readers who must know whether an endpoint is there, where its rules come from, and which tests hold it.",
            "",
            "A test writes this page from the Schema. It lists \(endpoints.count) endpoints, \(observed) of them observed.",
            "",
            "- **reference**: a page of Apple's reference describes the endpoint. **observed**: no page does, but clients or",
            "  recorded answers show it. The numbers are those of its parameters.",
            "- `ConformanceTests` sends right and wrong requests to each endpoint, in the process, over HTTP and over HTTPS.",
            "  The last column has the suites that name the endpoint's path most often. Suites that reach it through a",
            "  command, a lesson or MusicKit are not counted.",
            "- What no source shows is [the simulator's choice](simulator.md#what-the-simulator-decides-for-itself).",
        ]
        for (title, rows) in groups(of: endpoints) {
            lines += ["", "## \(title)", ""]
            lines += ["| method | path | rules from | parameters | suites |", "|---|---|---|---|---|"] + rows.map(row)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - The rows

    /// Returns the endpoints by their part of the API, in the order of the Schema.
    private static func groups(of endpoints: [Endpoint]) -> [(title: String, rows: [Endpoint])] {
        var groups: [(title: String, rows: [Endpoint])] = []
        for endpoint in endpoints {
            let title = title(of: endpoint.path.split(separator: "/").map(String.init))
            if let place = groups.firstIndex(where: { $0.title == title }) {
                groups[place].rows.append(endpoint)
            } else {
                groups.append((title, [endpoint]))
            }
        }
        return groups
    }

    private static func title(of segments: [String]) -> String {
        switch segments[1] {
        case "catalog" where segments.count < 4 || ["search", "charts"].contains(segments[3]): "Catalog: all types"
        case "catalog": "Catalog: \(segments[3])"
        case "me" where ["library", "ratings"].contains(segments[2]): "Account: \(segments[2])"
        case "me": "Account: history, recommendations and more"
        case "feed": "Feed"
        default: "Storefronts, languages and the test"
        }
    }

    private static func row(of endpoint: Endpoint) -> String {
        let observed = endpoint.parameters.count { !$0.isDocumented }
        let cells = [
            endpoint.method.rawValue, "`\(endpoint.path)`", endpoint.isDocumented ? "reference" : "observed",
            "\(endpoint.parameters.count - observed)" + (observed > 0 ? " + \(observed) observed" : ""),
            (suites[name(of: endpoint)] ?? []).map { "`\($0)`" }.joined(separator: ", "),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    // MARK: - The suites

    /// Returns the method and path of an endpoint: `GET /v1/catalog/{storefront}/albums/{id}`.
    static func name(of endpoint: Endpoint) -> String { "\(endpoint.method.rawValue) \(endpoint.path)" }

    /// At most three suites for each endpoint that the tests name, those that name it most often first.
    static let suites: [String: [String]] = {
        var counts: [String: [String: Int]] = [:]
        let folder = SourceTree.root.appendingPathComponent("Tests")
        for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where path.hasSuffix("Tests.swift") {
            guard !path.hasPrefix("Tools/"),
                let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            else { continue }
            let suite = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
            for endpoint in text.split(separator: "\n").flatMap(endpoints) {
                counts[name(of: endpoint), default: [:]][suite, default: 0] += 1
            }
        }
        return counts.mapValues { suites in
            suites.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key)
        }
    }()

    /// Returns the endpoints whose paths a line of a test contains, with the method that the line names.
    static func endpoints(in line: Substring) -> [Endpoint] {
        guard line.contains("/v1/"), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
        let text = line.replacing(/\\\([^()]*(\([^()]*\))?[^()]*\)/, with: "1")
        let word = text.firstMatch(of: /(?:\.|\b)(post|put|patch|delete|POST|PUT|PATCH|DELETE)\b/)
        let method = word.flatMap { Request.Method(rawValue: $0.output.1.uppercased()) } ?? .get
        return text.matches(of: /\/v1\/[A-Za-z0-9_.%\/-]+/).compactMap { path in
            try? Schema.appleMusic.router.match(method, String(path.output)).endpoint
        }
    }
}
