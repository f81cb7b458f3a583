import AppleMusicAPI
import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

/// Imports and exports of catalogs as tables: the Enterprise Partner Feed, MusicBrainz's dump.
extension ScreenContext {
    func importTables(
        _ format: DumpFormat, _ paths: [FilePath], into path: String, replacing: Bool
    ) throws -> any View {
        let pace = ImportPace()
        let feedImport = DumpImport(format, into: path) { progress in
            try Task.checkCancellation()
            if let text = pace.text(of: progress) { try self.progress(text) }
        } catalogProgress: { progress in
            try Task.checkCancellation()
            try self.progress(CatalogLines.text(of: progress))
        }
        do throws(DumpProblem) {
            let paths = paths.map { UserFolder.expandingHome($0.text) }
            return CatalogLines.view(of: try feedImport.run(paths, replacing: replacing), in: path)
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch .file(let name, let reason) {
            throw Failure(
                "Cannot import '\(name)'", reason,
                next: "The catalog is unchanged. Name another file or folder, or replace this one; then the import "
                    + "continues.")
        } catch .stage(let name, let reason) {
            throw Failure(
                "Cannot use the staged tables '\(name)'", reason, next: "Add --replace to begin the import again.")
        } catch .foreign(let name) {
            throw Failure(
                "Cannot use the staged tables '\(name)'", "another program made this file",
                next: "Move it away, or name another catalog.")
        } catch .catalog(.exists) {
            throw Failure(
                "Cannot import into the catalog '\(path)'", "the file exists, and no import of this kind made it",
                next: "Add --replace to overwrite it, or name another file.")
        } catch .catalog(let problem) {
            throw Failure("Cannot import into the catalog '\(path)'", problem.reason)
        }
    }

    /// Writes a catalog as files of the Enterprise Partner Feed.
    /// - Parameter now: the time of the export in seconds since 1970.
    func exportTables(_ catalog: CatalogFile?, to folder: String, replacing: Bool, now: Int) throws -> any View {
        let export = PartnerFeedExport(to: folder, date: now.multipliedClamped(by: 1000)) { count in
            try Task.checkCancellation()
            try self.progress("\(CatalogLines.grouped(count)) records written … Ctrl-C stops")
        }
        do {
            return CatalogLines.view(of: try export.run(catalog, replacing: replacing), in: folder)
        } catch DumpProblem.file(let name, let reason) {
            throw Failure(
                "Cannot export to '\(name)'", reason,
                next: "Name another folder, or add --replace to overwrite files of an earlier export.")
        } catch let problem as CatalogProblem {
            throw Failure("Cannot export the catalog", problem.reason)
        }
    }
}

/// The rate of an import, and the time that the current file still takes.
private final class ImportPace {
    private var file = ""
    private var began = ContinuousClock.now
    /// The rows and the share of the file that were read when it began.
    private var first: (rows: Int, share: Double) = (0, 0)

    /// Returns the progress in words; nil when there is nothing to show.
    func text(of progress: DumpProgress) -> String? {
        switch progress {
        case .reading(let file, let share, let rows): return text(file, share, rows)
        case .joining: return "joining the tables … Ctrl-C stops"
        case .writing(let count): return "\(CatalogLines.grouped(count)) records written … Ctrl-C stops"
        case .finished: return nil
        }
    }

    private func text(_ file: String, _ share: Double, _ rows: Int) -> String {
        if file != self.file { (self.file, began, first) = (file, .now, (rows, share)) }
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        let name = file.split(separator: "/").last.map(String.init) ?? file
        var words = ["\(name): \(Int(share * 100)) %", "\(CatalogLines.grouped(rows)) rows"]
        if seconds >= 1 {
            words.append("\(CatalogLines.grouped(Int(Double(rows - first.rows) / seconds))) a second")
            let done = share - first.share
            if done > 0 { words.append("\(CatalogLines.grouped(Int(seconds * (1 - share) / done))) s left") }
        }
        return words.joined(separator: ", ") + " … Ctrl-C stops, the same command continues"
    }
}

extension CatalogLines {
    private static func rows(_ count: Int) -> String { "\(grouped(count)) row\(count == 1 ? "" : "s")" }

    static func view(of report: DumpReport, in path: String) -> Message {
        var rows = [
            (name: "catalog", value: path), (name: "read", value: Self.rows(report.rows.values.reduce(0, +))),
        ]
        rows.append((name: "added", value: report.records.isEmpty ? "nothing" : list(report.records)))
        if report.isContinued { rows.append((name: "continued", value: "an import that was interrupted")) }
        if report.rejected > 0 {
            rows.append(
                (
                    name: "rejected",
                    value: "\(Self.rows(report.rejected)), with reasons in \(report.rejectedPath ?? "")"
                ))
        }
        if !report.unread.isEmpty {
            rows.append((name: "not read", value: "the tables \(report.unread.joined(separator: ", "))"))
        }
        for (reason, count) in report.omitted.sorted(by: { $0.key < $1.key }) {
            rows.append((name: "left out", value: "\(grouped(count)) \(reason)"))
        }
        if let stage = report.stage {
            rows.append((name: "tables", value: "\(stage), which a later incremental import changes"))
        }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("set catalog \(path)"))
        return message
    }

    static func view(of report: PartnerFeedExport.Report, in folder: String) -> Message {
        var rows = [(name: "folder", value: folder)]
        rows += report.rows.sorted { $0.key < $1.key }.map { (name: $0.key, value: Self.rows($0.value)) }
        if report.withoutNumber > 0 {
            rows.append((name: "left out", value: "\(grouped(report.withoutNumber)) records whose ids are not numbers"))
        }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("catalog import --epf \(folder) new.catalog"))
        return message
    }
}
