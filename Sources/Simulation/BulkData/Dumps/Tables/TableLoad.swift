import TonearmSQLite

/// A run through one table's file.
struct TableLoad {
    private let table: DumpTable
    private let member: String
    private let file: DumpFile
    private let stage: DumpStage
    private let form: DumpFormat.Form
    private let layout: DumpLayout
    private var reader: RecordReader
    /// The first record after the header, which is read with it.
    private var first: (bytes: [UInt8], line: Int)?
    private(set) var done = DumpStage.Progress()
    private(set) var isContinued = false
    /// The rows of a full file that later rows of the file replaced.
    private(set) var duplicates = 0
    /// The number of rows that the trailer names; nil before it is read.
    private var written: Int?

    /// Reads the header.
    init(
        _ table: DumpTable, _ member: String, _ form: DumpFormat.Form, _ file: DumpFile, _ stage: DumpStage,
        _ pieces: any DumpPieces
    ) throws {
        self.table = table
        self.member = member
        self.file = file
        self.stage = stage
        self.form = form
        reader = RecordReader(pieces, form)
        guard form == .partnerFeed else {
            layout = DumpLayout(table)
            return
        }
        var header: [String] = []
        var line = reader.line
        var written: Int?
        while let record = try reader.next() {
            guard record.first == UInt8(ascii: "#") else {
                first = (Array(record), line)
                break
            }
            written = Self.trailer(record) ?? written
            header.append(String(decoding: record, as: UTF8.self))
            line = reader.line
        }
        self.written = written
        layout = try DumpLayout(header: header, of: table)
    }

    /// Stages the rows. Those of an increment are one transaction, so that it changes the table whole or not at all.
    mutating func run(_ progress: (_ share: Double, _ rows: Int) throws -> Void) throws {
        let database = stage.database
        try database.execute("BEGIN IMMEDIATE")
        if let known = try stage.progress(of: file, member), !layout.isIncrement {
            try reader.move(to: known.offset, line: known.line)
            first = nil
            done = known
            isContinued = true
        } else if !layout.isIncrement {
            try stage.begin(table, from: file)
        }
        let insertion = try database.statement(table.insertion)
        let fields = DumpFields(table, layout, form)
        if let first {
            try add(first.bytes[...], first.line, fields, insertion)
            self.first = nil
        }
        var line = reader.line
        while let record = try reader.next() {
            try add(record, line, fields, insertion)
            line = reader.line
            guard done.rows % DumpStage.batch == 0, done.rows > 0 else { continue }
            if !layout.isIncrement {
                try save()
                try database.execute("COMMIT; BEGIN IMMEDIATE")
            }
            try progress(reader.share, done.rows - done.rejected)
        }
        try checkTrailer()
        try finish()
        try database.execute("COMMIT")
        try progress(reader.share, done.rows - done.rejected)
    }

    private mutating func add(
        _ record: ArraySlice<UInt8>, _ line: Int, _ fields: DumpFields, _ insertion: Statement
    ) throws {
        if form == .partnerFeed, record.first == UInt8(ascii: "#") {
            written = Self.trailer(record) ?? written
            return
        }
        // The end of PostgreSQL's output in its older form.
        if form == .copy, record.elementsEqual([92, 46]) { return }
        done.rows += 1
        let values: [SQLiteValue]
        do throws(DumpFileProblem) {
            values = try fields.values(record)
        } catch {
            done.rejected += 1
            return try stage.reject(record, of: file, line: line, reason: error.reason)
        }
        try insertion.run(values)
    }

    private mutating func save() throws(SQLiteError) {
        done.offset = reader.offset
        done.line = reader.line
        try stage.set(done, of: file, member)
    }

    private mutating func finish() throws {
        if !layout.isIncrement {
            let count = try stage.database.first("SELECT count(*) FROM \"\(table.name)\"") { $0.integer(0) } ?? 0
            duplicates = max(done.rows - done.rejected - count, 0)
            try stage.end(table)
        }
        done.isDone = true
        try save()
    }

    /// - Throws: `DumpFileProblem` if the file is cut short.
    private func checkTrailer() throws(DumpFileProblem) {
        guard form == .partnerFeed else { return }
        guard let written else {
            throw DumpFileProblem("it is cut short: its last record is not the trailer '#recordsWritten:NUMBER'")
        }
        guard written == done.rows else {
            throw DumpFileProblem("it is cut short: its trailer counts \(written) rows, and it has \(done.rows)")
        }
    }

    private static func trailer(_ record: ArraySlice<UInt8>) -> Int? {
        let name = Array("#recordsWritten:".utf8)
        guard record.starts(with: name) else { return nil }
        return Int(String(decoding: record.dropFirst(name.count), as: UTF8.self))
    }
}
