/// A random number that depends only on a seed and a path of keys: equal on every run and platform, in any order of
/// calls.
///
/// The keys are mixed with the finalizer of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators").
struct KeyedRandom: Hashable, Sendable {
    var value: UInt64

    init(_ seed: UInt64) { value = KeyedRandom.mix(seed &+ 0x9E37_79B9_7F4A_7C15) }

    subscript(key: Int) -> KeyedRandom {
        var draw = self
        draw.value = KeyedRandom.mix(value ^ (UInt64(bitPattern: Int64(key)) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
        return draw
    }

    subscript(topic: Topic) -> KeyedRandom { self[topic.rawValue] }

    /// Returns a number from 0 to `limit` - 1.
    func below(_ limit: Int) -> Int {
        limit < 2 ? 0 : Int(truncatingIfNeeded: ((value >> 32) &* UInt64(limit)) >> 32)
    }

    func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    func isTrue(percent: Int) -> Bool { below(100) < percent }

    func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element
    where Elements.Index == Int {
        elements[elements.startIndex + below(elements.count)]
    }

    private static func mix(_ input: UInt64) -> UInt64 {
        var mixed = input
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The purpose of a draw, a key that keeps draws for different purposes independent.
    enum Topic: Int {
        case discography = 1
        case release
        case title
        case titleWord
        case albumTitle
        case track
        case length
        case artwork
        case availability
        case popularity
        case chart
        case playlist
        case feature
        case similar
        case label
        case video
        case notes
        case curator
        case identifier
        case station
        case recorded
    }
}
