import AppleMusicAPI
import FoundationEssentials
import Testing
import TonearmServiceSupport
import TonearmSigning
import TonearmTestSupport

@testable import TonearmSimulator

/// Extreme numbers in ids, parameters and saved states. An overflow would crash the program, and with it this test.
struct ExtremeNumberTests {
    @Test func `no number in a path or a parameter crashes the simulator`() throws {
        let client = try AccountClient()
        for endpoint in Sample.of(Schema.appleMusic.endpoints, named: { "\($0.method) \($0.path)" }) {
            for text in ExtremeNumbers.texts {
                _ = client.send(endpoint.method, endpoint.path(id: text))
            }
            for parameter in endpoint.parameters {
                for name in parameter.testedNames {
                    for text in parameter.testedTexts {
                        let request = Request(path: endpoint.path(id: endpoint.knownID), query: [QueryItem(name, text)])
                        _ = client.send(endpoint.method, request.target)
                    }
                }
            }
        }
        #expect(client.get("/v1/catalog/us/albums/310730204").status == 200)
    }

    @Test(arguments: ["curators", "apple-curators", "activities", "stations", "genres", "songs", "record-labels"])
    func `the largest ids have no resource`(type: String) throws {
        let client = try AccountClient()
        for text in ExtremeNumbers.texts {
            let id = type == "stations" ? "ra.\(text)" : text
            client.expect(.notFound, "/v1/catalog/us/\(type)/\(id)")
            #expect(client.resources("/v1/catalog/us?ids[\(type)]=\(id)").isEmpty)
        }
    }

    /// Returns a state in which every counter was used.
    private static func busyState() throws -> SimulatorMemory {
        let client = try AccountClient("newcomer")
        _ = client.send(
            .post, "/v1/me/library?ids[albums]=310730204&ids[playlists]=pl.5ee8333dbe944d9f9151e97d92d1ead9")
        _ = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road"}}"#)
        _ = client.send(.put, "/v1/me/ratings/songs/203709340", #"{"attributes":{"value":1}}"#)
        _ = client.send(.post, "/v1/me/stations/next-tracks/ra.178834?limit=3")
        for (index, song) in ["310730206", "203709340"].enumerated() {
            client.simulator.state.recordPlay(
                account: "newcomer", of: ResourceIdentifier(.songs, song), at: SimulatorClient.now - 90 * index)
        }
        _ = client.get("/v1/me/recent/played")
        client.simulator.state.recordPlay(
            account: "newcomer", of: ResourceIdentifier(.stations, "ra.178834"), at: SimulatorClient.now)
        _ = client.get("/v1/me/library/songs")
        client.simulator.state.faults.rateLimit = RateLimit()
        client.simulator.state.faults.set(Faults.Fault(.status(404), on: "/v1/test", times: 3, delay: 1.5))
        client.simulator.state.faults.set(Faults.Fault(.quirk(.slowLibrary), times: 2, delay: 2.5))
        _ = client.send(.post, "/v1/me/library?ids[albums]=1138988512")
        return client.simulator.memory
    }

    private static let targets = [
        "library/songs?limit=2", "library/playlists?include=tracks", "library/recently-added", "history/heavy-rotation",
        "recent/played", "recent/played/tracks", "recommendations", "music-summaries?filter[year]=latest",
        "music-summaries/search?period=year,month&views=top-songs", "music-summaries/milestones?ids=year-2025",
    ]

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "-1", "1e300"])
    func `no number in a saved state crashes the simulator`(number: String) throws {
        let json = try JSON(parsing: Array(try JSONEncoder().encode(try Self.busyState())))
        var count = 0
        for path in Sample.of(NumberPath.all(in: json), named: { $0.steps.joined(separator: "/") }) {
            let variant = path.replacing(in: json, by: .number(number))
            guard let memory = try? JSONDecoder().decode(SimulatorMemory.self, from: Data(variant.bytes)) else {
                continue
            }
            count += 1
            let client = try AccountClient(nil)
            client.simulator.memory = memory
            // The tokens of a saved state are unknown, so issue another.
            try client.authorize("newcomer")
            for target in Self.targets { _ = client.get("/v1/me/" + target) }
            _ = client.send(.post, "/v1/me/stations/next-tracks/ra.178834?limit=3")
            _ = client.send(.post, "/v1/me/library?ids[songs]=203709340")
            _ = client.get("/v1/test")
        }
        #expect(count > (number == "1e300" ? 1 : 10) || !Sample.current.isWhole)
    }

    @Test func `no time crashes the simulator`() throws {
        for now in ExtremeNumbers.integers {
            let client = try AccountClient(nil)
            client.simulator.now = now
            client.userToken = try client.simulator.memory.issueUserToken(
                account: "subscriber", team: AccountClient.team, now: now
            ).text
            let developer = try DeveloperKey.demonstration.token(issued: now, lifetime: 60)
            for target in Self.targets {
                var request = client.signed(Request(.get, "/v1/me/" + target))
                request.headers["Authorization"] = "Bearer " + developer
                _ = client.simulator.respond(to: request)
            }
            _ = client.simulator.state.records.indices.map { index in
                var record = client.simulator.state.records[index]
                return record.open(
                    in: "us", catalog: SimulatorClient.catalog, cache: AccountCache(SimulatorClient.catalog),
                    random: &client.simulator.state.random.library, now: now)
            }
        }
    }

    @Test func `times outside the calendar are clamped`() {
        #expect(AnswerTime.text(.max) == "9999-12-31T23:59:59Z" && AnswerTime.text(.min) == "0001-01-01T00:00:00Z")
        #expect(AnswerTime.text(0) == "1970-01-01T00:00:00Z" && AnswerTime.text(-1) == "1969-12-31T23:59:59Z")
    }
}

extension Parameter {
    /// The names under which endpoints accept the parameter. Any other bracketed name is refused before its value is
    /// read.
    fileprivate var testedNames: [String] {
        isFamily ? [name, "\(name)[tracks]", "\(name)[view.top-songs]"] : [name]
    }

    /// The extreme numbers; one of them if the service reads the value as a name rather than a number or an id.
    fileprivate var testedTexts: [String] {
        switch kind {
        case .integer, .identifiers, .text: ExtremeNumbers.texts
        case .names, .choices, .languageTag, .languageTags, .ignored: [String(Int.max)]
        }
    }
}
