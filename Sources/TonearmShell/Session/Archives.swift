package import Console
package import Recordings

/// Opens recordings of exchanges.
package enum Archives {
    /// Returns a service that answers from a recording.
    /// - Throws: `Failure` if the file is not a recording.
    package static func service(_ path: String) throws(Failure) -> ReplayedService {
        do throws(HTTPArchive.Problem) {
            return try ReplayedService(try HTTPArchive(file: path), name: path)
        } catch {
            throw Failure(error, of: path, to: "answer from")
        }
    }
}
