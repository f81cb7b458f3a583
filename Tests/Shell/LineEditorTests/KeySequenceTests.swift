import Testing

@testable import TonearmLineEditor

@Suite struct KeySequenceTests {
    /// Splits bytes into keys, as if a terminal sent all of them at once.
    private func keys(_ text: String) -> [String] {
        var keys: [String] = []
        var rest = Array(text.utf8)[...]
        while let first = rest.popFirst() {
            var key = KeySequence(first)
            while key.goesOn, let byte = rest.popFirst() { key.append(byte) }
            keys.append(String(decoding: key.bytes, as: UTF8.self))
        }
        return keys
    }

    @Test(arguments: [
        ["a", "é", "日", "😀", "b"], ["\u{1B}[6~", "\u{1B}[5~", "x"], ["\u{1B}OC", "\u{1B}[C", "x"],
        ["\u{1B}[1;5C", "x"], ["\u{1B}\u{1B}[6~", "x"], ["\u{1B}[[A", "x"], ["\u{1B}x", "y"], ["\u{1B}O5P", "x"],
        ["\u{1B}[<0;10;20M", "x"], ["\u{1B}]11;rgb:0000/0000/0000\u{7}", "x"], ["\u{1B}]11;?\u{1B}\\", "x"],
        ["\u{1B}P1+r544e=\(String(repeating: "0", count: 100))\u{1B}\\", "x"],
    ])
    func `each key has exactly its own bytes`(sent: [String]) {
        #expect(keys(sent.joined()) == sent)
    }

    @Test func `bytes that cannot begin a character are separate keys, and every sequence ends`() {
        #expect(!KeySequence(0x80).goesOn && !KeySequence(0xFF).goesOn)
        var key = KeySequence(0x1B)
        key.append(UInt8(ascii: "]"))
        while key.goesOn { key.append(UInt8(ascii: "0")) }
        #expect(key.bytes.count == 256)
    }
}
