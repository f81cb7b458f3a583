import AppleMusicAPI
import Foundation
import TonearmCodeSamples
import TonearmServedSupport
import TonearmServiceSupport
import TonearmSigning
import TonearmSimulator

/// The simulator on a port, with the two tokens for its clients.
struct SampleServer: Sendable {
    let origin: String
    let developerToken: String
    let userToken: String
    let client: Client

    static func with(_ body: @escaping @Sendable (SampleServer) async throws -> Void) async throws {
        var state = SimulatorMemory(seed: 3)
        let token = try state.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        let served = state
        try await RunningServer.with(Served.server(Served.service(state: served))) { port in
            try await Client.with { client in
                try await body(
                    SampleServer(
                        origin: "http://127.0.0.1:\(port)", developerToken: try Served.token(), userToken: token,
                        client: client))
            }
        }
    }

    /// The environment variables of the code.
    var environment: [String: String] {
        ["TONEARM_DEVELOPER_TOKEN": developerToken, "TONEARM_USER_TOKEN": userToken]
    }

    /// Returns the answer that tonearm's own client receives.
    func answer(_ request: Request) async throws -> Client.Answer {
        var request = request
        request.headers["Authorization"] = "Bearer " + developerToken
        request.headers["Music-User-Token"] = userToken
        return try await client.send(request, to: origin)
    }

    /// Returns a request for generating code, with its answer.
    func sample(_ target: String) async throws -> SampledRequest {
        let request = Request(.get, target)
        return SampledRequest(
            request, answer: try? JSON(parsing: try await answer(request).body), sendsUserToken: true, origin: origin,
            storefront: "us")
    }
}

enum SampleTargets {
    /// One target for each readable endpoint whose request succeeds.
    static let ofSchema: [String] = Schema.appleMusic.endpoints.filter { endpoint in
        // The sample server has no feed.
        if case .feed = endpoint.operation { return false }
        return endpoint.method == .get && !endpoint.path.contains("/{id}/") || endpoint.isOfKnownOwner
    }.map { $0.target(id: $0.knownID) }

    /// A personal station, which continues with each request: two answers are never equal.
    static let playsOn = "/v1/me/stations/next-tracks"

    /// Targets with characters that need quoting.
    static let awkward = [
        "/v1/catalog/us/search?term=rock'n'roll&types=songs", "/v1/catalog/us/search?term=a%2Bb&types=songs",
        "/v1/catalog/us/search?term=%22double%22+$HOME+%60id%60+%5Cn&types=albums,songs&limit=3",
        "/v1/catalog/us/search?term=Björk&types=artists", "/v1/catalog/us/search?term=100%25&types=songs",
        "/v1/catalog/us/albums?filter[upc]=00602567126492", "/v1/catalog/us/albums?ids=310730204,1469577723&l=es-MX",
        "/v1/catalog/us/songs?filter[isrc]=USSM19604431&include=albums", "/v1/catalog/jp/genres?limit=2",
        "/v1/catalog/us/search?term=%E3%83%A9%E3%83%96&types=songs", "/v1/catalog/us/albums/310730204?ids=1&ids=2",
    ]
}

extension Endpoint {
    fileprivate var isOfKnownOwner: Bool {
        if case .relationship = operation { return method == .get }
        return false
    }
}

/// Parses JSON into comparable values: members in any order, numbers by value, and null members left out.
func plainValue(_ text: some StringProtocol) -> NSObject? {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return value.map(withoutNull) as? NSObject
}

private func withoutNull(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.filter { !($0.value is NSNull) }.mapValues(withoutNull) as NSDictionary
    case let array as [Any]: array.map(withoutNull) as NSArray
    default: value
    }
}
