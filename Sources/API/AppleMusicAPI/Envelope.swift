/// The form in which a service wraps its answers: the place of rows, of the link to the next page, and of errors.
///
/// Envelopes with equal names are equal. A service of another API brings its own; the shell reads every answer through
/// it.
package struct Envelope: Hashable, Sendable {
    package let name: String
    /// The prefix of every path of the service; a link to a next page must have it.
    package let root: String
    private let readSections: @Sendable (JSON) -> [Section]
    private let makeList: @Sendable ([Resource], String?) -> JSON
    private let readErrors: @Sendable (JSON) -> [APIError]
    private let computeNext: @Sendable (JSON, Request) -> String?

    /// One list of an answer.
    package struct Section: Sendable {
        /// The name of a group: `songs`, `topResults`; nil for an answer that is one list.
        package var name: String?
        /// The group's heading, if the service sends one.
        package var title: String?
        /// The list in the form of the Apple Music API: `data`, and `next` if there is another page.
        package var page: Page
        /// The elements.
        package var rows: [Resource]

        package init(name: String?, title: String?, page: Page, rows: [Resource]) {
            self.name = name
            self.title = title
            self.page = page
            self.rows = rows
        }

        /// A group whose elements are those of its page.
        package init(_ name: String?, _ page: Page) {
            self.init(name: name, title: page.title, page: page, rows: page.data)
        }
    }

    /// - Parameters:
    ///   - root: the prefix of all paths: `/v1/`
    ///   - sections: reads the lists of a successful answer's body, in order.
    ///   - list: makes a body of these elements, with the link to the next page. `sections` reads it.
    ///   - errors: reads the errors of a body; empty if it has no errors.
    ///   - next: returns the target of the next page of an answer that is one list without a link; nil without one.
    package init(
        name: String, root: String, sections: @escaping @Sendable (JSON) -> [Section],
        list: @escaping @Sendable (_ rows: [Resource], _ next: String?) -> JSON,
        errors: @escaping @Sendable (JSON) -> [APIError],
        next: @escaping @Sendable (JSON, Request) -> String? = { _, _ in nil }
    ) {
        computeNext = next
        self.name = name
        self.root = root
        readSections = sections
        makeList = list
        readErrors = errors
    }

    /// Returns the lists of an answer, in order.
    package func sections(of body: JSON) -> [Section] { readSections(body) }

    /// Returns the lists of an answer to a request, in order. A list without a link to its next page gets one if the
    /// service pages by parameters.
    package func sections(of body: JSON, answering request: Request) -> [Section] {
        var sections = readSections(body)
        guard sections.count == 1, sections[0].page.next == nil, let next = computeNext(body, request) else {
            return sections
        }
        sections[0].page.json["next"] = .string(next)
        return sections
    }

    /// Returns the body of an answer that is one list.
    package func list(of rows: [Resource], next: String?) -> JSON { makeList(rows, next) }

    /// Returns the errors of an answer, most important first.
    package func errors(of body: JSON) -> [APIError] { readErrors(body) }

    package static func == (one: Envelope, other: Envelope) -> Bool { one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The envelope of the Apple Music API: `data` and `next`, groups in `results`, and `errors` ("Handling requests
    /// and responses").
    package static let appleMusic = Envelope(
        name: "apple music", root: "/v1/", sections: appleMusicSections, list: appleMusicList
    ) { ErrorDocument($0)?.errors ?? [] }

    @Sendable private static func appleMusicList(of rows: [Resource], next: String?) -> JSON {
        var body = JSONObject()
        body.append("next", next.map { .string($0) })
        body.append("data", .array(rows.map { .object($0.json) }))
        return .object(body)
    }

    @Sendable private static func appleMusicSections(of body: JSON) -> [Section] {
        guard case .object(let object) = body else { return [] }
        if body["data"]?.array != nil { return [Section(nil, Page(object))] }
        guard let groups = body["results"]?.object else { return [] }
        return groups.members.flatMap { member -> [Section] in
            switch member.value {
            case .object(let group) where group["data"] != nil: [Section(member.name, Page(group))]
            // Charts: an array of pages. Suggestions: an array of contents.
            case .array(let elements):
                elements.contains { $0["content"] != nil }
                    ? [suggestions(member.name, elements)]
                    : elements.compactMap { $0.object.map { Section(member.name, Page($0)) } }
                        .filter { !$0.rows.isEmpty }
            default: []
            }
        }
    }

    private static func suggestions(_ name: String, _ elements: [JSON]) -> Section {
        Section(
            name: name, title: nil, page: Page(JSONObject()),
            rows: elements.compactMap { $0["content"].flatMap { Resource($0) } })
    }
}
