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
        for start in 0...bytes.count {
            expect(bytes, start, finding: { byte, _ in byte < 0x20 }) { bytes, _ in
                ByteSearch.less(than: 0x20, in: bytes)
            }
            expect(bytes, start, finding: { byte, _ in byte >= 0x7F }) { bytes, _ in
                ByteSearch.atLeast(0x7F, in: bytes)
            }
            expect(bytes, start, finding: { byte, next in byte == 0x5B && next == 0x80 }) { bytes, next in
                ByteSearch.zeros(in: (bytes ^ ByteSearch.eight(0x5B)) | (next ^ ByteSearch.eight(0x80)))
            }
        }
    }

    private func expect(
        _ bytes: [UInt8], _ start: Int, finding isHit: (UInt8, UInt8) -> Bool, _ hits: (UInt64, UInt64) -> UInt64
    ) {
        let found = bytes.withUnsafeBufferPointer { ByteSearch.first(from: start, in: $0, where: hits) }
        let expected = bytes.indices.dropFirst(start).first {
            isHit(bytes[$0], $0 + 1 < bytes.count ? bytes[$0 + 1] : 0)
        }
        #expect(found == expected, "\(bytes) from \(start)")
    }
}
