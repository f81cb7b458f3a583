import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// The choice of the requests that a fault affects, and the form of its answers.
struct FaultFilterTests {
    private func faults(_ text: String) throws -> Faults { Faults([try FaultSpec(text)]) }

    private func statuses(_ text: String, of targets: [String]) throws -> [Bool] {
        var faults = try faults(text)
        return targets.map { faults.consume(for: Request(.get, $0)) != nil }
    }

    @Test func `the third request is affected`() throws {
        let targets = Array(repeating: "/v1/test", count: 4)
        #expect(try statuses("503 --after 2 --times 1", of: targets) == [false, false, true, false])
    }

    @Test func `requests that do not fit are not counted`() throws {
        let targets = ["/v1/me", "/v1/test", "/v1/me", "/v1/test"]
        #expect(try statuses("503 --on /v1/test --after 1", of: targets) == [false, false, false, true])
    }

    @Test func `a parameter is compared with or without its value`() throws {
        let targets = ["/v1/test", "/v1/test?offset=0", "/v1/test?offset=25", "/v1/test?offsets=25"]
        #expect(try statuses("503 --query offset", of: targets) == [false, true, true, false])
        #expect(try statuses("503 --query offset=25", of: targets) == [false, false, true, false])
    }

    @Test func `a method is compared, and acts of the device have none`() throws {
        var faults = try faults("503 --method POST")
        #expect(faults.consume(for: Request(.get, "/v1/test")) == nil)
        #expect(faults.consume(for: "/user-token") == nil)
        #expect(faults.consume(for: Request(.post, "/v1/test")) != nil)
    }

    @Test func `a token is found by its fingerprint`() throws {
        let digest = TokenDigest(of: "the user's").text
        var faults = try faults("503 --token \(digest.prefix(12))")
        #expect(faults.consume(for: Request(.get, "/", headers: Headers([("Music-User-Token", "another")]))) == nil)
        #expect(faults.consume(for: Request(.get, "/", headers: Headers([("Music-User-Token", "the user's")]))) != nil)
    }

    @Test func `a chance affects its share, and decides alike each time`() throws {
        let targets = Array(repeating: "/v1/test", count: 1_000)
        let first = try statuses("503 --chance 0.25", of: targets)
        #expect(try statuses("503 --chance 0.25", of: targets) == first)
        #expect((200...300).contains(first.filter { $0 }.count))
        #expect(try statuses("503 --chance 1", of: targets).allSatisfy { $0 })
    }

    @Test func `two faults with different filters stand side by side`() throws {
        var faults = try faults("503 --method GET")
        faults.set(try FaultSpec("503 --method POST"))
        #expect(faults.list.count == 2)
        faults.set(try FaultSpec("503 --method POST --times 2"))
        #expect(faults.list.count == 2)
    }
}
