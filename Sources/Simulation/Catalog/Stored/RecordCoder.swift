package import AppleMusicAPI

/// A writer or reader of values as bytes. One description of the fields serves both, so they cannot disagree.
///
/// Numbers are varints, texts are their length and UTF-8. Reading does not fail midway: missing data reads as empty and
/// sets `isDamaged`.
package struct RecordCoder: FieldCoder {
    package private(set) var bytes: [UInt8]
    private var offset = 0
    private let isReading: Bool
    package private(set) var isDamaged = false
    /// The number of flags that follow each other, and their bits.
    private var flags = (count: 0, bits: 0)

    /// Makes a writer.
    package init() {
        bytes = []
        bytes.reserveCapacity(256)
        isReading = false
    }

    package init(reading bytes: [UInt8]) {
        self.bytes = bytes
        isReading = true
    }

    /// Whether all bytes were read, and none were missing.
    package var isComplete: Bool { !isDamaged && offset == bytes.count }

    /// Whether bytes remain, for lists of unknown length.
    package var hasMore: Bool { !isDamaged && offset < bytes.count }

    package mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON? { nil }

    package mutating func stored(_ code: (inout RecordCoder) -> Void) -> Bool {
        code(&self)
        return true
    }

    /// Codes a number from 0.
    package mutating func number(_ value: inout Int) {
        endFlags()
        if isReading {
            value = readNumber()
        } else {
            var left = UInt64(max(0, value))
            while left >= 0x80 {
                bytes.append(UInt8(left & 0x7F) | 0x80)
                left >>= 7
            }
            bytes.append(UInt8(left))
        }
    }

    private mutating func readNumber() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while offset < bytes.count, shift < 63 {
            let byte = bytes[offset]
            offset += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(truncatingIfNeeded: value & 0x7FFF_FFFF_FFFF_FFFF) }
            shift += 7
        }
        isDamaged = true
        return 0
    }

    package mutating func text(_ value: inout String) {
        endFlags()
        if isReading {
            let count = readNumber()
            guard count <= bytes.count - offset else {
                isDamaged = true
                value = ""
                return
            }
            value = String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
            offset += count
        } else {
            var count = value.utf8.count
            number(&count)
            bytes.append(contentsOf: value.utf8)
        }
    }

    /// Codes a flag. Flags that follow each other share a number; a field of another kind must follow the last one.
    mutating func flag(_ value: inout Bool) {
        if isReading {
            if flags.count == 0 { flags.bits = readNumber() }
            value = flags.bits >> flags.count & 1 == 1
        } else if value {
            flags.bits |= 1 << flags.count
        }
        flags.count += 1
    }

    private mutating func endFlags() {
        guard flags.count > 0 else { return }
        var bits = flags.bits
        flags = (0, 0)
        if !isReading { number(&bits) }
    }

    package mutating func optional<Value>(
        _ value: inout Value?, blank: @autoclosure () -> Value, _ code: (inout RecordCoder, inout Value) -> Void
    ) {
        var isThere = value == nil ? 0 : 1
        number(&isThere)
        guard isThere == 1 else {
            value = nil
            return
        }
        var inner = value ?? blank()
        code(&self, &inner)
        value = inner
    }

    package mutating func list<Value>(
        _ values: inout [Value], blank: @autoclosure () -> Value, _ code: (inout RecordCoder, inout Value) -> Void
    ) {
        var count = values.count
        number(&count)
        if isReading {
            values = []
            // A damaged length must not exhaust memory: each element takes at least one byte.
            guard count <= bytes.count - offset else {
                isDamaged = true
                return
            }
        }
        for index in 0..<count {
            var value = isReading ? blank() : values[index]
            code(&self, &value)
            if isReading { values.append(value) }
        }
    }

    package mutating func optionalText(_ value: inout String?) { optional(&value, blank: "") { $0.text(&$1) } }

    package mutating func optionalNumber(_ value: inout Int?) { optional(&value, blank: 0) { $0.number(&$1) } }

    package mutating func texts(_ values: inout [String]) { list(&values, blank: "") { $0.text(&$1) } }
}
