import AppleMusicAPI
import AppleMusicCatalogFile
import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld

extension CatalogCommand {
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

        mutating func run(in context: some ScreenContext & SessionContext) throws -> any View {
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

    struct Import: NamingAction {
        var file: FilePath?
        var responses: [FilePath] = []

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(&file, "The catalog to create, or a recording (NAME.har), which makes NAME.catalog.")
            fields.option("responses", upToNextOption: &responses, "Read answers from these files and folders.")
        }

        mutating func validate() throws(ValidationError) {
            // The last of the words after '--responses' may be the catalog.
            if file == nil, responses.count > 1 { file = responses.removeLast() }
            // A recording's catalog gets the recording's name by default.
            if responses.isEmpty, let file, file.text.lowercased().hasSuffix(".har"), file.text.count > 4 {
                responses = [file]
                self.file = FilePath(text: file.text.dropLast(4) + ".catalog")
            }
            if responses.isEmpty {
                throw ValidationError(
                    "'catalog import' needs answers: a HAR file, or --responses with files or folders.")
            }
        }

        func check() throws(Failure) {
            if file != nil { return }
            throw Failure(
                "Cannot run 'catalog import'", "it needs FILE, the catalog to create",
                next: "Type for example 'catalog import --responses answers/ mine.catalog'.", status: .usage)
        }

        mutating func run(in context: some ScreenContext) throws -> any View {
            let name = file?.text ?? ""
            let path = Catalogs.path(name) ?? name
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
            }
        }
    }
}

extension ScreenContext {
    /// Creates a catalog file, and shows the progress.
    fileprivate func catalogMaker(_ path: String) -> CatalogMaker {
        CatalogMaker(path) { progress in
            try Task.checkCancellation()
            try self.progress(CatalogLines.text(of: progress))
        }
    }
}
