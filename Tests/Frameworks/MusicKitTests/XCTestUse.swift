import MusicKit
import MusicKitSimulation
import XCTest

/// Tests MusicKit with XCTest: in a world of its own, and in that of the process.
final class XCTestUse: XCTestCase {
    func testABodyRunsInAWorldOfItsOwn() async throws {
        try await Simulation.run(.denied) { simulation in
            XCTAssertEqual(MusicAuthorization.currentStatus, .denied)
            XCTAssertTrue(simulation.requests.isEmpty)
        }
    }

    func testWithoutASimulationTheProcessIsAnAuthorizedSubscriber() async throws {
        XCTAssertEqual(MusicAuthorization.currentStatus, .authorized)
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        let album = try await request.response().items.first
        XCTAssertEqual(album?.title, "Born to Run")
    }
}
