package import AppleMusicAPI
package import TonearmCatalog
import TonearmSystem

/// A folder with exports of the Apple Music Feed.
///
/// `catalog export` writes `FOLDER/{feedId}/{export id}/{part id}.parquet`. Parts that other programs downloaded are
/// found too: a folder or a file name must contain the data set's name, such as `albums/` or `0_part_album_…`.
package enum MusicFeedFolder {
    /// Finds the exports in a folder and its subfolders.
    /// - Throws: `MusicFeedProblem` if there is no folder, or if an export lacks a part.
    package static func exports(in folder: String) throws(MusicFeedProblem) -> [MusicFeedExport] {
        guard FileSystem.isFolder(folder) else { throw .noFolder }
        var found: [Group: [(offset: Int?, path: String)]] = [:]
        for path in try files(in: folder) {
            guard let part = PartName(path) else { continue }
            found[Group(table: part.table, name: part.export), default: []].append((part.offset, "\(folder)/\(path)"))
        }
        var exports: [MusicFeedExport] = []
        for (group, files) in found.sorted(by: { $0.key < $1.key }) { exports.append(try export(group, files)) }
        return exports
    }

    /// Returns the latest export of each data set.
    package static func latest(in folder: String) throws(MusicFeedProblem) -> [MusicFeedTable: MusicFeedExport] {
        var latest: [MusicFeedTable: MusicFeedExport] = [:]
        for export in try exports(in: folder) { latest[export.table] = export }
        return latest
    }

    /// Returns the exports of a folder for a server.
    /// - Throws: `MusicFeedProblem` also for a part that is damaged.
    package static func served(_ folder: String) throws(MusicFeedProblem) -> MusicFeed {
        let exports = try exports(in: folder)
        if exports.isEmpty { throw .missing(MusicFeedTable.allCases.map(\.id)) }
        for part in exports.flatMap(\.parts) { try ParquetFile.check(part.file) }
        return MusicFeed(exports)
    }

    /// The parts that belong together: a data set, and a time or a folder.
    private struct Group: Hashable, Comparable {
        let table: MusicFeedTable
        let name: String

        static func < (left: Self, right: Self) -> Bool { (left.table.id, left.name) < (right.table.id, right.name) }
    }

    /// Returns the paths of the files below a folder. Other programs write names such as `_SUCCESS` beside the parts.
    private static func files(in folder: String) throws(MusicFeedProblem) -> [String] {
        do {
            return try FolderWalk(
                folder, skipping: { FolderWalk.isHidden($0) || $0.hasPrefix("_") }, pausing: Task.checkCancellation
            ).files
        } catch {
            throw MusicFeedProblem(error)
        }
    }

    private static func export(
        _ group: Group, _ files: [(offset: Int?, path: String)]
    ) throws(MusicFeedProblem) -> MusicFeedExport {
        let isNumbered = files.allSatisfy { $0.offset != nil }
        let files = files.sorted { ($0.offset ?? 0, $0.path) < ($1.offset ?? 0, $1.path) }
        var parts: [MusicFeedPart] = []
        for (number, file) in files.enumerated() {
            if isNumbered, let offset = file.offset, offset > number { throw .missingPart(number, of: group.name) }
            parts.append(
                MusicFeedPart(
                    id: MusicFeedPart.id(number, of: group.name), offset: number, file: file.path,
                    size: FileSystem.size(file.path)))
        }
        return MusicFeedExport(group.table, id: group.name, parts: parts)
    }
}

/// The data set, export and number of a part, from its path below the feed's folder.
struct PartName: Equatable {
    let table: MusicFeedTable
    /// The export's id: from the file's name, or from the folders.
    let export: String
    /// The number of the part; nil if its name does not contain it.
    let offset: Int?

    /// - Returns: nil if the path does not name a data set.
    init?(_ path: String) {
        var folders = path.split(separator: "/").map(String.init)
        var name = folders.removeLast()
        if name.lowercased().hasSuffix(MusicFeedPart.ending) { name.removeLast(MusicFeedPart.ending.count) }
        let fields = name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        if fields.count == 3, fields[1] == "part", let number = Int(fields[0]), number >= 0,
            let table = Self.table(named: fields[2].prefix { $0 != "_" })
        {
            (self.table, export, offset) = (table, fields[2], number)
            return
        }
        // Without the number in its name, a file must at least say that it is Parquet.
        guard path.lowercased().hasSuffix(MusicFeedPart.ending),
            let table = folders.lazy.compactMap({ Self.table(named: $0[...]) }).first
        else { return nil }
        self.table = table
        let rest = folders.filter { Self.table(named: $0[...]) == nil && !$0.hasPrefix("version=") }
        let stamp = rest.map { $0.split(separator: "=").last.map(String.init) ?? $0 }.joined(separator: "T")
        export =
            rest.count == 1 && rest[0].hasPrefix(table.id + "_") ? rest[0] : MusicFeedExport.id(table, stamp: stamp)
        offset = nil
    }

    /// - Parameter name: in singular or plural, in any case: `album`, `Albums`.
    private static func table(named name: Substring) -> MusicFeedTable? {
        let name = name.lowercased()
        return MusicFeedTable.allCases.first { $0.id.lowercased() == name || $0.id.lowercased() + "s" == name }
    }
}
