import AppleMusicAPI
import TonearmCatalogFiles
import TonearmConsole

/// The Enterprise Partner Feed: relational files in archives.
struct PartnerFeedFormat: BulkFormat {
    let option = "epf"
    let discussion = """
        - 'catalog import --epf itunes20261126/ FILE' makes a catalog of the Enterprise Partner Feed, and \
        'catalog export --epf feed/' writes a catalog in its form.
        """
    let importHelp = "Read the Enterprise Partner Feed's files or archives (.tbz), in order."
    let exportHelp: String? = "Write the Enterprise Partner Feed's files into this folder."
    let canReplace = true

    func importing(_ paths: [String], into catalog: String, _ work: BulkWork) throws -> BulkReport {
        try DumpFormat.partnerFeed.importing(paths, into: catalog, work)
    }

    func exporting(_ catalog: CatalogFile?, to folder: String, _ work: BulkWork) throws -> BulkReport {
        let export = PartnerFeedExport(to: folder, date: work.now.multipliedClamped(by: 1000)) { count in
            try work.show("\(CatalogWords.grouped(count)) records written … Ctrl-C stops")
        }
        do {
            return report(of: try export.run(catalog, replacing: work.isReplacing), in: folder)
        } catch DumpProblem.file(let name, let reason) {
            throw Failure(
                "Cannot export to '\(name)'", reason,
                next: "Name another folder, or add --replace to overwrite files of an earlier export.")
        } catch let problem as CatalogProblem {
            throw Failure("Cannot export the catalog", problem.reason)
        }
    }

    private func report(of report: PartnerFeedExport.Report, in folder: String) -> BulkReport {
        var facts = [(name: "folder", value: folder)]
        facts += report.rows.sorted { $0.key < $1.key }.map { (name: $0.key, value: DumpReport.rows($0.value)) }
        if report.withoutNumber > 0 {
            let count = CatalogWords.grouped(report.withoutNumber)
            facts.append((name: "left out", value: "\(count) records whose ids are not numbers"))
        }
        return BulkReport(facts, next: "catalog import --epf \(folder) new.catalog")
    }
}
