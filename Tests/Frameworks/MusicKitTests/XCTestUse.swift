import MusicKit
import MusicKitSimulation
import XCTest

/// Tests MusicKit with XCTest.
final class XCTestUse: XCTestCase {
    func testABodyRunsInAWorldOfItsOwn() async throws {
        try await Simulation.run(.denied) { simulation in
            XCTAssertEqual(MusicAuthorization.currentStatus, .denied)
            XCTAssertTrue(simulation.requests.isEmpty)
        }
    }

    func testACatalogRequestIsAnswered() async throws {
        try await Simulation.run(.subscriber) { _ in
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try await request.response().items.first
            XCTAssertEqual(album?.title, "Born to Run")
        }
    }
}
