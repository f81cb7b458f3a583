import TonearmSystem

/// A file of the Enterprise Partner Feed that is being written.
final class ExportedTable {
    let path: String
    private let table: DumpTable
    private let output: FileDescriptor
    private var buffer: [UInt8] = []
    /// The value of the first column of each row.
    private let date: [UInt8]
    private(set) var rows = 0

    private static let bufferSize = 1 << 18

    /// Creates the file and writes its header.
    /// - Parameter date: the time of the export, in milliseconds since 1970.
    init(_ table: DumpTable, in folder: String, date: Int, replacing: Bool) throws(DumpProblem) {
        self.table = table
        self.date = Array(String(date).utf8)
        path = folder + "/" + table.name
        do throws(Errno) {
            output = try FileDescriptor.open(
                path: path, .writeOnly, options: [.create, replacing ? .truncate : .exclusiveCreate],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
        } catch {
            throw .file(path, reason: error.description)
        }
        let columns = table.columns
        let names = (["export_date"] + columns.map(\.name)).joined(separator: "\u{1}")
        let types = (["BIGINT"] + columns.map(Self.type)).joined(separator: "\u{1}")
        let header = [
            names, "primaryKey:" + table.key.joined(separator: "\u{1}"), "dbTypes:" + types, "exportMode:FULL",
            "#legal: Made by tonearm from a catalog of its own.",
            "#legal: This file has the form of the Enterprise Partner Feed and none of its contents.",
            "#legal: Ids and names may be invented.",
        ]
        for line in header { buffer += Array("#\(line)\u{2}\n".utf8) }
    }

    /// Writes a row: the values of the table's columns in their order, nil for a missing one.
    func add(_ values: [String?]) throws(DumpProblem) {
        buffer += date
        for value in values {
            buffer.append(1)
            guard let value else { continue }
            for byte in value.utf8 { buffer.append(byte == 1 || byte == 2 ? UInt8(ascii: " ") : byte) }
        }
        buffer += [2, 10]
        rows += 1
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Writes the trailer and closes the file.
    func finish() throws(DumpProblem) {
        buffer += Array("#recordsWritten:\(rows)\u{2}\n".utf8)
        try flush()
        do { try output.close() } catch { throw .file(path, reason: String(describing: error)) }
    }

    /// Closes and removes the file.
    func discard() {
        output.closeQuietly()
        FileSystem.remove(path)
    }

    private func flush() throws(DumpProblem) {
        do throws(Errno) { try output.write(all: buffer) } catch { throw .file(path, reason: error.description) }
        buffer.removeAll(keepingCapacity: true)
    }

    private static func type(_ column: DumpTable.Column) -> String {
        if column.name.hasPrefix("is_") || column.name == "preorder_only" { return "BOOLEAN" }
        if column.name.hasSuffix("_date") { return "DATETIME" }
        if column.name == "retail_price" { return "DECIMAL(9,3)" }
        if column.kind == .number || column.name.hasSuffix("_id") { return "BIGINT" }
        return "VARCHAR(1000)"
    }
}
