import AppleMusicAPI
import Testing

/// A walk along `next` links, from the first page to the last.
struct Walk {
    /// The elements of each page as `type/id`.
    var pages: [[String]] = []
    /// The links that were followed.
    var links: [String] = []

    var elements: [String] { pages.flatMap(\.self) }

    /// - Parameters:
    ///   - limit: sent with each page, because `next` drops it.
    ///   - page: returns the collection in an answer; the root by default.
    init(
        _ client: SimulatorClient, from target: String, limit: Int? = nil, page: (JSON) -> JSON? = { $0 }
    ) async throws {
        var next: String? = target
        while let link = next {
            let request = Request(.get, link)
            let (status, json) = try await client.get(
                limit.map { request.setting("limit", to: String($0)).target } ?? link)
            guard status == 200, let object = page(json)?.object else {
                Issue.record("\(link) answers \(status) \(json.text.prefix(300))")
                return
            }
            let current = Page(object)
            pages.append(current.data.map(\.key))
            next = current.next
            guard let link = next else { return }
            guard !current.data.isEmpty, !links.contains(link) else {
                Issue.record("\(target) does not come to an end")
                return
            }
            links.append(link)
        }
    }
}
