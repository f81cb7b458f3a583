import AppleMusicAPI
import Console

extension Session {
    /// Returns the value of `$3` or `$3.name` in a line: the identifier of a row, or one of its values.
    /// - Parameter path: a path that begins with a dot or a bracket; empty for the identifier.
    /// - Throws: `Failure` if there is no such row, or no value at the path.
    func value(ofRow number: Int, at path: String) throws(Failure) -> String {
        guard let row = rows[number...number]?.first else {
            throw Failure(
                "Cannot read '$\(number)\(path)'",
                rows.extent, next: rows.isEmpty ? "Type for example 'search beach bunny' first." : rows.advice)
        }
        guard !path.isEmpty else { return row.identifier.description }
        let way = try ValueLookup.path(path.hasPrefix(".") ? String(path.dropFirst()) : path)
        do throws(Failure) {
            return ValueLookup.text(of: try ValueLookup.values(at: way, in: ValueLookup.root(of: row)))
        } catch {
            var failure = error
            failure.what = "Cannot read '$\(number)\(path)'"
            throw failure
        }
    }
}
