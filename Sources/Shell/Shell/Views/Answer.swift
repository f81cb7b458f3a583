package import AppleMusicAPI

/// An answer of the service, parsed into its pages of resources.
package struct Answer: Sendable {
    let request: Request
    let response: Response
    let json: JSON?
    let sections: [Section]
    /// The single resource of the answer, if it was fetched completely; nil otherwise.
    let single: Resource?
    /// The sections with numbered rows: the pages of a single resource, or all groups. They contain only the shown
    /// rows, in their order.
    let numberedSections: [Section]
    /// The number of rows in the answer, shown or not.
    let rowCount: Int
    /// Whether rows were filtered or sorted.
    let isArranged: Bool
    /// Whether rows without a name are left out, and incomplete ones come last.
    let isRanked: Bool
    /// The rows that ranking left out or moved; nil if it changed nothing.
    let ranking: RowRanking?
    /// The number of shown rows of each numbered section, if the screen is too short; nil for all. Hidden rows keep
    /// their numbers, so that numbers mean the same on every screen.
    var fittedCounts: [Int]?
    /// The one-based position of the first row in its list; 1 if the answer has several lists.
    let firstPosition: Int

    /// A page of an answer: the list of the root, a group of results, or a relationship of a single resource.
    typealias Section = Envelope.Section

    /// - Parameters:
    ///   - shownRows: the indices of the shown rows of each numbered section, in order; nil for all in the service's
    ///     order.
    ///   - fittedCounts: the number of shown rows of each section; nil for all.
    ///   - isRanked: whether rows without a name are left out, and incomplete ones come last, in lists that the service
    ///     chose.
    package init(
        request: Request, response: Response, shownRows: [[Int]]? = nil, fittedCounts: [Int]? = nil,
        isRanked: Bool = false
    ) {
        self.request = request
        self.response = response
        json = response.body.json
        sections = json.map { response.envelope.sections(of: $0, answering: request) } ?? []
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
        self.isRanked = isRanked
        let ranking = isRanked && !isArranged && single == nil ? RowRanking(of: numbered, answering: request) : nil
        if let ranking { for index in numbered.indices { numbered[index].rows = ranking.sections[index] } }
        self.ranking = ranking
        numberedSections = numbered
        let isFitted = !isArranged && fittedCounts?.count == numbered.count
        self.fittedCounts =
            isFitted
            ? fittedCounts.map { counts in zip(counts, numbered).map { min(max($0, 0), $1.rows.count) } } : nil
        firstPosition = single == nil && sections.count == 1 ? Answer.offset(of: request).addingClamped(1) : 1
    }

    /// The number of the first row. It continues on later pages of a list, but starts at 1 for filtered or sorted
    /// rows.
    var firstNumber: Int { isArranged ? 1 : firstPosition }

    /// Returns the number of elements before this page of the list.
    static func offset(of request: Request) -> Int {
        guard let offset = request.value(of: "offset").flatMap({ Int($0) }), (0...largestOffset).contains(offset) else {
            return 0
        }
        return offset
    }

    /// The largest accepted `offset` of a request; a larger one is read as 0.
    private static let largestOffset = 1_000_000_000

    private static func single(of sections: [Section], _ request: Request) -> Resource? {
        guard let first = sections.first, first.name == nil, first.rows.count == 1, first.page.next == nil else {
            return nil
        }
        // A type without relationships has no full form; then the path shows that the resource was fetched alone.
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

    /// Whether the answer is a single resource without numbered rows.
    var isCard: Bool { single != nil && rows.isEmpty }

    /// The numbered resources, in order.
    package var rows: [Resource] { numberedSections.flatMap(\.rows) }

    /// The numbered resources with their numbers.
    var numberedRows: NumberedRows { NumberedRows(resources: rows, first: firstNumber) }
}
