import TonearmAlgorithms

/// A random number that depends only on a seed and a path of keys: equal on every run and platform, in any order of
/// calls.
///
/// The keys are mixed with the finalizer of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators").
struct KeyedRandom: Hashable, Sendable {
    var value: UInt64

    init(_ seed: UInt64) { value = RandomSource.mix(seed &+ RandomSource.increment) }

    subscript(key: Int) -> KeyedRandom {
        var draw = self
        draw.value = RandomSource.mix(value ^ (UInt64(bitPattern: Int64(key)) &+ 1) &* RandomSource.increment)
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

    /// The purpose of a draw, which keeps draws for different purposes apart.
    enum Topic: Int {
        case discography = 1
        case release, title, titleWord, albumTitle, track, length, artwork, availability, popularity, chart, playlist
        case feature, similar, label, video, notes, curator, identifier, station, recorded
    }
}
