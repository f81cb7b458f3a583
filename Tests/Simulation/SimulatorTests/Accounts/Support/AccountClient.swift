import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmSigning

@testable import TonearmSimulator

/// An app on an account's device, which sends requests with both tokens to one simulator. A class, so that expectations
/// can call it.
final class AccountClient {
    var simulator: RunningSimulator
    var userToken: String?
    private let developerToken: String

    static let team = DeveloperKey.demonstration.team

    /// - Parameter account: nil for a client without a user token.
    init(_ account: String? = "subscriber", seed: UInt64 = 7) throws {
        simulator = RunningSimulator(
            Simulator(catalog: SimulatorClient.catalog, signers: .demonstration),
            memory: SimulatorMemory(seed: seed), now: SimulatorClient.now)
        developerToken = try DeveloperKey.demonstration.token(issued: SimulatorClient.now - 60, lifetime: 15_000_000)
        if let account { try authorize(account) }
    }

    func authorize(_ account: String) throws {
        userToken = try simulator.memory.issueUserToken(account: account, team: AccountClient.team, now: simulator.now)
            .text
    }

    func send(_ method: Request.Method, _ target: String, _ body: String = "") -> Response {
        simulator.respond(to: signed(Request(method, target, body: Array(body.utf8))))
    }

    func signed(_ request: Request) -> Request {
        var request = request
        request.headers["Authorization"] = "Bearer " + developerToken
        request.headers["Music-User-Token"] = userToken
        return request
    }

    /// Returns the reasons for an answer's content.
    func reasons(_ target: String) throws -> [ResourceIdentifier: [Reason]] {
        var context = ServiceContext(
            memory: simulator.memory, clock: .fixed(seconds: simulator.now), wantsReasons: true, systemTime: { 0 })
        guard case .made(let result) = simulator.simulator.answer(to: signed(Request(.get, target)), in: &context)
        else {
            throw Awaited()
        }
        return try result.get().reasons
    }

    /// An error, because the simulator must answer at once.
    private struct Awaited: Error {}

    func get(_ target: String) -> (status: Int, json: JSON) {
        let response = send(.get, target)
        return (response.status, response.body.json ?? .null)
    }

    /// Returns the resources of an answer's `data`; empty after an error.
    func resources(_ target: String) -> [Resource] { data(get(target).json) }

    func resource(_ target: String) -> Resource? { resources(target).first }

    func data(_ json: JSON) -> [Resource] { json["data"]?.array?.compactMap(Resource.init) ?? [] }

    func total(_ target: String) -> Int? { get(target).json["meta"]?["total"]?.integer }

    /// Returns all pages of a list along its links, as keys.
    func walk(_ target: String, limit: Int? = nil) -> [[String]] {
        var pages: [[String]] = []
        var next: String? = target
        while let link = next, pages.count < 500 {
            let sent = limit.map { Request(.get, link).setting("limit", to: String($0)).target } ?? link
            let (status, json) = get(sent)
            guard status == 200 else {
                Issue.record("\(sent) answers \(status) \(json.text.prefix(300))")
                return pages
            }
            pages.append(data(json).map(\.key))
            next = json["next"]?.string
        }
        return pages
    }

    func expect(
        _ error: ExpectedError, _ target: String, at location: SourceLocation = #_sourceLocation
    ) {
        expect(error, .get, target, at: location)
    }

    func expect(
        _ error: ExpectedError, _ method: Request.Method, _ target: String, _ body: String = "",
        pointer: String? = nil, at location: SourceLocation = #_sourceLocation
    ) {
        let response = send(method, target, body)
        let json = response.body.json?["errors"]?[0]
        #expect(response.status == error.status, "\(target) \(body.prefix(200))", sourceLocation: location)
        #expect(
            [json?["status"], json?["code"], json?["title"], json?["detail"]].map { $0?.string }
                == [String(error.status), error.code, error.title, error.detail], "\(target) \(body.prefix(200))",
            sourceLocation: location)
        #expect(json?["source"]?["parameter"]?.string == error.parameter, sourceLocation: location)
        #expect(json?["source"]?["pointer"]?.string == pointer, sourceLocation: location)
        #expect(json?["id"]?.string?.count == 26, sourceLocation: location)
    }
}

extension ExpectedError {
    static func body(_ detail: String = "Unable to parse request body") -> Self {
        .init(status: 400, code: "40006", title: "Invalid Request Body", detail: detail)
    }

    static let cloudLibraryOff = Self(
        status: 403, code: "40301", title: "Forbidden", detail: "Cloud library is not enabled")

    static let tracksNotUpdated = Self(
        status: 500, code: "50001", title: "Upstream Service Error", detail: "Unable to update tracks")
}
