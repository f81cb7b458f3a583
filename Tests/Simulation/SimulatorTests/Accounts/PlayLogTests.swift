import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms

@testable import TonearmSimulator

struct PlayLogTests {
    private static func play(_ number: Int, at time: Int) -> PlayEvent {
        PlayEvent(of: ResourceIdentifier(.songs, String(number)), at: time)
    }

    @Test(arguments: 0..<20)
    func `it contains the newest plays, sorted by time`(seed: Int) {
        var random = RandomSource(seed: UInt64(seed))
        var log = PlayLog()
        var plain: [PlayEvent] = []
        for number in 0..<3000 {
            // Mostly forward, sometimes a clock that was set back.
            let time = random.next(below: 10) == 0 ? random.next(below: 3000) : number
            let play = Self.play(number, at: time)
            log.record(play)
            let place = plain.firstIndex { $0.time > time } ?? plain.count
            plain.insert(play, at: place)
            if plain.count > PlayLog.capacity { plain.removeFirst() }
        }
        #expect(Array(log.all) == plain && log.count == plain.count)
        #expect(log.pieces.allSatisfy { (1...PlayLog.pieceLength).contains($0.count) })
        #expect(log == PlayLog(plain) && log.hashValue == PlayLog(plain).hashValue)
    }

    /// Returns the addresses of the chunks: two logs share those in common.
    private static func pieces(of log: PlayLog) -> Set<UnsafeRawPointer> {
        Set(log.pieces.compactMap { $0.withUnsafeBytes(\.baseAddress) })
    }

    @Test(arguments: [100, 1999, 2000, 2500])
    func `a new play copies at most two chunks, for any length`(count: Int) {
        let log = PlayLog((0..<count).map { Self.play($0, at: $0) })
        var next = log
        next.record(Self.play(count, at: count))
        #expect(Self.pieces(of: next).subtracting(Self.pieces(of: log)).count <= 2)
        #expect(next != log && log.count == min(count, PlayLog.capacity))
    }

    @Test func `no more plays wait than a history keeps`() throws {
        var state = SimulatorState(seed: 1)
        for number in 0..<5000 {
            state.recordPlay(account: "newcomer", of: ResourceIdentifier(.songs, String(number)), at: number)
        }
        let waiting = try #require(state.record(of: "newcomer")).waiting
        let saved = try JSONEncoder().encode(waiting)
        let json = try JSON(parsing: Array(saved))
        #expect(json.array?.count == 2000)
        #expect(json[0]?["played"]?["_0"]?["time"]?.integer == 3000)
        #expect(try JSONDecoder().decode(WaitingChanges.self, from: saved) == waiting)
    }

    @Test func `plays and due changes are taken once`() {
        let (song, other) = (ResourceIdentifier(.songs, "1"), ResourceIdentifier(.librarySongs, "i.2"))
        var waiting = WaitingChanges()
        waiting.append(.added([song], at: 1, seen: 50))
        waiting.append(.played(Self.play(1, at: 99)))
        waiting.append(.removed(other))
        #expect(waiting.takeDue(10) == [.played(Self.play(1, at: 99)), .removed(other)])
        #expect(waiting.takeDue(49).isEmpty)
        #expect(waiting.takeDue(50) == [.added([song], at: 1, seen: 50)])
        #expect(waiting == WaitingChanges())
    }
}
