import AppleMusicCatalogFile
import Console
import Dispatch
import MusicCatalog
import ServeOptions
import SystemLayer

extension ServerProgram {
    /// The catalog that answers. A damaged one is an error at the start, and not in the middle of an answer.
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

    /// Bytes, about 30,000 songs. Reading more takes so long that it is done while the server answers.
    private static let checkedSize = 33_554_432

    /// Checks a large catalog beside the answers, and ends the program if it is damaged. What was answered is kept already.
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
