import AppleMusicAPI
import Synchronization
import Testing
import TonearmAlgorithms
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Random programs of several tasks on one world.
@Suite struct CrowdTests {
    /// One step of a program.
    private enum Step {
        case send, add, move(String), lapseAndSubscribe, advance, cancelled

        init(_ random: inout RandomSource) {
            self =
                switch random.next(below: 6) {
                case 0: .send
                case 1: .add
                case 2: .move(["gb", "jp", "de", "us"][random.next(below: 4)])
                case 3: .lapseAndSubscribe
                case 4: .advance
                default: .cancelled
                }
        }
    }

    private static let album = Request(.get, "/v1/catalog/us/albums/310730204")

    private func run(_ step: Step, _ stage: Stage) async -> [Change] {
        let client = stage.client
        func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) -> [Change] {
            (try? client.act(.person, in: stage, action)) ?? []
        }
        switch step {
        case .send: _ = try? await client.send(Self.album, in: stage)
        case .add:
            // Each answer draws an id that no other answer may have.
            _ = try? await client.send(Request(.get, "/v1/catalog/us/albums/0"), in: stage)
        case .move(let id): return act { device throws(Refusal) in try device.moveStorefront(to: id) }
        case .lapseAndSubscribe:
            return act { device throws(Refusal) in try device.lapse() }
                + act { device throws(Refusal) in try device.subscribe() }
        case .advance:
            stage.withWorld { $0.clock = $0.clock.advanced(byMilliseconds: 1) }
            try? await client.catchUp(in: stage)
        case .cancelled:
            let task = Task { try await client.send(Self.album, in: stage) }
            task.cancel()
            _ = try? await task.value
        }
        return []
    }

    @Test(arguments: 1...8)
    func `no change is lost, and all readers see one order`(seed: UInt64) async throws {
        let stage = Stage(try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client)
        let readers = [stage.changes(capacity: 100_000), stage.changes(capacity: 100_000)]
        let returned = await withTaskGroup(of: [Change].self) { group in
            for task in 0..<4 {
                group.addTask {
                    var random = RandomSource(seed: seed &* 31 &+ UInt64(task))
                    var changes: [Change] = []
                    for _ in 0..<60 { changes += await self.run(Step(&random), stage) }
                    return changes
                }
            }
            return await group.reduce(0) { $0 + $1.count }
        }
        let steps = stage.withWorld { $0.clock }
        stage.end()
        var seen: [[DatedChange]] = []
        for reader in readers {
            var changes: [DatedChange] = []
            for await case .change(let change) in reader { changes.append(change) }
            seen.append(changes)
        }
        #expect(seen[0] == seen[1])
        #expect(seen[0].filter { $0.origin == .person }.count == returned)
        #expect(zip(seen[0], seen[0].dropFirst()).allSatisfy { $0.time <= $1.time })
        // The last changes determine what the service is lent.
        let world = stage.world
        let storefronts = seen[0].compactMap {
            if case .storefrontMoved(_, _, let new) = $0.change { new } else { nil }
        }
        let plans = seen[0].compactMap { if case .subscriptionChanged(_, _, let new) = $0.change { new } else { nil } }
        #expect(world.account("subscriber")?.storefront == storefronts.last ?? "us")
        #expect(world.account("subscriber")?.isSubscribed == plans.last?.isActive ?? true)
        #expect(steps == world.clock)
    }

    @Test func `ids of answers are unique`() async throws {
        let stage = Stage(try SimulatedWorld.begun("subscriber"), client: SimulatedWorld.client)
        let ids = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var ids: [String] = []
                    for _ in 0..<100 {
                        let answer = try? await stage.client.send(
                            Request(.get, "/v1/catalog/us/albums/0"), in: stage)
                        ids.append(answer?.firstError?.id ?? "")
                    }
                    return ids
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(ids.count == 400 && Set(ids).count == 400 && !ids.contains(""))
    }

    @Test func `a thousand worlds at once are independent`() async throws {
        let statuses = await withTaskGroup(of: (Bool, Int?).self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    let lapses = number.isMultiple(of: 2)
                    guard let world = try? SimulatedWorld.begun("subscriber") else { return (lapses, nil) }
                    let stage = Stage(world, client: SimulatedWorld.client)
                    if lapses {
                        _ = try? stage.client.act(.person, in: stage) { device throws(Refusal) in try device.lapse() }
                    }
                    let library = Request(.get, "/v1/me/library/albums?limit=1")
                    return (lapses, try? await stage.client.send(library, in: stage).status)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.count == 1_000)
        #expect(statuses.allSatisfy { $0.1 == ($0.0 ? 403 : 200) })
    }
}
