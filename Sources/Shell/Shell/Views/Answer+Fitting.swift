import AppleMusicAPI

/// Fits an answer to a short screen, and computes the addresses of the remaining rows.
extension Answer {
    /// Returns the answer with a number of shown rows for each numbered section; nil for all.
    func fitted(_ counts: [Int]?) -> Answer {
        var answer = self
        answer.fittedCounts = counts
        return answer
    }

    /// Returns the shown rows of a numbered section.
    func visibleRows(of index: Int) -> [Resource] {
        let rows = numberedSections[index].rows
        return fittedCounts.map { Array(rows.prefix($0[index])) } ?? rows
    }

    /// The number of shown rows.
    var visibleCount: Int { fittedCounts?.reduce(0, +) ?? numberedSections.reduce(0) { $0 + $1.rows.count } }

    /// The groups with more pages, with the names that `next` accepts.
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

    /// Returns the elements of a section's page before its continuation, including those that `--where` filtered out.
    func elements(beforeContinuationOf name: String?) -> [Resource] {
        guard let index = numberedSections.firstIndex(where: { $0.name == name }) else { return [] }
        let data = numberedSections[index].page.data
        return fittedCounts.map { Array(data.prefix($0[index])) } ?? data
    }

    /// Returns whether rows of a numbered section can be left out, because the service has an address for the rest.
    func canShorten(_ index: Int) -> Bool {
        let section = numberedSections[index]
        // Elements without an id are not rows, but the service counts them in its offsets.
        guard ranking == nil, section.rows.count > 1, section.rows.count == section.page.json["data"]?.array?.count
        else {
            return false
        }
        return target(of: section, from: 1) != nil
    }

    /// Returns the address of a section's rows from an index on; nil if the service has none.
    private func target(of section: Section, from index: Int) -> String? {
        let start = single == nil ? Answer.offset(of: request) : 0
        var offset = start.addingClamped(index)
        let link: Request
        if let next = section.page.next {
            link = Request(.get, next)
            // The service may have omitted elements from this page. It is better to show an element twice than to miss
            // one.
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

    /// The number of rows of a chart that `charts` asks for.
    static let chartsLimit = 5

    /// Whether the user chose the number of rows. The default limit that `charts` always sends is not a choice.
    var hasTypedLimit: Bool {
        request.query.contains { item in
            item.name.hasPrefix("limit")
                && !(request.path.hasSuffix("/charts") && item.value == String(Self.chartsLimit))
        }
    }
}
