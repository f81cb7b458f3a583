/// A formatter for JSON text. It does not parse the values, so every number and escape is kept as sent.
package enum JSONLayout {
    /// Formats the text with two spaces of indentation a level. Text that is not JSON is returned unchanged.
    package static func pretty(_ bytes: [UInt8]) -> [UInt8] { laidOut(bytes) ?? bytes }

    /// Formats the text with two spaces of indentation a level; nil if it is not JSON.
    package static func laidOut(_ bytes: [UInt8]) -> [UInt8]? {
        guard (try? JSON(parsing: bytes)) != nil else { return nil }
        var layout = Layout()
        layout.run(bytes)
        return layout.output
    }

    private struct Layout {
        var output: [UInt8] = []
        var depth = 0
        /// Whether the last token was an opening bracket. An empty pair stays on one line.
        var opened = false

        mutating func run(_ bytes: [UInt8]) {
            output.reserveCapacity(bytes.count * 2)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case 0x20, 0x0A, 0x0D, 0x09: break
                case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
                case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
                case UInt8(ascii: ","):
                    output.append(byte)
                    breakLine()
                case UInt8(ascii: ":"): output.append(contentsOf: [byte, 0x20])
                case UInt8(ascii: "\""):
                    begin()
                    let end = Self.endOfString(bytes, from: index)
                    output.append(contentsOf: bytes[index...end])
                    index = end
                default:
                    begin()
                    output.append(byte)
                }
                index += 1
            }
        }

        mutating func begin() {
            if opened {
                opened = false
                breakLine()
            }
        }

        mutating func open(_ byte: UInt8) {
            begin()
            output.append(byte)
            depth += 1
            opened = true
        }

        mutating func close(_ byte: UInt8) {
            depth -= 1
            if opened { opened = false } else { breakLine() }
            output.append(byte)
        }

        mutating func breakLine() {
            output.append(0x0A)
            output.append(contentsOf: repeatElement(0x20, count: depth * 2))
        }

        /// Returns the offset of the closing quote of the string that opens at `start`.
        static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
            var index = start + 1
            while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
            return index
        }
    }
}
