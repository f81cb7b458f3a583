import TonearmSQLite
import TonearmSystem

/// The file of rows that could not be read: a comment with file, line and reason, then the row as it was.
enum RejectedRows {
    static func write(from stage: DumpStage, to path: String, _ format: DumpFormat) throws {
        let output = try FileDescriptor.open(
            path: path, .writeOnly, options: [.create, .truncate],
            permissions: [.ownerReadWrite, .groupRead, .otherRead])
        defer { output.closeQuietly() }
        let separator: [UInt8] = format.form == .copy ? [10] : [2, 10]
        let statement = try stage.database.statement(
            "SELECT path, line, reason, bytes FROM \".rejected\" ORDER BY path, line")
        try statement.bind([])
        defer { statement.reset() }
        while try statement.step() {
            let comment = "##\(statement.text(0)):\(statement.integer(1)): \(statement.text(2))"
            try output.write(all: Array(comment.utf8) + separator + statement.bytes(3) + separator)
        }
    }
}
