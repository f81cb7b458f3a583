/// Lines of a text, each of fields between separators. Cutting it into lines costs one pass over the bytes; fields become strings when
/// they are asked for.
///
/// What a column must be stands with the functions and not with the type: the runtime proves what a type asks for by looking through all
/// that is known of all types, which takes longer than reading a line.
struct Table<Column>: Sendable {
    fileprivate let bytes: [UInt8]
    /// Where each line begins, and where one behind the last would: a byte behind the line break, which the last line need not have.
    private let starts: [Int32]
    private let separator: UInt8

    init(_ text: String, separator: UInt8 = UInt8(ascii: "\t")) {
        let bytes = Array(text.utf8)
        var starts: [Int32] = []
        starts.reserveCapacity(bytes.count / 64 + 2)
        var begin = 0
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices where buffer[index] == UInt8(ascii: "\n") {
                starts.append(Int32(begin))
                begin = index + 1
            }
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

    /// The line whose first field is a number, in a table ordered by it.
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

    /// The number that begins a line.
    func number(ofLine line: Int) -> Int {
        var value = 0
        for index in Int(starts[line])..<end(ofLine: line) {
            let digit = bytes[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            value = value * 10 + Int(digit)
        }
        return value
    }

    /// The line whose first field is this text.
    func line(ofText text: String) -> Int? {
        let wanted = Array(text.utf8)
        return (0..<count).first { line in
            let start = Int(starts[line])
            let end = start + wanted.count
            return end < self.end(ofLine: line) && bytes[end] == separator && bytes[start..<end].elementsEqual(wanted)
        }
    }

    /// Where the fields of a line end.
    private func end(ofLine line: Int) -> Int { Int(starts[line + 1]) - 1 }

    fileprivate func field(_ column: Int, ofLine line: Int) -> Range<Int> {
        bytes.withUnsafeBufferPointer { buffer in
            let end = end(ofLine: line)
            var begin = Int(starts[line])
            var left = column
            for index in begin..<end where buffer[index] == separator {
                if left == 0 { return begin..<index }
                left -= 1
                begin = index + 1
            }
            return left == 0 ? begin..<end : end..<end
        }
    }

    struct Row: Sendable {
        private let bytes: [UInt8]
        private let fields: [Field]

        private struct Field {
            var begin: Int32
            var end: Int32

            var range: Range<Int> { Int(begin)..<Int(end) }
        }

        fileprivate init(table: Table, line: Int) {
            var fields: [Field] = []
            fields.reserveCapacity(20)
            var begin = table.starts[line]
            let end = table.starts[line + 1] - 1
            table.bytes.withUnsafeBufferPointer { buffer in
                for index in begin..<end where buffer[Int(index)] == table.separator {
                    fields.append(Field(begin: begin, end: index))
                    begin = index + 1
                }
            }
            fields.append(Field(begin: begin, end: end))
            bytes = table.bytes
            self.fields = fields
        }

        /// The bytes of a field; none when the line is too short to have it.
        fileprivate func field(_ column: Int) -> ArraySlice<UInt8> {
            column < fields.count ? bytes[fields[column].range] : []
        }
    }
}

extension Table where Column: RawRepresentable, Column.RawValue == Int {
    /// One field of a line; nil when it is empty. Cheaper than making the row when one field is all that is asked for.
    func text(_ column: Column, ofLine line: Int) -> String? {
        let field = field(column.rawValue, ofLine: line)
        return field.isEmpty ? nil : String(decoding: bytes[field], as: UTF8.self)
    }

    /// The lines that have a text in a column.
    func lines(with text: String, in column: Column) -> [Int] {
        let wanted = Array(text.utf8)
        return (0..<count).filter { line in
            let field = field(column.rawValue, ofLine: line)
            return field.count == wanted.count && bytes[field].elementsEqual(wanted)
        }
    }
}

extension Table.Row where Column: RawRepresentable, Column.RawValue == Int {
    /// The text of a field; empty when the line is too short to have it.
    subscript(column: Column) -> String { text(column) ?? "" }

    /// Nil when the field is empty.
    func text(_ column: Column) -> String? {
        let field = field(column.rawValue)
        return field.isEmpty ? nil : String(decoding: field, as: UTF8.self)
    }

    /// Nil when the field is empty or no number.
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

    /// The values of a field that joins several.
    func list(_ column: Column, by joiner: Unicode.Scalar = ";") -> [String] {
        field(column.rawValue).split(separator: UInt8(ascii: joiner)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The values of a field that joins several numbers.
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
