import AppleMusicAPI
import Testing
import TonearmWorld

/// The services to which each token may be sent.
@Suite struct TokenAudienceTests {
    private static let here = server("http://127.0.0.1:8502")
    private static let there = server("https://example.org")
    private static let services = [ServiceAddress.simulator(catalog: nil), .recording("/a.har"), here, there]

    private static func server(_ text: String) -> ServiceAddress {
        (try? ServerOrigin(text)).map { .server(at: $0) } ?? .recording("")
    }

    private static func allowed(_ audience: TokenAudience, chosen: [ServiceAddress] = []) -> [ServiceAddress] {
        services.filter { audience.includes($0, chosen: Set(chosen.compactMap(\.origin))) }
    }

    @Test func `a token is sent only to the service for which it was set`() {
        for service in Self.services.dropFirst(2) {
            #expect(Self.allowed(TokenAudience(of: service), chosen: Self.services) == [service])
        }
        for service in Self.services.prefix(2) {
            #expect(Self.allowed(TokenAudience(of: service), chosen: Self.services) == Array(Self.services.prefix(2)))
        }
    }

    @Test(arguments: [
        "https://example.org:8443", "http://127.0.0.1:8503", "https://127.0.0.1:8502", "http://localhost:8502",
    ])
    func `another port, scheme or name is another origin`(text: String) {
        let other = Self.server(text)
        for service in Self.services { #expect(!TokenAudience(of: other).includes(service, chosen: [])) }
    }

    @Test func `tokens of the environment go only to chosen origins, never to the simulator`() {
        #expect(Self.allowed(.chosenOrigins) == [])
        #expect(Self.allowed(.chosenOrigins, chosen: [Self.there]) == [Self.there])
        #expect(Self.allowed(.chosenOrigins, chosen: Self.services) == [Self.here, Self.there])
    }

    @Test func `tokens of the demonstration key stay on this machine`() {
        #expect(Self.allowed(.machine, chosen: Self.services) == Array(Self.services.prefix(3)))
    }

    @Test func `each service has its own tokens, with separate secrets`() throws {
        var world = World(seed: 1)
        for (number, service) in Self.services.dropFirst().enumerated() {
            world.address = service
            world.developerToken = HeldDeveloperToken("developer-\(number)", .set)
            world.serverUserToken = "user-\(number)"
        }
        #expect(
            world.secrets == [
                "developer token": "developer-0", "developer token of http://127.0.0.1:8502": "developer-1",
                "developer token of https://example.org": "developer-2",
                "user token of http://127.0.0.1:8502": "user-1", "user token of https://example.org": "user-2",
            ])
        world.address = Self.here
        #expect(world.developerToken?.text == "developer-1" && world.serverUserToken == "user-1")
        world.developerToken = nil
        #expect(world.developerToken == nil)
        world.address = Self.there
        #expect(world.developerToken?.text == "developer-2" && world.serverUserToken == "user-2")
    }
}
