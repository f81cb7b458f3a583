import TonearmSystem

/// A file of a feed: one table, or an archive of tables, compressed or not.
struct DumpFile: Hashable {
    var path: String
    /// The size and the time of the last change, by which an interrupted import knows the file again.
    var identity: String

    private init(_ path: String) {
        self.path = path
        identity = FileSystem.stamp(of: path)?.text ?? ""
    }

    /// Returns the files of a given file or folder, in the order of their names.
    /// - Throws: `DumpFileProblem` if there is no such path.
    static func all(at path: String, of format: DumpFormat) throws -> [DumpFile] {
        guard FileSystem.exists(path) else { throw DumpFileProblem("there is no such file or folder") }
        guard FileSystem.isFolder(path) else { return [DumpFile(FileSystem.absolute(path))] }
        let folder = FileSystem.absolute(path)
        return try FolderWalk(folder, depth: DumpFormat.depth, pausing: Task.checkCancellation).files
            .map { DumpFile("\(folder)/\($0)") }.filter { $0.isArchive || format.table($0.name) != nil }
    }

    /// The file's name without the ending of an archive: a plain file's table.
    var name: String {
        let name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        guard let ending = Self.endings.first(where: { name.hasSuffix($0) }) else { return name }
        return String(name.dropLast(ending.count))
    }

    var isArchive: Bool { Self.endings.contains { path.hasSuffix($0) } }

    private static let plainEnding = ".tar"
    private static let endings = [".tbz", ".tbz2", ".tar.bz2", plainEnding]

    /// Passes the tables in the file, each with its bytes.
    func forEachTable(_ body: (_ name: String, _ pieces: any DumpPieces) throws -> Void) throws {
        guard isArchive else { return try body(name, PlainPieces(path)) }
        let members = TarMembers(
            path.hasSuffix(Self.plainEnding) ? try PlainPieces(path) : try PackedPieces(path))
        while let member = try members.next() {
            try body(member.split(separator: "/").last.map(String.init) ?? member, MemberPieces(members))
        }
    }
}
