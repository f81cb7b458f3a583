import TonearmAlgorithms

extension JSON {
    /// The value as one line of JSON, members in order.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value as compact UTF-8 JSON, with only the escapes that RFC 8259 requires.
    package var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    /// The length of `bytes`.
    package var byteCount: Int {
        switch self {
        case .null: 4
        case .bool(let value): value ? 4 : 5
        case .number(let spelling): spelling.utf8.count
        case .string(let value): JSON.quotedCount(value)
        case .array(let values): values.reduce(max(values.count + 1, 2)) { $0 + $1.byteCount }
        case .object(let object):
            object.members.reduce(max(object.members.count * 2 + 1, 2)) {
                $0 + JSON.quotedCount($1.name) + $1.value.byteCount
            }
        }
    }

    private static func quotedCount(_ value: String) -> Int {
        value.utf8.reduce(2) { count, byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D, 0x09: count + 2
            case 0..<0x20: count + 6
            default: count + 1
            }
        }
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let spelling): output.append(contentsOf: spelling.utf8)
        case .string(let value): JSON.writeQuoted(value, to: &output)
        case .array(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                value.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let object):
            output.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                JSON.writeQuoted(member.name, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func writeQuoted(_ value: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0..<0x20:
                let digits = Digits.hexadecimal(byte)
                output.append(contentsOf: "\\u00".utf8)
                output.append(contentsOf: [digits.high, digits.low])
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
