import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmWorld

/// Wrappers around a client's services.
@Suite struct WrappedServiceTests {
    @Test func `wrappers do not accumulate over requests`() async throws {
        let client = SimulatedWorld.client { _ in SimulatedWorld.simulator.inWorld }
        var world = try SimulatedWorld.begun("subscriber")
        let depths = Mutex<[Int]>([])
        client.wrapServices { service, _, _ in
            depths.withLock { $0.append(Thread.callStackReturnAddresses.count) }
            return service
        }
        for _ in 0..<60 {
            let response = try await client.send(Request(.get, "/v1/storefronts/us"), in: &world)
            #expect(response.status == 200)
        }
        let seen = depths.withLock { $0 }
        #expect(seen.count == 60)
        #expect(try #require(seen.last) < #require(seen.first) + 20)
    }

    @Test func `a removed wrapper is no longer used`() async throws {
        let client = SimulatedWorld.client { _ in SimulatedWorld.simulator.inWorld }
        var world = try SimulatedWorld.begun("subscriber")
        let count = Mutex(0)
        client.wrapServices { service, _, _ in
            count.withLock { $0 += 1 }
            return service
        }
        _ = try await client.send(Request(.get, "/v1/storefronts/us"), in: &world)
        client.wrapServices(nil)
        _ = try await client.send(Request(.get, "/v1/storefronts/jp"), in: &world)
        #expect(count.withLock { $0 } == 1)
    }
}
