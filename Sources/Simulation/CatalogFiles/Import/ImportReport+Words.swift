extension CatalogWords {
    /// Returns the facts of an import of answers.
    /// - Parameter documents: the name of the imported documents.
    package static func facts(
        of report: ImportReport, in path: String, documents: String = "answers"
    ) -> [(name: String, value: String)] {
        var facts = [(name: "catalog", value: path), (name: documents, value: grouped(report.documents))]
        facts.append((name: "added", value: report.added.isEmpty ? "nothing" : list(report.added)))
        if !report.completed.isEmpty { facts.append((name: "completed", value: list(report.completed))) }
        if report.named > 0 {
            facts.append((name: "by name", value: "\(grouped(report.named)) artists that no answer shows"))
        }
        for (reason, count) in report.skipped.sorted(by: { $0.key < $1.key }) {
            facts.append((name: "left out", value: "\(grouped(count)) \(reason)"))
        }
        for (name, count) in report.unknownAttributes.sorted(by: { $0.key < $1.key }) {
            facts.append((name: "left out", value: "the attribute \(name) of \(grouped(count))"))
        }
        return facts
    }
}
