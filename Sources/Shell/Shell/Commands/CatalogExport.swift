import AppleMusicAPI
import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

/// `catalog export`: writes a catalog in the form of a feed.
struct CatalogExport: NamingAction {
    var catalog: CatalogName?
    var feed: FilePath?
    var epf: FilePath?
    var replace = false
    var rows = 25_000

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&catalog, "The catalog. Without it, the one that answers.")
        fields.option("feed", &feed, "Write exports of the Apple Music Feed, as Parquet, into this folder.")
        fields.option("epf", &epf, "Write the Enterprise Partner Feed's files into this folder.")
        fields.flag("replace", &replace, "With --epf: overwrite files of an earlier export.")
        fields.option(
            "rows", &rows, "Write at most this many rows into a part, 1 to 1000000.", in: MusicFeedExporter.partSizes)
    }

    func check() throws(Failure) {
        if (feed == nil) != (epf == nil) { return }
        throw Failure.usage(
            "Cannot run 'catalog export'", "it needs one of --feed and --epf, with a folder",
            next: "Type for example 'catalog export --epf feed/'.")
    }

    mutating func run(in context: some ScreenContext) throws -> any View {
        let path = catalog.map { Catalogs.path($0.text) } ?? context.session.world.address.catalog
        let file = try path.map { path throws(Failure) in try Catalogs.open(path) }
        if let epf {
            return try context.exportTables(
                file, to: UserFolder.expandingHome(epf.text), replacing: replace, now: context.now)
        }
        let folder = UserFolder.expandingHome(feed?.text ?? "")
        var exporter = MusicFeedExporter(file, to: Catalogs.path(folder) ?? folder, time: context.now) { progress in
            try Task.checkCancellation()
            try context.progress(CatalogLines.text(of: progress))
        }
        exporter.rowsPerPart = rows
        do throws(MusicFeedProblem) {
            return MusicFeedLines.view(of: try exporter.write(), in: folder)
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch {
            throw Failure("Cannot export the feed to '\(folder)'", error.reason, next: error.next)
        }
    }
}

extension ScreenContext {
    /// Imports the exports of a folder into a catalog.
    func importFeed(_ folder: String, into path: String) throws -> any View {
        do throws(MusicFeedProblem) {
            let report = try catalogMaker(path).importFeed(UserFolder.expandingHome(folder))
            return CatalogLines.view(of: report, in: path, documents: "parts")
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch .catalog(let problem) {
            throw Failure("Cannot import into the catalog '\(path)'", problem.reason)
        } catch {
            throw Failure("Cannot import the feed '\(folder)'", error.reason, next: error.next)
        }
    }
}

/// The lines that describe an exported feed.
enum MusicFeedLines {
    static func view(of report: MusicFeedExporter.Report, in folder: String) -> Message {
        var rows = [(name: "folder", value: folder)]
        for table in report.tables {
            let parts = table.parts == 1 ? "1 part" : "\(CatalogLines.grouped(table.parts)) parts"
            rows.append((name: table.table.id, value: "\(CatalogLines.grouped(table.rows)) rows, \(parts)"))
        }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("tonearm serve --feed \(folder)"))
        return message
    }
}
