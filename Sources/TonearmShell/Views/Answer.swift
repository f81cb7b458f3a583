package import AppleMusicAPI

/// An answer of the service, taken apart into the pages that hold resources.
package struct Answer: Sendable {
    let request: Request
    let response: Response
    let json: JSON?
    let sections: [Section]
    /// The one resource that the answer is about, when there is just one and it was fetched whole.
    let single: Resource?
    /// The sections with numbered rows: the pages of a single resource, or all groups. They have only the shown rows, in their order.
    let numberedSections: [Section]
    /// The number of rows in the answer, shown or not.
    let rowCount: Int
    /// Whether rows were chosen or put in another order.
    let isArranged: Bool
    /// The number of rows shown of each numbered section, if the screen is too short for all; nil for all. Rows that are not shown keep their
    /// numbers, so that a number means the same on every screen.
    var fittedCounts: [Int]?
    /// The one-based place of the first row in its list; 1 if the answer has several lists.
    let firstPosition: Int

    /// One page of an answer: the root's own, a group of results, or a relationship in a single resource.
    typealias Section = Envelope.Section

    /// - Parameters:
    ///   - shownRows: the indices of the rows that are shown of each numbered section, in their order; nil for all as they came.
    ///   - fittedCounts: how many rows of each section are shown of those that came; nil for all.
    package init(
        request: Request, response: Response, shownRows: [[Int]]? = nil, fittedCounts: [Int]? = nil
    ) {
        self.request = request
        self.response = response
        json = response.body.json
        sections = json.map { response.envelope.sections(of: $0) } ?? []
        single = Answer.single(of: sections, request)
        var numbered = single.map(Answer.sections) ?? sections
        rowCount = numbered.reduce(0) { $0 + $1.rows.count }
        isArranged = shownRows.map { $0.count == numbered.count } ?? false
        if let shownRows, isArranged {
            for (index, shown) in shownRows.enumerated() {
                let rows = numbered[index].rows
                numbered[index].rows = shown.compactMap { rows.indices.contains($0) ? rows[$0] : nil }
            }
        }
        numberedSections = numbered
        let isFitted = !isArranged && fittedCounts?.count == numbered.count
        self.fittedCounts =
            isFitted
            ? fittedCounts.map { counts in zip(counts, numbered).map { min(max($0, 0), $1.rows.count) } } : nil
        firstPosition = single == nil && sections.count == 1 ? Answer.offset(of: request).addingClamped(1) : 1
    }

    /// The number of the first row. On a later page of one list numbers go on; rows that were chosen or moved are counted anew.
    var firstNumber: Int { isArranged ? 1 : firstPosition }

    /// Returns the number of elements before this page of the list.
    static func offset(of request: Request) -> Int {
        guard let offset = request.value(of: "offset").flatMap({ Int($0) }), (0...largestOffset).contains(offset) else {
            return 0
        }
        return offset
    }

    /// Beyond this no list goes.
    private static let largestOffset = 1_000_000_000

    private static func single(of sections: [Section], _ request: Request) -> Resource? {
        guard let first = sections.first, first.name == nil, first.rows.count == 1, first.page.next == nil else {
            return nil
        }
        // A type without relationships has no full form; there the path tells that just this one was asked for.
        let isWhole = first.rows[0].form == .full || first.rows[0].href == request.path
        return isWhole ? first.rows[0] : nil
    }

    private static func sections(of single: Resource) -> [Section] {
        (single.relationships + single.views).compactMap { name, page in
            let rows = page.data
            let isShown = rows.contains { $0.form != .identity }
            return isShown ? Section(name: name, title: page.title, page: page, rows: rows) : nil
        }
    }

    /// Whether this is one resource without numbered rows.
    var isCard: Bool { single != nil && rows.isEmpty }

    /// The resources behind the row numbers, in their order.
    package var rows: [Resource] { numberedSections.flatMap(\.rows) }

    /// The same with their numbers.
    var numberedRows: NumberedRows { NumberedRows(resources: rows, first: firstNumber) }
}
