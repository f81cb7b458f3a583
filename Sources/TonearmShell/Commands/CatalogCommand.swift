import AppleMusicAPI
import AppleMusicCatalogFile
import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld

struct CatalogCommand: FormedCommand, NamingAction {
    static let description = CommandDescription(
        "catalog", "Show, create and import catalog files.",
        discussion: """
            'catalog generate --songs 1000000 big.catalog' makes a file: the built-in catalog, and invented music around it until it has \
            as many songs. 'catalog import --responses answers/ FILE' takes recorded answers of the service (JSON or HAR) into one; \
            'catalog import session.har' makes session.catalog of a recording. \
            'set catalog FILE' answers from it, and so does the option --catalog.
            """)
    static let group = CommandGroup.session
    static let examples = ["catalog", "catalog info -o json"]

    static let wordForms = [
        Form("info", [.optional(CatalogName.self)], "Show what is in a catalog.", isDefault: true),
        Form("generate", [.value(FilePath.self)], "Create one with invented music."),
        Form("import", [.value(FilePath.self)], "Create one from recorded answers: a HAR file, or --responses."),
    ]

    var words: [String] = []
    var songs: Int?
    var seed: UInt64?
    var replace = false
    var responses: [FilePath] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "ACTION", "What to do, and with which file.")
        fields.option("songs", &songs, "How many songs to generate, 1 to 10000000.")
        fields.option("seed", &seed, "The seed of what is generated.")
        fields.flag("replace", &replace, "Generate also where there is a file already.")
        fields.option("responses", upToNextOption: &responses, "Files of answers, or folders of them.")
    }

    private enum Action: String {
        case info, generate, `import`
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .info }
    private var file: String? { words.dropFirst().first }
    var givesName: Bool { action != .info }

    mutating func validate() throws(ValidationError) {
        // The catalog may stand at the end of the files of answers.
        if action == .import, file == nil, responses.count > 1 { words.append(responses.removeLast().text) }
        // A recording alone makes the catalog of its name.
        if action == .import, responses.isEmpty, let file, file.lowercased().hasSuffix(".har"), file.count > 4 {
            responses = [FilePath(text: file)]
            words[1] = file.dropLast(4) + ".catalog"
        }
        if let songs, !LargerCatalog.sizes.contains(songs) {
            throw ValidationError(
                "'--songs' must be \(LargerCatalog.sizes.lowerBound) to \(LargerCatalog.sizes.upperBound), but was \(songs)."
            )
        }
        if action == .import, responses.isEmpty {
            throw ValidationError("'catalog import' needs answers: a HAR file, or --responses with files or folders.")
        }
        if action != .import, !responses.isEmpty {
            throw ValidationError("'--responses' belongs to 'catalog import'.")
        }
        if action != .generate, songs != nil || seed != nil || replace {
            throw ValidationError("'--songs', '--seed' and '--replace' belong to 'catalog generate'.")
        }
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .info: return try info(shell)
        case .generate: return try generate(Catalogs.path(file ?? "") ?? file ?? "", shell)
        case .import: return try takeIn(Catalogs.path(file ?? "") ?? file ?? "", shell)
        }
    }

    private func info(_ shell: Shell) throws -> any View {
        guard let path = file.flatMap(Catalogs.path) ?? (file == nil ? shell.session.world.address.catalog : nil) else {
            return SessionLines.rows([("catalog", BuiltInCatalog().summary)])
        }
        return CatalogLines.view(of: try Catalogs.open(path))
    }

    private func generate(_ path: String, _ shell: Shell) throws -> any View {
        let seed = seed ?? 1
        let start = ContinuousClock.now
        do throws(CatalogProblem) {
            try maker(path, shell).generate(
                LargerCatalog(songs: songs ?? 5000, seed: seed), seed: seed, replacing: replace)
        } catch .interrupted {
            throw CancellationError()
        } catch {
            throw Failure(
                "Cannot generate the catalog '\(path)'", error.reason,
                next: error == .exists ? "Add --replace to write over it, or name another file." : nil)
        }
        // Where the clock stands still, nothing takes time.
        let time = shell.session.world.clock == .system ? ContinuousClock.now - start : nil
        return CatalogLines.view(of: try Catalogs.open(path), madeIn: time)
    }

    private func takeIn(_ path: String, _ shell: Shell) throws -> any View {
        do throws(ImportFailure) {
            let report = try maker(path, shell).importResponses(
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
        }
    }

    private func maker(_ path: String, _ shell: Shell) -> CatalogMaker {
        let screen = shell.screen
        return CatalogMaker(path) { progress in
            try Task.checkCancellation()
            try screen.progress(CatalogLines.text(of: progress))
        }
    }
}
