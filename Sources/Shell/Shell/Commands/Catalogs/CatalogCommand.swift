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
            \(BulkData.formats.map(\.discussion).joined(separator: "\n"))
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
            try self.progress(CatalogWords.text(of: progress))
        }
    }
}

/// The lines that describe a catalog file.
enum CatalogLines {
    /// - Parameter time: the duration of creating the file; nil if it was not created now.
    static func view(of catalog: CatalogFile, madeIn time: Duration? = nil) -> Message {
        let facts = catalog.facts
        var rows = [(name: "catalog", value: catalog.path)]
        rows += facts.counts.map { (name: $0.type, value: CatalogWords.grouped($0.count)) }
        rows.append((name: "seed", value: facts.seed ?? "unknown"))
        if facts.hasImports { rows.append((name: "imports", value: "the catalog has imported resources")) }
        rows.append((name: "size", value: size(facts.size)))
        rows.append((name: "form", value: "version \(facts.version)"))
        if let time { rows.append((name: "made in", value: "\(CatalogWords.grouped(Int(time / .seconds(1)))) s")) }
        var message = SessionLines.rows(rows)
        message.lines.append(.faint("set catalog \(catalog.path)"))
        return message
    }

    static func view(of report: BulkReport) -> Message {
        var message = SessionLines.rows(report.facts)
        if let next = report.next { message.lines.append(.faint(next)) }
        return message
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 10_000_000
            ? "\(CatalogWords.grouped(bytes / 1000)) kB" : "\(CatalogWords.grouped(bytes / 1_000_000)) MB"
    }
}
