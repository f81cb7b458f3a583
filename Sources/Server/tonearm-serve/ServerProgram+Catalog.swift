import Dispatch
import TonearmArguments
import TonearmCatalog
import TonearmCatalogFiles
import TonearmConsole
import TonearmSystem

extension ServerProgram {
    /// Returns the catalog. A damaged file is an error at the start rather than in the middle of an answer.
    func catalog() throws(Failure) -> any Catalog {
        guard let path = options.catalog else { return BuiltInCatalog() }
        do throws(CatalogProblem) {
            let file = try CatalogFile(FileSystem.absolute(UserFolder.expandingHome(path)))
            if FileSystem.size(file.path) <= ServerProgram.checkedSize {
                try file.check()
            } else {
                checkMeanwhile(file, path)
            }
            return file
        } catch {
            throw ServerProgram.explained(error, path)
        }
    }

    /// The largest catalog in bytes that is checked before the start, about 30,000 songs. A larger one is checked
    /// while the server answers.
    private static let checkedSize = 33_554_432

    /// Checks a large catalog in the background, and ends the program if it is damaged. Stored state is safe by then.
    private func checkMeanwhile(_ file: CatalogFile, _ path: String) {
        let output = output
        DispatchQueue.global(qos: .utility).async {
            do throws(CatalogProblem) { try file.check() } catch {
                output.report(ServerProgram.explained(error, path))
                OperatingSystem.exit(Failure.Status.failed.rawValue)
            }
        }
    }

    private static func explained(_ problem: CatalogProblem, _ path: String) -> Failure {
        Failure(
            "Cannot use the catalog '\(path)'", problem.reason,
            next: "'tonearm catalog generate FILE' makes one; without --catalog the built-in one answers.")
    }
}
