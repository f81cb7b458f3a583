import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

/// `catalog import`: makes a catalog of recorded answers, or of a feed's files.
struct CatalogImport: NamingAction {
    var file: FilePath?
    var responses: [FilePath] = []
    var feed: FilePath?
    var epf: [FilePath] = []
    var musicBrainz: [FilePath] = []
    var replace = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&file, "The catalog to create, or a recording (NAME.har), which makes NAME.catalog.")
        fields.option("responses", upToNextOption: &responses, "Read answers from these files and folders.")
        fields.option("feed", &feed, "Read the Apple Music Feed's Parquet parts in this folder.")
        fields.option(
            "epf", upToNextOption: &epf, "Read the Enterprise Partner Feed's files or archives (.tbz), in order.")
        fields.option(
            "musicbrainz", upToNextOption: &musicBrainz, "Read the tables of MusicBrainz's dump, or its archive.")
        fields.flag("replace", &replace, "With --epf and --musicbrainz: overwrite a catalog of another kind.")
    }

    mutating func validate() throws(ValidationError) {
        // The last of the words after an option may be the catalog.
        if file == nil, responses.count > 1 { file = responses.removeLast() }
        if file == nil, epf.count > 1 { file = epf.removeLast() }
        if file == nil, musicBrainz.count > 1 { file = musicBrainz.removeLast() }
        // A recording's catalog gets the recording's name by default.
        let sources = [!responses.isEmpty, feed != nil, !epf.isEmpty, !musicBrainz.isEmpty].count { $0 }
        if sources == 0, let file, file.text.lowercased().hasSuffix(".har"), file.text.count > 4 {
            responses = [file]
            self.file = FilePath(text: file.text.dropLast(4) + ".catalog")
        } else if sources != 1 {
            throw ValidationError(
                sources == 0
                    ? "'catalog import' needs answers: a recording, NAME.har, or one of --responses, --feed, --epf and "
                        + "--musicbrainz with files."
                    : "'catalog import' reads one of --responses, --feed, --epf and --musicbrainz.")
        }
        if replace, epf.isEmpty, musicBrainz.isEmpty {
            throw ValidationError("'--replace' is for --epf and --musicbrainz.")
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
        if let feed { return try context.importFeed(feed.text, into: path) }
        if !epf.isEmpty { return try context.importTables(.partnerFeed, epf, into: path, replacing: replace) }
        if !musicBrainz.isEmpty {
            return try context.importTables(.musicBrainz, musicBrainz, into: path, replacing: replace)
        }
        do throws(ImportFailure) {
            let report = try context.catalogMaker(path).importResponses(
                responses.map { UserFolder.expandingHome($0.text) })
            return CatalogLines.view(of: report, in: path)
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
        let skipped = report.skipped.isEmpty ? "" : ", but \(CatalogLines.list(report.skipped))"
        return Failure(
            "Cannot import \(places)", "no .json or .har file with an answer of the API was found\(skipped)",
            next: "Save an answer first, for example 'albums 310730204 -o raw > answers/1.json', or name a recording.")
    }
}
