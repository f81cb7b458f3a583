import AppleMusicAPI
import TonearmCatalog
import TonearmSigning
import TonearmSimulator

/// Sends requests to the simulator as they arrive over a network: `GET /v1/…`, header fields, an empty line, a body.
///
/// A line `---` separates requests, all of which go to one service. Missing tokens are added.
enum RequestHarness {
    private static let now = ShellStage.time
    private static let separator = Array("---".utf8)
    private static let mostRequests = 6

    /// A service with a subscriber's token, and the tokens.
    private struct Ready {
        var simulator: RunningSimulator
        var developerToken: String
        var userToken: String
    }

    private static let ready = Result {
        var memory = SimulatorMemory(seed: 1)
        let user = try memory.issueUserToken(account: "subscriber", team: DeveloperKey.demonstration.team, now: now)
        return Ready(
            simulator: RunningSimulator(ShellStage.simulator, memory: memory, now: now),
            developerToken: try DeveloperKey.demonstration.token(issued: now - 60, lifetime: 3600), userToken: user.text
        )
    }

    static func run(_ input: [UInt8]) throws {
        let ready = try ready.get()
        var simulator = ready.simulator
        let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for lines in lines.split(separator: separator[...], maxSplits: mostRequests) {
            var request = request(lines.map { String(decoding: $0, as: UTF8.self) })
            if request.headers["Authorization"] == nil {
                request.headers["Authorization"] = "Bearer " + ready.developerToken
            }
            if request.headers["Music-User-Token"] == nil { request.headers["Music-User-Token"] = ready.userToken }
            try check(simulator.respond(to: request), request)
        }
    }

    private static func request(_ lines: [String]) -> Request {
        let parts = (lines.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
        let method = Request.Method(rawValue: parts.first ?? "")
        let target = method == nil ? lines.first ?? "" : parts.dropFirst().first ?? ""
        let headers = lines.dropFirst().prefix { !$0.isEmpty }
        let body = lines.dropFirst(headers.count + 2).joined(separator: "\n")
        let fields = headers.map { line in
            let name = line.prefix { $0 != ":" }
            return (String(name), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
        }
        return Request(method ?? .get, target, headers: Headers(fields), body: Array(body.utf8))
    }

    static func check(_ response: Response, _ request: Request) throws {
        let name = "\(request.method.rawValue) \(request.target)"
        try require((200..<500).contains(response.status), "\(name) is answered with \(response.status)")
        let bytes = response.body.bytes
        guard !bytes.isEmpty else { return }
        let json = try unwrap(try? JSON(parsing: bytes), "\(name) is answered with what is no JSON")
        guard response.status >= 400, let errors = json["errors"]?.array else { return }
        try require(
            errors.allSatisfy { $0["status"]?.string == String(response.status) }, "\(name): its errors say otherwise")
    }
}
