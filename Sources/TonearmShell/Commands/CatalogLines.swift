import AppleMusicAPI
import AppleMusicCatalogFile
import Console

/// Lines about catalog files.
enum CatalogLines {
    /// - Parameter madeIn: the duration of creating the file.
    static func view(of catalog: CatalogFile, madeIn time: Duration? = nil) -> Message {
        let facts = catalog.facts
        var rows = [(name: "catalog", value: catalog.path)]
        rows += facts.counts.map { (name: $0.type, value: grouped($0.count)) }
        rows.append((name: "seed", value: facts.seed ?? "unknown"))
        if facts.hasImports { rows.append((name: "imports", value: "recorded answers are among it")) }
        rows.append((name: "size", value: size(facts.size)))
        rows.append((name: "form", value: "version \(facts.version)"))
        if let time { rows.append((name: "made in", value: "\(grouped(Int(time / .seconds(1)))) s")) }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("set catalog \(catalog.path)"))
        return message
    }

    static func view(of report: ImportReport, in path: String) -> Message {
        var rows = [(name: "catalog", value: path), (name: "answers", value: grouped(report.documents))]
        func list(_ counts: [String: Int]) -> String {
            counts.sorted { $0.key < $1.key }.map { "\(grouped($0.value)) \($0.key)" }.joined(separator: ", ")
        }
        rows.append((name: "added", value: report.added.isEmpty ? "nothing" : list(report.added)))
        if !report.completed.isEmpty { rows.append((name: "completed", value: list(report.completed))) }
        if report.named > 0 {
            rows.append((name: "by name", value: "\(grouped(report.named)) artists that no answer shows"))
        }
        for (reason, count) in report.skipped.sorted(by: { $0.key < $1.key }) {
            rows.append((name: "left out", value: "\(grouped(count)) \(reason)"))
        }
        for (name, count) in report.unknownAttributes.sorted(by: { $0.key < $1.key }) {
            rows.append((name: "left out", value: "the attribute \(name) of \(grouped(count))"))
        }
        return SessionLines.rows(rows)
    }

    static func text(of progress: CatalogProgress) -> String {
        switch progress.stage {
        case .gathering: "\(grouped(progress.count)) songs written … Ctrl-C stops"
        case .indexing: "\(grouped(progress.count)) \(progress.type) indexed … Ctrl-C stops"
        case .sorting: "sorting …"
        }
    }

    /// Formats a number with commas: `1,000,000`.
    private static func grouped(_ number: Int) -> String {
        var text = ""
        for (place, digit) in String(number).reversed().enumerated() {
            if place > 0, place % 3 == 0, digit != "-" { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 10_000_000 ? "\(grouped(bytes / 1000)) kB" : "\(grouped(bytes / 1_000_000)) MB"
    }
}
