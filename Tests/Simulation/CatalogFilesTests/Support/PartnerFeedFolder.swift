import Foundation
import TonearmBulkData
import TonearmCatalogFiles
import TonearmTestSupport

/// A folder with files of the Enterprise Partner Feed.
struct PartnerFeedFolder {
    let folder: TemporaryFolder
    let name: String
    var path: String { folder.path + "/" + name }

    init(_ name: String, in folder: TemporaryFolder) throws {
        (self.folder, self.name) = (folder, name)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// The parts of a file around its rows.
    struct Form {
        /// The header's records in their order; `#` and the separators are added. `COLUMNS` becomes the names.
        var header = ["COLUMNS", "primaryKey:id", "dbTypes:BIGINT", "exportMode:FULL", "#Legal notice"]
        /// The trailer's number; nil for a file without a trailer.
        var written: (Int) -> Int? = { $0 }
    }

    /// Writes a table. A value that is nil is an empty field.
    func write(_ table: String, _ columns: [String], _ rows: [[String?]], _ form: Form = Form()) throws {
        var text = ""
        for record in form.header {
            let names = (["export_date"] + columns).joined(separator: "\u{1}")
            text += "#" + record.replacingOccurrences(of: "COLUMNS", with: names) + "\u{2}\n"
        }
        for row in rows { text += (["1767323045000"] + row.map { $0 ?? "" }).joined(separator: "\u{1}") + "\u{2}\n" }
        if let written = form.written(rows.count) { text += "#recordsWritten:\(written)\u{2}\n" }
        try folder.write(text, to: name + "/" + table)
    }

    /// Writes a small feed: two artists, an album with two songs, one of them by both artists.
    func writeSmall(_ form: Form = Form()) throws {
        try write(
            "genre", ["genre_id", "parent_id", "name"], [["34", nil, "Music"], ["20", "34", "Alternative"]], form)
        try write(
            "artist", ["artist_id", "name", "is_actual_artist", "view_url", "artist_type_id"],
            [["7001", "Ana", "1", nil, "1"], ["7002", "Bo", "1", nil, "1"]], form)
        try write(
            "collection", ["collection_id", "name", "title_version", "artist_display_name", "original_release_date"],
            [["8001", "First Light", nil, "Ana", "2026 05 01"]], form)
        try write(
            "song",
            ["song_id", "name", "title_version", "artist_display_name", "collection_display_name", "track_length"],
            [
                ["9001", "Morning", nil, "Ana", "First Light", "61000"],
                ["9002", "Noon", "Live", "Ana & Bo", "First Light", "62000"],
            ], form)
        try write(
            "artist_collection", ["artist_id", "collection_id", "is_primary_artist", "role_id"],
            [["7001", "8001", "1", "1"]], form)
        try write(
            "artist_song", ["artist_id", "song_id"], [["7001", "9001"], ["7001", "9002"], ["7002", "9002"]], form)
        try write(
            "collection_song", ["collection_id", "song_id", "track_number", "volume_number", "preorder_only"],
            [["8001", "9001", "1", "1", "0"], ["8001", "9002", "2", "1", "0"]], form)
        try write("genre_collection", ["genre_id", "collection_id", "is_primary"], [["20", "8001", "1"]], form)
        try write("song_match", ["song_id", "isrc", "amg_track_id"], [["9001", "ZZAAA2600001", nil]], form)
        try write(
            "collection_match", ["collection_id", "upc", "grid", "amg_album_id"], [["8001", "0001", nil, nil]], form)
    }

    /// The rows of a table without the date of the export, sorted.
    func rows(_ table: String) throws -> [String] {
        try String(contentsOfFile: path + "/" + table, encoding: .utf8).components(separatedBy: "\u{2}\n")
            .filter { !$0.hasPrefix("#") && !$0.isEmpty }
            .map { $0.split(separator: "\u{1}", omittingEmptySubsequences: false).dropFirst().joined(separator: "|") }
            .sorted()
    }

    var tables: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}

extension TemporaryFolder {
    /// Returns the rows of a catalog in the feed's form, by table.
    func rows(of catalog: CatalogFile?, as name: String) throws -> [String: [String]] {
        let feed = try PartnerFeedFolder(name, in: self)
        _ = try PartnerFeedExport(to: feed.path, date: 0).run(catalog, replacing: true)
        return Dictionary(uniqueKeysWithValues: try feed.tables.map { ($0, try feed.rows($0)) })
    }
}
