import AppleMusicAPI
import TonearmCatalog
import TonearmCatalogFiles
import TonearmConsole
import TonearmWorld

enum CatalogCommand: Command {
    static let description = CommandDescription(
        "catalog", .session, "Show, create and import catalog files.",
        discussion: """
            - 'catalog generate --songs 1000000 big.catalog' adds invented music to the built-in catalog until it has \
            that many songs.
            - 'catalog import --responses answers/ FILE' makes a catalog of the service's recorded answers (JSON or \
            HAR).
            - 'catalog import session.har' makes session.catalog of a recording.
            - 'catalog import --feed feed/ FILE' makes a catalog of the Apple Music Feed's Parquet parts, and \
            'catalog export --feed feed/' writes such parts. Both need DuckDB.
            - 'catalog import --epf itunes20261126/ FILE' makes a catalog of the Enterprise Partner Feed, and \
            'catalog export --epf feed/' writes a catalog in its form.
            - 'catalog import --musicbrainz mbdump/ FILE' makes a catalog of MusicBrainz's public dump.
            - 'set catalog FILE' and the option --catalog answer from a catalog file.
            """, examples: ["catalog", "catalog info -o json"])

    static let forms = [
        CommandForm("info", "Show what is in a catalog.", Info(), isDefault: true),
        CommandForm("generate", "Create a catalog of invented music.", Generate()),
        CommandForm("import", "Create a catalog from recorded answers or a feed.", CatalogImport()),
        CommandForm("export", "Write a catalog in the form of a feed.", CatalogExport()),
    ]

    struct Info: Action {
        var file: CatalogName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&file, "The catalog. Without it, the one that answers.")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let path = file.map { Catalogs.path($0.text) } ?? context.session.world.address.catalog
            guard let path else { return SessionLines.rows([("catalog", BuiltInCatalog().summary)]) }
            return CatalogLines.view(of: try Catalogs.open(path))
        }
    }

    struct Generate: NamingAction {
        @Required var file: FilePath
        var songs = 5000
        var seed: UInt64 = 1
        var replace = false

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The catalog to create.")
            fields.option("songs", &songs, "Generate this many songs, 1 to 10000000.", in: LargerCatalog.sizes)
            fields.option("seed", &seed, "Generate the music of this seed.")
            fields.flag("replace", &replace, "Overwrite an existing file.")
        }

        mutating func run(in context: some ScreenContext) throws -> any View {
            let path = Catalogs.path(file.text) ?? file.text
            let start = ContinuousClock.now
            do throws(CatalogProblem) {
                try context.catalogMaker(path).generate(
                    LargerCatalog(songs: songs, seed: seed), seed: seed, replacing: replace)
            } catch .interrupted {
                throw CancellationError()
            } catch {
                throw Failure(
                    "Cannot generate the catalog '\(path)'", error.reason,
                    next: error == .exists ? "Add --replace to overwrite it, or name another file." : nil)
            }
            // With a stopped clock, durations are left out so that outputs are equal.
            let time = context.session.world.clock == .system ? ContinuousClock.now - start : nil
            return CatalogLines.view(of: try Catalogs.open(path), madeIn: time)
        }
    }
}

extension ScreenContext {
    /// Creates a catalog file, and shows the progress.
    func catalogMaker(_ path: String) -> CatalogMaker {
        CatalogMaker(path) { progress in
            try Task.checkCancellation()
            try self.progress(CatalogLines.text(of: progress))
        }
    }
}

/// The lines that describe a catalog file.
enum CatalogLines {
    /// - Parameter time: the duration of creating the file; nil if it was not created now.
    static func view(of catalog: CatalogFile, madeIn time: Duration? = nil) -> Message {
        let facts = catalog.facts
        var rows = [(name: "catalog", value: catalog.path)]
        rows += facts.counts.map { (name: $0.type, value: grouped($0.count)) }
        rows.append((name: "seed", value: facts.seed ?? "unknown"))
        if facts.hasImports { rows.append((name: "imports", value: "the catalog has imported resources")) }
        rows.append((name: "size", value: size(facts.size)))
        rows.append((name: "form", value: "version \(facts.version)"))
        if let time { rows.append((name: "made in", value: "\(grouped(Int(time / .seconds(1)))) s")) }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("set catalog \(catalog.path)"))
        return message
    }

    /// - Parameter documents: the name of the imported documents.
    static func view(of report: ImportReport, in path: String, documents: String = "answers") -> Message {
        var rows = [(name: "catalog", value: path), (name: documents, value: grouped(report.documents))]
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

    static func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\(grouped($0.value)) \($0.key)" }.joined(separator: ", ")
    }

    static func text(of progress: CatalogProgress) -> String {
        switch progress.stage {
        case .gathering: "\(grouped(progress.count)) \(progress.type) written … Ctrl-C stops"
        case .indexing: "\(grouped(progress.count)) \(progress.type) indexed … Ctrl-C stops"
        case .sorting: "sorting …"
        }
    }

    /// Formats a number with commas: `1,000,000`.
    static func grouped(_ number: Int) -> String {
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
