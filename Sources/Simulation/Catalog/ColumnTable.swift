/// A table in a text: one row a line, fields between separators. Splitting into lines is one pass over the bytes;
/// fields become strings on demand.
///
/// The constraints of `Column` are on the extensions, not on the type: on the type, each would cost a conformance
/// lookup, which takes longer than parsing a row.
struct ColumnTable<Column>: Sendable {
    fileprivate let bytes: [UInt8]
    /// The offset of each line, and the end of the last: one byte after its line break, which it need not have.
    private let starts: [Int32]
    private let separator: UInt8

    init(_ text: String, separator: UInt8 = UInt8(ascii: "\t")) {
        let bytes = Array(text.utf8)
        var starts: [Int32] = []
        starts.reserveCapacity(bytes.count / 64 + 2)
        var begin = 0
        bytes.forEachOffset(of: UInt8(ascii: "\n"), in: 0..<bytes.count) { index in
            starts.append(Int32(begin))
            begin = index + 1
            return true
        }
        if begin < bytes.count {
            starts.append(Int32(begin))
            begin = bytes.count + 1
        }
        starts.append(Int32(begin))
        self.bytes = bytes
        self.starts = starts
        self.separator = separator
    }

    var count: Int { starts.count - 1 }

    subscript(line: Int) -> Row { Row(table: self, line: line) }

    /// The rows in order, each made when it is read.
    var rows: some RandomAccessCollection<Row> { (0..<count).lazy.map { self[$0] } }

    /// The rows, each with the number at its beginning.
    var numbered: some RandomAccessCollection<(number: Int, row: Row)> {
        (0..<count).lazy.map { (number(ofLine: $0), self[$0]) }
    }

    /// Finds the line with a number in its first field by binary search; the table must be ordered by it.
    func line(ofNumber number: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let found = self.number(ofLine: middle)
            if found == number { return middle }
            if found < number { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Returns the number at the beginning of a line.
    func number(ofLine line: Int) -> Int {
        var value = 0
        for index in Int(starts[line])..<end(ofLine: line) {
            let digit = bytes[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            value = value * 10 + Int(digit)
        }
        return value
    }

    /// Finds the line with a text in its first field.
    func line(ofText text: String) -> Int? {
        let wanted = Array(text.utf8)
        return (0..<count).first { line in
            let start = Int(starts[line])
            let end = start + wanted.count
            return end < self.end(ofLine: line) && bytes[end] == separator && bytes[start..<end].elementsEqual(wanted)
        }
    }

    /// Returns the offset of a line's end.
    private func end(ofLine line: Int) -> Int { Int(starts[line + 1]) - 1 }

    fileprivate func field(_ column: Int, ofLine line: Int) -> Range<Int> {
        let whole = Int(starts[line])..<end(ofLine: line)
        var (begin, end, left) = (whole.lowerBound, whole.upperBound, column)
        bytes.forEachOffset(of: separator, in: whole) { index in
            if left == 0 {
                end = index
                return false
            }
            left -= 1
            begin = index + 1
            return true
        }
        return left == 0 ? begin..<end : end..<end
    }

    struct Row: Sendable {
        private let bytes: [UInt8]
        private let fields: [Field]

        private struct Field {
            var begin: Int32
            var end: Int32

            var range: Range<Int> { Int(begin)..<Int(end) }
        }

        fileprivate init(table: ColumnTable, line: Int) {
            var fields: [Field] = []
            fields.reserveCapacity(20)
            var begin = table.starts[line]
            let end = table.end(ofLine: line)
            table.bytes.forEachOffset(of: table.separator, in: Int(begin)..<end) { index in
                fields.append(Field(begin: begin, end: Int32(index)))
                begin = Int32(index + 1)
                return true
            }
            fields.append(Field(begin: begin, end: Int32(end)))
            bytes = table.bytes
            self.fields = fields
        }

        /// Returns the bytes of a field; empty if the line is too short.
        fileprivate func field(_ column: Int) -> ArraySlice<UInt8> {
            column < fields.count ? bytes[fields[column].range] : []
        }
    }
}

extension [UInt8] {
    /// Passes each offset of a byte in a range, until the closure returns false.
    ///
    /// With optimisation, a `for` loop is as fast as this `while` loop. Without, as in tests, it takes some twenty
    /// times as long.
    fileprivate func forEachOffset(of byte: UInt8, in range: Range<Int>, _ body: (Int) -> Bool) {
        withUnsafeBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return }
            var index = range.lowerBound
            let end = range.upperBound
            while index < end {
                if bytes[index] == byte, !body(index) { return }
                index += 1
            }
        }
    }
}

extension ColumnTable where Column: RawRepresentable, Column.RawValue == Int {
    /// Returns one field of a line; nil if it is empty. Cheaper than making the row for a single field.
    func text(_ column: Column, ofLine line: Int) -> String? {
        let field = field(column.rawValue, ofLine: line)
        return field.isEmpty ? nil : String(decoding: bytes[field], as: UTF8.self)
    }

    /// Returns the lines with a text in a column.
    func lines(with text: String, in column: Column) -> [Int] {
        let wanted = Array(text.utf8)
        return (0..<count).filter { line in
            let field = field(column.rawValue, ofLine: line)
            return field.count == wanted.count && bytes[field].elementsEqual(wanted)
        }
    }
}

extension ColumnTable.Row where Column: RawRepresentable, Column.RawValue == Int {
    /// The text of a field; empty if the line is too short.
    subscript(column: Column) -> String { text(column) ?? "" }

    /// Returns the text of a field; nil if it is empty.
    func text(_ column: Column) -> String? {
        let field = field(column.rawValue)
        return field.isEmpty ? nil : String(decoding: field, as: UTF8.self)
    }

    /// Returns the number in a field; nil if it is empty or not a number.
    func number(_ column: Column) -> Int? {
        let field = field(column.rawValue)
        if field.isEmpty { return nil }
        var value = 0
        for byte in field {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }

    func isTrue(_ column: Column) -> Bool { text(column) == "true" }

    /// Returns the values of a field with several texts.
    func list(_ column: Column, by joiner: Unicode.Scalar = ";") -> [String] {
        field(column.rawValue).split(separator: UInt8(ascii: joiner)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the values of a field with several numbers.
    func numbers(_ column: Column) -> [Int] {
        let field = field(column.rawValue)
        if field.isEmpty { return [] }
        var numbers = [0]
        for byte in field {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 {
                numbers.append(0)
            } else {
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(digit)
            }
        }
        return numbers
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Splits the text at a separator and keeps empty parts. It compares bytes, which is many times faster than
    /// comparing characters.
    func parts(_ separator: Unicode.Scalar) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for index in utf8.indices where utf8[index] == UInt8(ascii: separator) {
            parts.append(self[start..<index])
            start = utf8.index(after: index)
        }
        parts.append(self[start..<endIndex])
        return parts
    }
}
