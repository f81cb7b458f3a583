import AppleMusicAPI
import Crypto
import Testing
import TonearmServedSupport
import TonearmSigning

@testable import TonearmHTTP

/// Tests the explanations of a 401 for the server's user.
struct UnauthorizedReasonTests {
    private let known = DeveloperKey(id: "KNOWNKEY01", team: "KNOWNTEAM1", key: P256.Signing.PrivateKey())

    private func reason(_ authorization: String?, now: Int = Served.now) -> String {
        var request = Request(.get, Served.album)
        request.headers["Authorization"] = authorization
        return UnauthorizedReason(of: request, keys: [known.publicKey], now: now).reason
    }

    @Test func `an unknown key is reported with the options that would make it known`() throws {
        let stranger = DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: P256.Signing.PrivateKey())
        #expect(
            reason("Bearer \(try Served.token(of: stranger))")
                == "the key 'ABCDE12345' ('kid') is not known; it would be with: "
                + "--key AuthKey_ABCDE12345.p8 --team TEAMID1234")
    }

    @Test func `each reason has its sentence`() throws {
        let token = try known.token(issued: Served.now, lifetime: 100)
        let other = DeveloperKey(id: known.id, team: known.team, key: P256.Signing.PrivateKey())
        let odd = DeveloperKey(id: "\u{1B}[2J", team: "x", key: P256.Signing.PrivateKey())
        #expect(reason(nil) == "there is no Authorization header")
        #expect(reason("bearer \(token)") == "the Authorization header does not begin with 'Bearer '")
        #expect(reason("Bearer x.y") == "the token is not a JSON Web Token: it has 2 parts, not three")
        #expect(reason("Bearer \(token)", now: Served.now + 130) == "the token expired 30 seconds ago")
        #expect(reason("Bearer \(token)", now: Served.now - 5) == "the token becomes valid in 5 seconds")
        #expect(
            reason("Bearer \(try other.token(issued: Served.now, lifetime: 100))")
                == "the token's signature is not of the key 'KNOWNKEY01'")
        #expect(
            reason("Bearer \(try known.token(issued: Served.now, lifetime: 15_777_001))")
                == "the token is made to live 15777001 s, and 15777000 s are the most")
        #expect(
            reason("Bearer \(try known.token(issued: Served.now, lifetime: 100, origins: []))")
                == "the token's 'origin' names no web origin, so none may use it")
        #expect(
            reason("Bearer \(try Served.token(of: odd))")
                == "the key of 4 odd bytes ('kid') is not known")
    }

    @Test func `a refused token is never part of the reason`() throws {
        let stranger = DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: P256.Signing.PrivateKey())
        let token = try Served.token(of: stranger)
        #expect(!reason("Bearer \(token)").contains("eyJ"))
        #expect(!reason("Basic \(token)").contains("eyJ"))
    }
}
