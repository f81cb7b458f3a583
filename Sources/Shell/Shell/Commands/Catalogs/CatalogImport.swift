import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

/// `catalog import`: makes a catalog of recorded answers, or of bulk data.
struct CatalogImport: NamingAction {
    var file: FilePath?
    var responses: [FilePath] = []
    /// The files and folders of bulk data, by the option of their format.
    var bulk: [String: [FilePath]] = [:]
    var replace = false

    private static let replaced = BulkData.formats.filter(\.canReplace)

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&file, "The catalog to create, or a recording (NAME.har), which makes NAME.catalog.")
        fields.option("responses", upToNextOption: &responses, "Read answers from these files and folders.")
        for format in BulkData.formats {
            fields.option(format.option, upToNextOption: &bulk[format.option, default: []], format.importHelp)
        }
        fields.flag(
            "replace", &replace, "With \(BulkData.options(of: Self.replaced)): overwrite a catalog of another kind.")
    }

    /// The formats of which files are named.
    private var chosen: [any BulkFormat] { BulkData.formats.filter { bulk[$0.option]?.isEmpty == false } }

    mutating func validate() throws(ValueProblem) {
        takeFile()
        // A recording's catalog gets the recording's name by default.
        let sources = (responses.isEmpty ? 0 : 1) + chosen.count
        if sources == 0, let file, file.text.lowercased().hasSuffix(".har"), file.text.count > 4 {
            responses = [file]
            self.file = FilePath(text: file.text.dropLast(4) + ".catalog")
        } else if sources != 1 {
            let options = BulkData.options(of: BulkData.formats, after: ["--responses"])
            throw ValueProblem(
                sources == 0
                    ? "'catalog import' needs answers: a recording, NAME.har, or one of \(options) with files."
                    : "'catalog import' reads one of \(options).")
        }
        if replace, !chosen.contains(where: \.canReplace) {
            throw ValueProblem("'--replace' is for \(BulkData.options(of: Self.replaced)).")
        }
    }

    /// Takes the last of the words after an option as the catalog, if none is named.
    private mutating func takeFile() {
        if file == nil, responses.count > 1 { file = responses.removeLast() }
        for format in BulkData.formats where file == nil && bulk[format.option, default: []].count > 1 {
            file = bulk[format.option]?.removeLast()
        }
    }

    func check() throws(Failure) {
        if file != nil { return }
        throw Failure.usage(
            "Cannot run 'catalog import'", "it needs FILE, the catalog to create",
            next: "Type for example 'catalog import --responses answers/ mine.catalog'.")
    }

    mutating func run(in context: some ScreenContext) throws -> any View {
        let name = file?.text ?? ""
        let path = Catalogs.path(name) ?? name
        if let format = chosen.first {
            let paths = bulk[format.option, default: []].map { UserFolder.expandingHome($0.text) }
            let work = context.bulkWork(replacing: replace)
            return CatalogLines.view(of: try format.importing(paths, into: path, work))
        }
        do throws(ImportProblem) {
            let report = try context.catalogMaker(path).importResponses(
                responses.map { UserFolder.expandingHome($0.text) })
            return SessionLines.rows(CatalogWords.facts(of: report, in: path))
        } catch .catalog(.interrupted) {
            throw CancellationError()
        } catch .catalog(let problem) {
            throw Failure("Cannot import into the catalog '\(path)'", problem.reason)
        } catch .response(let name, let problem) {
            throw Failure(
                "Cannot import '\(name)'", problem.reason,
                next: "Name files of answers (JSON or HAR), or folders of them.")
        } catch .noAnswers(let report) {
            throw noAnswers(report)
        }
    }

    /// Returns the failure for files without a single answer, with what they contain instead.
    private func noAnswers(_ report: ImportReport) -> Failure {
        let places = responses.map { "'\($0.text)'" }.joined(separator: ", ")
        let skipped = report.skipped.isEmpty ? "" : ", but \(CatalogWords.list(report.skipped))"
        return Failure(
            "Cannot import \(places)", "no .json or .har file with an answer of the API was found\(skipped)",
            next: "Save an answer first, for example 'albums 310730204 -o raw > answers/1.json', or name a recording.")
    }
}
