import TonearmSQLite

/// The fields of a record as values of a staged row.
struct DumpFields {
    private let table: DumpTable
    private let layout: DumpLayout
    private let form: DumpFormat.Form
    private let columns: [DumpTable.Column]
    /// The place of the value of each field of a record.
    private let targets: [Int?]

    init(_ table: DumpTable, _ layout: DumpLayout, _ form: DumpFormat.Form) {
        self.table = table
        self.layout = layout
        self.form = form
        columns = table.staged
        var targets = [Int?](repeating: nil, count: layout.width)
        for (target, place) in layout.places.enumerated() { if let place { targets[place] = target } }
        self.targets = targets
    }

    /// - Throws: `DumpFileProblem` if the record is not a row of the table.
    func values(_ record: ArraySlice<UInt8>) throws(DumpFileProblem) -> [SQLiteValue] {
        let separator: UInt8 = form == .copy ? 9 : 1
        var values = [SQLiteValue](repeating: .null, count: columns.count)
        var field = 0
        var start = record.startIndex
        while true {
            let end = record[start...].firstIndex(of: separator) ?? record.endIndex
            if field < targets.count, let target = targets[field] {
                values[target] = try value(record[start..<end], columns[target])
            }
            field += 1
            if end == record.endIndex { break }
            start = end + 1
        }
        guard field == layout.width || (layout.mayBeWider && field > layout.width) else {
            throw DumpFileProblem("it has \(field) fields, and the table '\(table.name)' has \(layout.width) columns")
        }
        return values
    }

    private func value(_ bytes: ArraySlice<UInt8>, _ column: DumpTable.Column) throws(DumpFileProblem) -> SQLiteValue {
        let isMissing = form == .copy ? bytes.elementsEqual([92, 78]) : bytes.isEmpty
        if isMissing {
            if column.isKey { throw DumpFileProblem("the key '\(column.name)' is missing") }
            return .null
        }
        if column.kind == .number {
            guard let number = DumpFields.number(bytes) else {
                let text = String(decoding: bytes.prefix(40), as: UTF8.self)
                throw DumpFileProblem("'\(column.name)' is '\(text)', not a number")
            }
            return .integer(number)
        }
        guard let text = String(validating: form == .copy ? DumpFields.plain(bytes) : bytes, as: UTF8.self) else {
            throw DumpFileProblem("'\(column.name)' is not UTF-8")
        }
        return .text(text)
    }

    /// Reads a whole number, or PostgreSQL's `t` and `f`.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.elementsEqual([116]) { return 1 }
        if bytes.elementsEqual([102]) { return 0 }
        var digits = bytes
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        var number = 0
        for digit in digits {
            guard digit >= 48, digit <= 57 else { return nil }
            number = number * 10 + Int(digit - 48)
        }
        return isNegative ? -number : number
    }

    /// Removes the backslashes of COPY's text format ("COPY", PostgreSQL's documentation).
    private static func plain(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.contains(92) else { return bytes }
        let escapes: [UInt8: UInt8] = [98: 8, 102: 12, 110: 10, 114: 13, 116: 9, 118: 11]
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                plain.append(escapes[byte] ?? byte)
                isEscaped = false
            } else if byte == 92 {
                isEscaped = true
            } else {
                plain.append(byte)
            }
        }
        return plain[...]
    }
}
