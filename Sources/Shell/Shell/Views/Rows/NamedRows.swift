import AppleMusicAPI
import TonearmConsole

/// The rows of a release's card that have a name. No source records the names of some real tracks and albums.
struct NamedRows {
    let rows: [Resource]
    /// The one-based numbers of the rows, which are those of the complete list.
    let numbers: [Int]
    private let leftOut: Int

    /// - Parameter isStrict: whether a list in which no row has a name becomes empty; otherwise it stays complete.
    init(_ all: [Resource], firstNumber: Int, isStrict: Bool = false) {
        let named = all.indices.filter { !all[$0].lacksName }
        let shown = named.isEmpty && !isStrict ? Array(all.indices) : named
        rows = shown.map { all[$0] }
        numbers = shown.map { firstNumber + $0 }
        leftOut = all.count - shown.count
    }

    /// The line below the table; nil if all rows are shown.
    var note: StyledText? {
        guard leftOut > 0 else { return nil }
        let verb = leftOut == 1 ? "row is" : "rows are"
        return .faint("\(leftOut) \(verb) left out, because no source has a name; ") + .command("show -o json")
            + .faint(" has all")
    }
}

extension Resource {
    /// Whether the catalog has a placeholder instead of a name: `(track 2 not recorded)`, `Album 715675181`.
    var lacksName: Bool {
        guard let name = attribute("name")?.string else { return false }
        return name.hasPrefix("(track ") && name.hasSuffix(" not recorded)") || name == "Album \(id)"
    }
}
