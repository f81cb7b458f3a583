import AppleMusicAPI
import TonearmCatalogFiles
import TonearmConsole

/// The Apple Music Feed: Parquet parts, which DuckDB reads and writes.
struct MusicFeedFormat: BulkFormat {
    let option = "feed"
    let discussion = """
        - 'catalog import --feed feed/ FILE' makes a catalog of the Apple Music Feed's Parquet parts, and \
        'catalog export --feed feed/' writes such parts. Both need DuckDB.
        """
    let importHelp = "Read the Apple Music Feed's Parquet parts in this folder."
    let exportHelp: String? = "Write exports of the Apple Music Feed, as Parquet, into this folder."
    let canReplace = false

    func importing(_ paths: [String], into catalog: String, _ work: BulkWork) throws -> BulkReport {
        guard let folder = paths.first, paths.count == 1 else {
            throw Failure.usage(
                "Cannot run 'catalog import'", "'--feed' takes one folder, and \(paths.count) are named",
                next: "Name the folder that contains the folders artist, album and song.")
        }
        let maker = CatalogMaker(catalog) { try work.show(CatalogWords.text(of: $0)) }
        do throws(MusicFeedProblem) {
            return BulkReport(CatalogWords.facts(of: try maker.importFeed(folder), in: catalog, documents: "parts"))
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch .catalog(let problem) {
            throw Failure("Cannot import into the catalog '\(catalog)'", problem.reason)
        } catch {
            throw Failure("Cannot import the feed '\(folder)'", error.reason, next: error.next)
        }
    }

    func exporting(_ catalog: CatalogFile?, to folder: String, _ work: BulkWork) throws -> BulkReport {
        var exporter = MusicFeedExporter(catalog, to: folder, time: work.now) {
            try work.show(CatalogWords.text(of: $0))
        }
        exporter.rowsPerPart = work.rowsPerPart
        do throws(MusicFeedProblem) {
            return report(of: try exporter.write(), in: folder)
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch {
            throw Failure("Cannot export the feed to '\(folder)'", error.reason, next: error.next)
        }
    }

    private func report(of report: MusicFeedExporter.Report, in folder: String) -> BulkReport {
        var facts = [(name: "folder", value: folder)]
        for table in report.tables {
            let parts = table.parts == 1 ? "1 part" : "\(CatalogWords.grouped(table.parts)) parts"
            facts.append((name: table.table.id, value: "\(CatalogWords.grouped(table.rows)) rows, \(parts)"))
        }
        return BulkReport(facts, next: "tonearm serve --feed \(folder)")
    }
}
