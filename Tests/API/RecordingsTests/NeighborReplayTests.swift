import AppleMusicAPI
import Testing

@testable import TonearmRecordings

/// Tests recordings of requests to neighbors.
@Suite struct NeighborReplayTests {
    private static let neighbor = Neighbor(
        "shelf", title: "the shelf", host: "shelf.example", envelope: .appleMusic)

    private static let entries = [
        Samples.entry("GET", "https://shelf.example/books?a=1"), Samples.entry("GET", "https://SHELF.example/songs"),
        Samples.entry("GET", "https://shelf.example.org/books?a=2"), Samples.entry(),
    ]

    private func service(_ entries: [String], of neighbor: Neighbor?, beside: [Neighbor] = []) throws -> ReplayedService
    {
        try ReplayedService(
            try HTTPArchive(Samples.archive(entries)), name: "a.har", of: neighbor, beside: beside)
    }

    private func status(_ target: String, _ service: ReplayedService) async throws -> Int {
        var context = Samples.context()
        return try await service.respond(to: Request(.get, target), in: &context).status
    }

    @Test func `requests to the neighbor's own host answer, and no others`() async throws {
        let service = try service(Self.entries, of: Self.neighbor)
        #expect(try await status("/books?a=1", service) == 200)
        #expect(try await status("/songs", service) == 200)
        for target in ["/books?a=2", "/v1/storefronts"] {
            await #expect(throws: ReplayProblem.self) { try await status(target, service) }
        }
    }

    @Test func `the API's own requests do not answer from another host's`() async throws {
        let service = try service(Self.entries, of: nil)
        #expect(try await status("/v1/storefronts", service) == 200)
        await #expect(throws: ReplayProblem.self) { try await status("/books?a=1", service) }
    }

    @Test func `a recording of a neighbor alone is accepted if the neighbor is known`() throws {
        let entries = [Self.entries[0]]
        #expect(throws: HTTPArchive.Problem.otherServices) { try service(entries, of: nil) }
        _ = try service(entries, of: nil, beside: [Self.neighbor])
        _ = try service([Self.entries[3]], of: Self.neighbor)
    }
}
