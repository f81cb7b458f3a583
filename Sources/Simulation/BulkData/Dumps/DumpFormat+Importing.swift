import TonearmCatalogFiles
import TonearmConsole

/// An import of tables with its progress, its result and its refusals in words.
extension DumpFormat {
    func importing(_ paths: [String], into path: String, _ work: BulkWork) throws -> BulkReport {
        let pace = ImportPace()
        let feedImport = DumpImport(self, into: path) { progress in
            if let text = pace.text(of: progress) { try work.show(text) }
        } catalogProgress: { progress in
            try work.show(CatalogWords.text(of: progress))
        }
        do throws(DumpProblem) {
            return try feedImport.run(paths, replacing: work.isReplacing).report(in: path)
        } catch {
            guard error != .catalog(.interrupted) else { throw CancellationError() }
            throw Self.refusal(of: error, path)
        }
    }

    private static func refusal(of problem: DumpProblem, _ path: String) -> Failure {
        switch problem {
        case .file(let name, let reason):
            Failure(
                "Cannot import '\(name)'", reason,
                next: "The catalog is unchanged. Name another file or folder, or replace this one; then the import "
                    + "continues.")
        case .stage(let name, let reason):
            Failure(
                "Cannot use the staged tables '\(name)'", reason, next: "Add --replace to begin the import again.")
        case .foreign(let name):
            Failure(
                "Cannot use the staged tables '\(name)'", "another program made this file",
                next: "Move it away, or name another catalog.")
        case .catalog(.exists):
            Failure(
                "Cannot import into the catalog '\(path)'", "the file exists, and no import of this kind made it",
                next: "Add --replace to overwrite it, or name another file.")
        case .catalog(let problem): Failure("Cannot import into the catalog '\(path)'", problem.reason)
        }
    }
}

extension DumpReport {
    static func rows(_ count: Int) -> String { "\(CatalogWords.grouped(count)) row\(count == 1 ? "" : "s")" }

    func report(in path: String) -> BulkReport {
        var facts = [
            (name: "catalog", value: path), (name: "read", value: Self.rows(rows.values.reduce(0, +))),
        ]
        facts.append((name: "added", value: records.isEmpty ? "nothing" : CatalogWords.list(records)))
        if isContinued { facts.append((name: "continued", value: "an import that was interrupted")) }
        if rejected > 0 {
            let value = "\(Self.rows(rejected)), with reasons in \(rejectedPath ?? "")"
            facts.append((name: "rejected", value: value))
        }
        if !unread.isEmpty {
            facts.append((name: "not read", value: "the tables \(unread.joined(separator: ", "))"))
        }
        for (reason, count) in omitted.sorted(by: { $0.key < $1.key }) {
            facts.append((name: "left out", value: "\(CatalogWords.grouped(count)) \(reason)"))
        }
        if let stage {
            facts.append((name: "tables", value: "\(stage), which a later incremental import changes"))
        }
        return BulkReport(facts, next: "set catalog \(path)")
    }
}
