/// Invented values for attributes that every answer has, but that are not recorded for some real releases. They are
/// recognizable.
///
/// Codes come from unassigned ranges: `QQ` is not a country in an ISRC (ISO 3166-1 reserves it for private use).
/// Barcodes that begin with 20 are for use within a company (GS1 General Specifications).
enum RecordedGaps {
    /// - Parameter line: a line in the table of songs or of music videos.
    static func isrc(line: Int, isVideo: Bool) -> String {
        "QQ" + (isVideo ? "TNV" : "TNA") + "00" + WorldCodes.digits(line, count: 5)
    }

    /// Returns an EAN-13 made from an album's id.
    static func upc(album number: Int) -> String {
        let payload = "20" + WorldCodes.digits(number, count: 10)
        return payload + String(WorldCodes.checkDigit(payload))
    }

    static let recordLabel = "(label not recorded)"

    /// The songs without recorded names.
    static let unnamedSongs: Set<Int> = {
        let songs = RecordedTables.songs
        return Set((0..<songs.count).filter { isGap(songs[$0][.name]) }.map(songs.number(ofLine:)))
    }()

    /// Returns whether a name is a placeholder: `(track 3 not recorded)`.
    private static func isGap(_ name: String) -> Bool { name.hasPrefix("(track ") && name.hasSuffix(" not recorded)") }

    static func copyright(_ date: String) -> String { "℗ \(date.prefix(4)) (owner not recorded)" }

    /// The default year of release.
    static let year = "2001"

    /// Returns a date with month and day, by default January and the first, because music videos always have a
    /// complete date.
    static func wholeDate(_ date: String?) -> String {
        switch date?.utf8.count {
        case 10: date ?? year
        case 7: (date ?? year) + "-01"
        default: (date ?? year) + "-01-01"
        }
    }

    /// Returns a playlist's modification date, some time before the catalog's edition.
    static func lastModified(_ draw: KeyedRandom) -> String {
        (Discography.edition + -draw[.playlist].below(300)).text + "T08:00:00Z"
    }
}

extension Recorded {
    /// Returns the date of an album: as recorded, else its first song's, else the year of its copyright.
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
