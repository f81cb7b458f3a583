/// What every answer of the service says, and no recording says of some real releases: values that are plainly ours.
///
/// Codes come from ranges that are never assigned: `QQ` is no country's in an ISRC (ISO 3166-1 keeps it for private use), and a barcode that
/// begins with 20 is for use within a company (GS1 General Specifications).
enum RecordedGaps {
    /// - Parameter line: of the table of songs or of music videos.
    static func isrc(line: Int, isVideo: Bool) -> String {
        "QQ" + (isVideo ? "TNV" : "TNA") + "00" + WorldCodes.digits(line, count: 5)
    }

    /// EAN-13 of an album's id.
    static func upc(album number: Int) -> String {
        let payload = "20" + WorldCodes.digits(number, count: 10)
        return payload + String(WorldCodes.checkDigit(payload))
    }

    static let recordLabel = "(label not recorded)"

    /// The songs whose names are not recorded.
    static let unnamedSongs: Set<Int> = {
        let songs = RecordedTables.songs
        return Set((0..<songs.count).filter { isGap(songs[$0][.name]) }.map(songs.number(ofLine:)))
    }()

    /// Whether a name stands for a missing one: `(track 3 not recorded)`.
    private static func isGap(_ name: String) -> Bool { name.hasPrefix("(track ") && name.hasSuffix(" not recorded)") }

    static func copyright(_ date: String) -> String { "℗ \(date.prefix(4)) (owner not recorded)" }

    /// The year of what nothing tells.
    static let year = "2001"

    /// Music videos have whole dates.
    static func wholeDate(_ date: String?) -> String {
        switch date?.utf8.count {
        case 10: date ?? year
        case 7: (date ?? year) + "-01"
        default: (date ?? year) + "-01-01"
        }
    }

    /// When a playlist was changed last, some time before the edition of the catalog.
    static func lastModified(_ draw: KeyedRandom) -> String {
        (Discography.edition + -draw[.playlist].below(300)).text + "T08:00:00Z"
    }
}

extension Recorded {
    /// The date of an album: as recorded, or the first of its songs', or the year of its copyright.
    func date(ofAlbum number: Int) -> String? {
        guard let line = RecordedTables.albums.line(ofNumber: number) else { return nil }
        let row = RecordedTables.albums[line]
        if let date = row.text(.releaseDate) { return date }
        let songs = RecordedTables.songs
        let dates = songs.lines(with: String(number), in: .albumID).compactMap { songs[$0].text(.releaseDate) }
        if let first = dates.min() { return first }
        return row.text(.copyright)?.split { !$0.isNumber }.first { $0.utf8.count == 4 }.map(String.init)
    }
}
