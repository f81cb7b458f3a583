package import AppleMusicAPI

/// The exports of the Apple Music Feed in a folder, as the service lists them.
package struct MusicFeed: Sendable, Hashable {
    /// The exports, oldest first within a data set.
    package let exports: [MusicFeedExport]

    package init(_ exports: [MusicFeedExport]) {
        self.exports = exports.sorted { ($0.table.id, $0.id) < ($1.table.id, $1.id) }
    }

    /// Returns the latest export of a data set.
    package func latest(_ table: MusicFeedTable) -> MusicFeedExport? { exports.last { $0.table == table } }

    /// Returns the feed with the secret of its access keys.
    package func signed(with secret: String) -> MusicFeed {
        MusicFeed(
            exports.map { export in
                MusicFeedExport(
                    export.table, id: export.id,
                    parts: export.parts.map { part in
                        var part = part
                        part.secret = secret
                        return part
                    })
            })
    }

    package func export(_ id: String) -> MusicFeedExport? { exports.first { $0.id == id } }

    /// Returns the part that an address path names: `/exports/{export}/{part}.parquet`.
    package func part(at path: String) -> MusicFeedPart? {
        let segments = path.split(separator: "/").map { PercentEncoding.decode($0) }
        guard segments.count == 3, segments[0] == "exports" else { return nil }
        return export(segments[1])?.parts.first { $0.id + MusicFeedPart.ending == segments[2] }
    }
}

/// One export of a data set: all of its rows at one time, in parts.
package struct MusicFeedExport: Sendable, Hashable {
    package let table: MusicFeedTable
    /// The id: `album_2024-02-13T16-01`.
    package let id: String
    /// The parts in their order.
    package let parts: [MusicFeedPart]

    package init(_ table: MusicFeedTable, id: String, parts: [MusicFeedPart]) {
        self.table = table
        self.id = id
        self.parts = parts
    }

    /// Returns the id of the export of a data set at a time.
    /// - Parameter stamp: minutes in UTC, as in `2024-02-13T16-01`.
    package static func id(_ table: MusicFeedTable, stamp: String) -> String { "\(table.id)_\(stamp)" }

    package var path: String { "/v1/feed/exports/\(PercentEncoding.encodeSegment(id))" }
}

/// A Parquet file with some rows of an export.
package struct MusicFeedPart: Sendable, Hashable {
    /// The id: `0_part_album_2024-02-13T16-01`.
    package let id: String
    /// The position in the export, from 0.
    package let offset: Int
    /// The path of the file.
    package let file: String
    /// The size of the file in bytes.
    package let size: Int
    /// The secret of the access keys; empty without a server.
    package var secret = ""

    package init(id: String, offset: Int, file: String, size: Int) {
        self.id = id
        self.offset = offset
        self.file = file
        self.size = size
    }

    package static let ending = ".parquet"

    /// Returns the id of a part.
    package static func id(_ offset: Int, of export: String) -> String { "\(offset)_part_\(export)" }

    /// Returns the address of the part, which expires.
    /// - Parameter time: seconds since 1970.
    package func address(in export: MusicFeedExport, at time: Int) -> String {
        let path = "/exports/\(PercentEncoding.encodeSegment(export.id))/\(PercentEncoding.encodeSegment(id))"
        return MusicFeedPart.base + path + MusicFeedPart.ending + "?accessKey="
            + MusicFeedAccessKey(of: self, at: time).text
    }

    /// The default address of the served simulator.
    private static let base = "http://127.0.0.1:8502"
}
