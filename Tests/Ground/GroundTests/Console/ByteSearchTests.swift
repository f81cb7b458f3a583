import Testing

@testable import TonearmTerminalText

/// Compares the search by eight bytes with a search byte by byte.
struct ByteSearchTests {
    @Test(arguments: 0..<200)
    func `a search finds exactly the right places for any start and end`(seed: Int) {
        var state = UInt64(seed)
        let few: [UInt8] = [0x00, 0x01, 0x1F, 0x20, 0x5A, 0x5B, 0x5C, 0x7E, 0x7F, 0x80, 0x81, 0xFF]
        let bytes = (0..<(seed % 41)).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return few[Int(state >> 33) % few.count]
        }
        let pairs = [ByteSearch.Pair(0x5B, 0x80), ByteSearch.Pair(0x01, 0x00), ByteSearch.Pair(0xFF, 0xFF)]
        bytes.withUnsafeBufferPointer { text in
            for start in 0...bytes.count {
                let unusual = bytes.indices.dropFirst(start).first {
                    bytes[$0] < 0x20 || bytes[$0] >= 0x7F || bytes[$0] == 0x5B || bytes[$0] == 0x5C
                }
                #expect(
                    ByteSearch.firstPlace(ofLessThan: 0x20, atLeast: 0x7F, or: 0x5B, 0x5C, in: text, from: start)
                        == unusual, "\(bytes) from \(start)")
                // A 0 follows the last byte.
                let pair = bytes.indices.dropFirst(start).first {
                    let next = $0 + 1 < bytes.count ? bytes[$0 + 1] : 0
                    return [[0x5B, 0x80], [0x01, 0x00], [0xFF, 0xFF]].contains([bytes[$0], next])
                }
                #expect(
                    ByteSearch.firstPlace(ofOneOf: pairs, in: text, from: start) == pair, "\(bytes) from \(start)")
            }
        }
    }

    @Test func `an empty buffer has no match`() {
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        #expect(ByteSearch.firstPlace(ofOneOf: [ByteSearch.Pair(0, 0)], in: none, from: 0) == nil)
    }
}
