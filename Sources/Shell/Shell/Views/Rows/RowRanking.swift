import AppleMusicAPI
import TonearmConsole

/// The rows of lists that the service chose, for people: those without a name are left out, and incomplete ones come
/// last. No source records the names of some real tracks and albums.
struct RowRanking: Sendable {
    /// The rows of each section, in order.
    let sections: [[Resource]]
    private let leftOut: Int
    private let moved: Int

    /// - Returns: nil if the order stays the service's: of the tracks of a release, of resources that were asked for by
    ///   their ids or codes, and of complete rows.
    init?(of sections: [Envelope.Section], answering request: Request) {
        guard Self.isChoice(request) else { return nil }
        var (leftOut, moved) = (0, 0)
        self.sections = sections.map { section in
            let named = section.rows.filter { !$0.lacksName }
            // A section in which no row has a name stays as it is.
            guard !named.isEmpty else { return section.rows }
            leftOut += section.rows.count - named.count
            let complete = named.filter { !$0.isIncomplete }
            let ranked = complete + named.filter(\.isIncomplete)
            if ranked.map(\.identifier) != named.map(\.identifier) { moved += ranked.count - complete.count }
            return ranked
        }
        guard leftOut + moved > 0 else { return nil }
        (self.leftOut, self.moved) = (leftOut, moved)
    }

    /// Returns whether the service chose the rows: search, charts, views, and an artist's albums.
    private static func isChoice(_ request: Request) -> Bool {
        let parts = request.path.split(separator: "/")
        guard request.value(of: "ids") == nil, !request.query.contains(where: { $0.name.hasPrefix("filter[") }) else {
            return false
        }
        guard let last = parts.last else { return false }
        return ["search", "charts", "suggestions"].contains(last) || parts.dropLast().last == "view"
            || parts.count > 4 && parts[3] == "artists" && last == "albums"
    }

    /// The line below the tables.
    var note: StyledText {
        let rows = { (count: Int) in "\(count) \(count == 1 ? "row" : "rows")" }
        let parts = [
            leftOut > 0 ? "\(rows(leftOut)) without a recorded name \(leftOut == 1 ? "is" : "are") left out" : nil,
            moved > 0 ? "\(rows(moved)) with unknown tracks \(moved == 1 ? "comes" : "come") last" : nil,
        ].compactMap { $0 }
        return .faint(parts.joined(separator: ", ") + "; ") + .command("show -o json")
            + .faint(" has the service's order")
    }
}

extension Resource {
    /// Whether the tracks of a release are not all known.
    fileprivate var isIncomplete: Bool { attribute("isComplete")?.bool == false }
}
