import AppleMusicAPI
import TonearmAlgorithms

/// A generator of inputs from other inputs, reproducible from its seed.
///
/// It changes, removes, repeats and joins bytes and inserts fragments that are hard to parse.
package struct Mutator {
    private var random: RandomSource
    private let inputs: [[UInt8]]

    package init(_ inputs: [[UInt8]], seed: UInt64) {
        self.inputs = inputs.filter { !$0.isEmpty } + [[0]]
        random = RandomSource(seed: seed)
    }

    private static let pieces: [[UInt8]] =
        [
            "9223372036854775807", "-9223372036854775808", "9223372036854775808", "4294967296", "-1", "0", "1e999",
            "NaN",
            "\"", "'", "\\", "\\u", "\\ud800", "{", "}", "[", "]", "[[[[[[[[", "}}}}", ",", ":", ";", "$", "$1.id", "!",
            "|",
            ">", "#", "%00", "%", "%zz", "&", "?", "..", "/", "-", "--", "-----BEGIN ", "\n", "\r\n", "\t", "\0",
            "\u{1B}[31m",
            "\u{202E}", "\u{FEFF}", "e\u{301}", "日本", "👩‍👩‍👧", "```tonearm\n", "---\n", "> ", "null", "true",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0x80]]

    package mutating func next() -> [UInt8] {
        var bytes = inputs[random.next(below: inputs.count)]
        for _ in 0...random.next(below: 4) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = random.next(below: bytes.count + 1)
        let end = min(bytes.count, place + random.next(below: 16))
        switch random.next(below: 7) {
        case 0: bytes.insert(UInt8(random.next(below: 256)), at: place)
        case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.next(below: 8))
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 4: bytes.insert(contentsOf: Self.pieces[random.next(below: Self.pieces.count)], at: place)
        case 5: bytes = Array(bytes[..<place])
        default:
            let other = inputs[random.next(below: inputs.count)]
            bytes = Array(bytes[..<place]) + other[random.next(below: other.count)...]
        }
    }
}
