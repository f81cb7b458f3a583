import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

/// `catalog export`: writes a catalog as bulk data.
struct CatalogExport: NamingAction {
    var catalog: CatalogName?
    /// The folder to write, by the option of its format.
    var folders: [String: FilePath] = [:]
    var replace = false
    var rows = 25_000

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&catalog, "The catalog. Without it, the one that answers.")
        for format in BulkData.exported {
            fields.option(format.option, &folders[format.option], format.exportHelp ?? "")
        }
        let replaced = BulkData.exported.filter(\.canReplace)
        fields.flag(
            "replace", &replace, "With \(BulkData.options(of: replaced)): overwrite files of an earlier export.")
        fields.option(
            "rows", &rows, "Write at most this many rows into a part, 1 to 1000000.", in: BulkWork.partSizes)
    }

    func check() throws(Failure) {
        if folders.count == 1 { return }
        throw Failure.usage(
            "Cannot run 'catalog export'", "it needs one of \(BulkData.options(of: BulkData.exported)), with a folder",
            next: "Type for example 'catalog export --epf feed/'.")
    }

    mutating func run(in context: some ScreenContext) throws -> any View {
        let path = catalog.map { Catalogs.path($0.text) } ?? context.session.world.address.catalog
        let file = try path.map { path throws(Failure) in try Catalogs.open(path) }
        guard let format = BulkData.exported.first(where: { folders[$0.option] != nil }),
            let folder = folders[format.option]
        else { throw CancellationError() }
        var work = context.bulkWork(replacing: replace)
        work.rowsPerPart = rows
        return CatalogLines.view(of: try format.exporting(file, to: UserFolder.expandingHome(folder.text), work))
    }
}
