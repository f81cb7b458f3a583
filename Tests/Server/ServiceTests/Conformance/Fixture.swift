import AppleMusicAPI
import Crypto
import TonearmHTTP
import TonearmServedSupport
import TonearmServiceSupport
import TonearmSigning
import TonearmSimulator

/// The data shared by all services under test: a catalog, a time, an initial state and all tokens.
///
/// Each service begins with a copy, so equal requests get equal answers, including the ids of errors.
enum Fixture {
    /// A second team that the service knows.
    private static let other = DeveloperKey(id: "OTHERKEY01", team: "OTHERTEAM1", key: P256.Signing.PrivateKey())
    /// An unknown team's key.
    private static let stranger = DeveloperKey(id: "STRANGER01", team: "STRANGER01", key: P256.Signing.PrivateKey())
    /// A key that pretends to be the demonstration key.
    private static let forger = DeveloperKey(
        id: DeveloperKey.demonstration.id, team: DeveloperKey.demonstration.team, key: P256.Signing.PrivateKey())

    static let keys = [DeveloperKey.demonstration.publicKey, other.publicKey]

    private static func token(_ key: DeveloperKey, _ from: Int = -60, _ lifetime: Int = 3_600) -> String {
        (try? key.token(issued: Served.now + from, lifetime: lifetime)) ?? ""
    }

    static let developer = "Bearer " + token(.demonstration)

    /// Values of `Authorization` that are refused; nil for a missing header.
    static let badDeveloperTokens: [String?] = {
        let good = token(.demonstration)
        return [
            nil, "", "Bearer", "Bearer x", "Basic " + good, "bearer " + good, "Bearer " + good.dropLast(4),
            "Bearer " + token(.demonstration, -7_200), "Bearer " + token(.demonstration, 60),
            "Bearer " + token(.demonstration, -60, DeveloperToken.maximumLifetime + 1), "Bearer " + token(stranger),
            "Bearer " + token(forger),
        ]
    }()

    private static let issued: (memory: SimulatorMemory, good: String, others: [String]) = {
        var memory = SimulatorMemory(seed: 11)
        func issue(_ account: String, team: String, now: Int) -> String {
            (try? memory.issueUserToken(account: account, team: team, now: now).text) ?? ""
        }
        let team = DeveloperKey.demonstration.team
        let good = issue("subscriber", team: team, now: Served.now)
        let others = [
            issue("visitor", team: team, now: Served.now), issue("subscriber", team: other.team, now: Served.now),
            issue("subscriber", team: team, now: Served.now - IssuedUserToken.lifetime),
        ]
        return (memory, good, others)
    }()

    static var user: String { issued.good }

    /// Values of `Music-User-Token` that are refused: missing, malformed, without a subscription, of another team,
    /// expired.
    static var badUserTokens: [String?] { [nil, "", "x", String(repeating: "A", count: 300)] + issued.others }

    /// - Parameter faults: the injected faults.
    static func simulator(_ faults: [FaultSpec] = []) -> RunningSimulator {
        RunningSimulator(
            Simulator(catalog: Served.catalog, signers: .keys(keys)), memory: memory(faults), now: Served.now)
    }

    static func served(_ faults: [FaultSpec] = []) -> Gateway {
        Served.gateway(Served.service(keys: keys, state: memory(faults)))
    }

    private static func memory(_ faults: [FaultSpec]) -> SimulatorMemory {
        var memory = issued.memory
        for fault in faults { memory.state.faults.set(fault) }
        return memory
    }

    static func request(
        _ method: Request.Method, _ target: String, isPersonal: Bool, body: [UInt8] = []
    ) -> Request {
        var request = Request(method, target, headers: Headers([("Authorization", developer)]), body: body)
        if isPersonal { request.headers["Music-User-Token"] = user }
        // Artwork addresses depend on the host.
        request.headers["Host"] = "127.0.0.1:8502"
        return request
    }
}

/// Ids for the paths, so that each has an answer.
enum SampleIDs {
    static func id(of endpoint: Endpoint) -> String {
        switch endpoint.operation {
        case .personal(.libraryResource(let type)), .personal(.libraryRelationship(let type, _)): library[type] ?? "1"
        case .personal(.libraryList(let type)): library[type] ?? "1"
        case .personal(.addTracks): playlist
        case .personal(.rating(let type)), .personal(.ratings(let type)), .personal(.putRating(let type)),
            .personal(.deleteRating(let type)):
            library[type] ?? Known.ids[type] ?? "1"
        case .personal(.recommendation), .personal(.recommendationContents): recommendation
        case .personal(.musicSummaryView): summary
        default: endpoint.knownID
        }
    }

    private static let library: [ResourceType: String] = Dictionary(
        uniqueKeysWithValues: Schema.appleMusic.libraryTypes.map { ($0.type, first("/v1/me/library/\($0.pathName)")) })

    private static let recommendation = first("/v1/me/recommendations")
    private static let summary = first("/v1/me/music-summaries?filter[year]=latest")

    /// A playlist that can be edited.
    private static let playlist: String = {
        let all = data("/v1/me/library/playlists?limit=100")
        return all.first { $0["attributes"]?["canEdit"]?.bool == true }?["id"]?.string ?? "1"
    }()

    private static func first(_ target: String) -> String { data(target).first?["id"]?.string ?? "1" }

    private static func data(_ target: String) -> [JSON] {
        var simulator = Fixture.simulator()
        return simulator.respond(to: Fixture.request(.get, target, isPersonal: true)).body.json?["data"]?.array ?? []
    }
}
