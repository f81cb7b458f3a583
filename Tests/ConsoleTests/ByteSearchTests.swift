import Testing

@testable import TerminalText

/// What is looked for eight bytes at a time is found as byte by byte.
struct ByteSearchTests {
    @Test(arguments: 0..<200)
    func `every place is found, and no other, wherever a search begins and ends`(seed: Int) {
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
                // Behind the last byte stands a 0.
                let pair = bytes.indices.dropFirst(start).first {
                    let next = $0 + 1 < bytes.count ? bytes[$0 + 1] : 0
                    return [[0x5B, 0x80], [0x01, 0x00], [0xFF, 0xFF]].contains([bytes[$0], next])
                }
                #expect(
                    ByteSearch.firstPlace(ofOneOf: pairs, in: text, from: start) == pair, "\(bytes) from \(start)")
            }
        }
    }

    @Test func `where there is no memory nothing is found`() {
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        #expect(ByteSearch.firstPlace(ofOneOf: [ByteSearch.Pair(0, 0)], in: none, from: 0) == nil)
    }
}
