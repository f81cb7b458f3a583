import AppleMusicAPI
import AppleMusicSimulator
import CodeSamples
import EndpointSupport
import Foundation
import ServedSupport

/// The simulator on a port, and the two tokens with which code may ask it.
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

    /// What code finds in its environment.
    var environment: [String: String] {
        ["TONEARM_DEVELOPER_TOKEN": developerToken, "TONEARM_USER_TOKEN": userToken]
    }

    /// What a client of our own is answered.
    func answer(_ request: Request) async throws -> Client.Answer {
        var request = request
        request.headers["Authorization"] = "Bearer " + developerToken
        request.headers["Music-User-Token"] = userToken
        return try await client.send(request, to: origin)
    }

    /// The request as code is made of it, and what it is answered.
    func sample(_ target: String) async throws -> SampledRequest {
        let request = Request(.get, target)
        return SampledRequest(
            request, answer: try? JSON(parsing: try await answer(request).body), sendsUserToken: true, origin: origin,
            storefront: "us")
    }
}

enum SampleTargets {
    /// One for each endpoint that is read, where something is answered.
    static let ofSchema: [String] = Schema.appleMusic.endpoints.filter { endpoint in
        endpoint.method == .get && !endpoint.path.contains("/{id}/") || endpoint.isOfKnownOwner
    }.map { $0.target(id: $0.knownID) }

    /// A person's own station plays on with each request, so that two answers are never the same.
    static let playsOn = "/v1/me/stations/next-tracks"

    /// What must be quoted, in one way or another.
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

/// Answers as values: members in any order, numbers by what they are, and without what is null.
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
