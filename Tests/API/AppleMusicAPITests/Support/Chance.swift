import AppleMusicAPI
import TonearmAlgorithms

/// A source of reproducible test values.
struct Chance: RandomNumberGenerator {
    private var source: RandomSource

    init(_ seed: UInt64) { source = RandomSource(seed: seed) }

    mutating func next() -> UInt64 { source.next() }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// Returns random bytes, favouring those with a meaning in JSON.
    mutating func bytes(_ length: Int) -> [UInt8] {
        let meaningful = Array(#"{}[]",:\u0123456789.eE+-truefalsn /?&=%"#.utf8)
        return (0..<length).map { _ in
            below(4) > 0 ? meaningful[below(meaningful.count)] : UInt8.random(in: .min ... .max, using: &self)
        }
    }

    /// Returns a random text from many scripts: ASCII, controls, accents, other scripts, emoji.
    mutating func text(upTo length: Int = 12) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x20...0x7E, 0...0x1F, 0xA0...0x24F, 0x300...0x33F, 0x4E00...0x4EFF, 0x1F3A0...0x1F3FF,
            0xE000...0xFFFF,
        ]
        var text = ""
        for _ in 0..<below(length + 1) {
            let value = UInt32.random(in: ranges[below(ranges.count)], using: &self)
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Returns a random value with a maximum depth.
    mutating func json(depth: Int = 4) -> JSON {
        switch below(depth > 0 ? 8 : 5) {
        case 0: .null
        case 1: .bool(below(2) == 0)
        case 2: .number(number())
        case 3, 4: .string(text())
        case 5: .array((0..<below(5)).map { _ in json(depth: depth - 1) })
        default: .object(JSONObject((0..<below(5)).map { _ in (text(), json(depth: depth - 1)) }))
        }
    }

    private mutating func number() -> String {
        let whole = below(3) == 0 ? "0" : "\(below(9) + 1)\(below(1000))"
        let fraction = below(2) == 0 ? "" : ".\(below(1000))0"
        let exponent = below(3) > 0 ? "" : ["e", "E"][below(2)] + ["", "+", "-"][below(3)] + "0\(below(99))"
        return (below(2) == 0 ? "-" : "") + whole + fraction + exponent
    }
}
