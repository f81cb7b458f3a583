import Foundation
import Testing
import TonearmAlgorithms

/// Random numbers and hashes, whose values saved sessions and generated catalogs depend on.
@Suite struct RandomSourceTests {
    /// Sebastiano Vigna's reference implementation of SplitMix64 gives these numbers for the seed 1234567.
    @Test func `the numbers are those of SplitMix64`() {
        var random = RandomSource(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func `a number below a bound is evenly distributed`() {
        var random = RandomSource(seed: 1)
        var counts = [Int](repeating: 0, count: 10)
        for _ in 0..<100_000 { counts[random.next(below: 10)] += 1 }
        #expect(counts.allSatisfy { (9_000...11_000).contains($0) })
        #expect(random.next(below: 0) == 0 && random.next(below: 1) == 0 && random.next(modulo: 1) == 0)
    }

    @Test func `a source is saved with its state`() throws {
        var random = RandomSource(name: "x")
        _ = random.next()
        let saved = try JSONEncoder().encode(random)
        var loaded = try JSONDecoder().decode(RandomSource.self, from: saved)
        #expect(loaded.next() == random.next())
        #expect(String(decoding: saved, as: UTF8.self).hasPrefix("{\"state\":"))
    }

    /// The values are those of Landon Curt Noll's test suite.
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)])
    func `the hash is FNV-1a`(text: String, hash: UInt64) {
        #expect(FNV1a.hash(text.utf8) == hash)
        var state = FNV1a()
        for byte in text.utf8 { state.combine(UInt32(byte)) }
        #expect(state.value == hash)
    }
}
