import AppleMusicAPI

/// The rows of an answer that a short screen shows, and the addresses of the others.
extension Answer {
    /// The same answer with this many rows of each numbered section; nil for all.
    func fitted(_ counts: [Int]?) -> Answer {
        var answer = self
        answer.fittedCounts = counts
        return answer
    }

    /// The rows of a numbered section that are shown.
    func visibleRows(of index: Int) -> [Resource] {
        let rows = numberedSections[index].rows
        return fittedCounts.map { Array(rows.prefix($0[index])) } ?? rows
    }

    /// The number of rows that are shown.
    var visibleCount: Int { fittedCounts?.reduce(0, +) ?? numberedSections.reduce(0) { $0 + $1.rows.count } }

    /// Pages that go on, with the names by which `next` can be told which.
    var continuations: [(name: String?, target: String)] {
        numberedSections.indices.compactMap { index in
            let section = numberedSections[index]
            let target =
                if let count = fittedCounts?[index], count < section.rows.count {
                    self.target(of: section, from: count)
                } else { section.page.next }
            return target.map { (section.name, $0) }
        }
    }

    /// The elements of a section's page that come before its continuation, those that `--where` left out too.
    func elements(beforeContinuationOf name: String?) -> [Resource] {
        guard let index = numberedSections.firstIndex(where: { $0.name == name }) else { return [] }
        let data = numberedSections[index].page.data
        return fittedCounts.map { Array(data.prefix($0[index])) } ?? data
    }

    /// Whether rows of a numbered section can be left out: the service has an address for the rest.
    func canShorten(_ index: Int) -> Bool {
        let section = numberedSections[index]
        // Elements without an id are not rows, but the service counts them in its offsets.
        guard section.rows.count > 1, section.rows.count == section.page.json["data"]?.array?.count else {
            return false
        }
        return target(of: section, from: 1) != nil
    }

    /// The address of a section's rows from an index on; nil if the service would not understand one.
    private func target(of section: Section, from index: Int) -> String? {
        let start = single == nil ? Answer.offset(of: request) : 0
        var offset = start.addingClamped(index)
        let link: Request
        if let next = section.page.next {
            link = Request(.get, next)
            // The service may have left elements out of this page. Showing one twice is better than losing one.
            guard let end = link.value(of: "offset").flatMap({ Int($0) }) else { return nil }
            offset = min(offset, end.subtractingClamped(section.rows.count - index))
        } else if let href = section.page.href {
            link = Request(.get, href)
        } else {
            return nil
        }
        let endpoint = (try? link.match(in: .appleMusic))?.endpoint
        guard offset > 0, endpoint?.parameter("offset") != nil else { return nil }
        return link.setting("offset", to: String(offset)).target
    }

    /// Whether the user chose how many rows come. `charts` always sends a limit; its standard limit is not a choice.
    var hasTypedLimit: Bool {
        request.query.contains { item in
            item.name.hasPrefix("limit")
                && !(request.path.hasSuffix("/charts") && item.value == String(Charts.standardLimit))
        }
    }
}
