import AppleMusicAPI

/// Rows that are followed by their members: an album by its songs, an artist by its albums.
struct GroupedRows {
    /// The column that gets the ids of the members.
    let column: String
    private var key: String?
    private var row: JSONObject?
    private var members: [String] = []
    private var genres: [String: Int] = [:]
    /// The number of rows whose id another row has too; the last one counts.
    private(set) var duplicates = 0

    init(column: String) { self.column = column }

    /// - Parameter json: an object with `owner`, and `content` or a `member`.
    /// - Returns: the row that is complete now; nil if none is.
    mutating func add(_ json: JSON) -> MusicFeedRow? {
        let next = json["owner"]?.string
        // A row without an id is a group of its own.
        let isSame = key != nil && next == key
        let done = isSame ? nil : finish()
        key = next
        if let row = json["content"]?.object {
            if self.row != nil { duplicates += 1 }
            self.row = row
        }
        // Equal members are neighbors.
        if let member = json["member"]?.string, members.last != member {
            members.append(member)
            if let genre = json["genre"]?.string { genres[genre, default: 0] += 1 }
        }
        return done
    }

    /// Returns the last row, and begins anew.
    mutating func finish() -> MusicFeedRow? {
        defer { (key, row, members, genres) = (nil, nil, [], [:]) }
        guard var row else { return nil }
        row.append(column, .strings(members))
        // Of equally frequent genres the first in the alphabet counts.
        let genre = genres.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        row.append("_genre", genre.map(JSON.string))
        return MusicFeedRow(columns: row)
    }
}
