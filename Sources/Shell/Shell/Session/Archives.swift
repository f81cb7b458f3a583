package import AppleMusicAPI
package import TonearmConsole
package import TonearmRecordings
import TonearmSystem

/// Opens recordings of exchanges.
package enum Archives {
    /// Returns a service that answers from a recording.
    /// - Parameters:
    ///   - neighbor: the neighbor whose exchanges answer; nil for those of the Apple Music API.
    ///   - neighbors: the neighbors with which a recording is accepted that has no request to the API.
    /// - Throws: `Failure` if the file is not a recording.
    package static func service(
        _ path: String, of neighbor: Neighbor? = nil, beside neighbors: [Neighbor] = []
    ) throws(Failure) -> ReplayedService {
        do throws(HTTPArchive.Problem) {
            return try ReplayedService(try HTTPArchive(file: path), name: path, of: neighbor, beside: neighbors)
        } catch {
            throw Failure(error, of: path, to: "answer from")
        }
    }
}

/// Creates failures for problems with recordings.
extension Failure {
    /// - Parameters:
    ///   - purpose: the failed action, such as `show` or `answer from`.
    ///   - file: the file as typed.
    init(_ problem: HTTPArchive.Problem, of file: String, to purpose: String) {
        let (why, next): (String, String?) =
            switch problem {
            case .unreadable(.absent): ("there is no such file", "Type 'record start \(file)' to record one.")
            case .unreadable(.noFile): ("it is not a file", "Name an archive, as 'record start FILE.har' writes them.")
            case .unreadable(let failure): (failure.error.description, nil)
            case .noJSON(let offset):
                (
                    "it is not a HAR file: the text is not JSON at byte \(offset)",
                    "Name an archive (HAR 1.2) of a browser or of 'record'."
                )
            case .noArchive:
                (
                    "it is not a HAR file: it has no 'log' with 'entries'",
                    "Name an archive (HAR 1.2) of a browser or of 'record'."
                )
            case .otherServices:
                (
                    "none of its exchanges is with the API, whose paths begin with /v1/",
                    "'har show \(file)' lists what was asked."
                )
            case .damaged(let number):
                (
                    "entry \(number) is not an exchange: it has no request, no answer, or is not JSON",
                    "'har show \(file)' lists the others."
                )
            case .tooLong(let number):
                (
                    "entry \(number) is longer than \(HTTPArchive.entryLimit >> 20) MB",
                    "'har show \(file)' lists the others."
                )
            }
        self.init("Cannot \(purpose) '\(file)'", why, next: next)
    }

    init(_ problem: ArchiveWriter.Problem, of file: String) {
        let what = "Cannot record into '\(file)'"
        switch problem {
        case .exists:
            self.init(
                what, "the file exists already",
                next: "'record start \(file) --append' goes on in it; or name another file.")
        case .taken: self.init(what, "another recording writes it", next: "Name another file.")
        case .archive(let problem): self.init(problem, of: file, to: "go on recording into")
        case .foreign:
            self.init(
                what, "another program wrote it, with more behind its entries than this one writes",
                next: "Name another file.")
        case .noFile: self.init(what, FileSystem.ReadProblem.noFile.description, next: "Name another file.")
        case .impossible(let error): self.init(what, error.description, next: "Name another file.")
        }
    }

    init(_ problem: ReplayProblem) {
        let what = "Cannot answer '\(problem.request)' from '\(problem.file)'"
        switch problem.reason {
        case .notRecorded(let nearest):
            let near = nearest.map { "The nearest is '\($0)'; '" } ?? "'"
            self.init(what, "no such request was recorded", next: near + "har show \(problem.file)' lists what was.")
        case .noBody:
            self.init(
                what, "the body of the answer was not kept when it was recorded",
                next: "Record it anew; browsers keep bodies only while their tools are open.")
        case .damagedBody:
            self.init(what, "the body of the answer says that it is base64, and is not", next: "Record it anew.")
        }
    }
}
