package import Console
package import Recordings

/// Recordings by the paths of their files.
package enum Archives {
    /// What answers from one.
    /// - Throws: `Failure` for a file that is no recording.
    package static func service(_ path: String) throws(Failure) -> ReplayedService {
        do throws(HTTPArchive.Problem) {
            return try ReplayedService(try HTTPArchive(file: path), name: path)
        } catch {
            throw Failure(error, of: path, to: "answer from")
        }
    }
}
