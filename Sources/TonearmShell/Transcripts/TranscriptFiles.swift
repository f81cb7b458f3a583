import Console
import SystemLayer
import Transcript

/// Transcripts in files and folders, as they are named on a line.
struct TranscriptFiles {
    /// The files in the order in which they run.
    private(set) var paths: [String] = []
    /// Markdown files in folders that have no session in them.
    private(set) var others = 0

    /// Folders within folders are looked into no deeper than this, since links can lead back.
    private static let depth = 32

    /// - Parameter names: of files, and of folders, of which all transcripts are taken.
    /// - Throws: `Failure` for a folder in which there is none.
    init(_ names: [String]) throws(Failure) {
        for name in names {
            let path = UserFolder.expandingHome(name)
            guard FileSystem.isFolder(path) else {
                paths.append(path)
                continue
            }
            let count = paths.count
            search(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path, depth: 0)
            guard paths.count > count else {
                throw Failure(
                    "Cannot find a transcript in '\(name)'", "no Markdown file in this folder has a session in it",
                    next: "Name a folder of transcripts, or type 'help transcript' to see how one is made.")
            }
        }
    }

    private mutating func search(_ folder: String, depth: Int) {
        guard depth < Self.depth else { return }
        for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if FileSystem.isFolder(path) {
                search(path, depth: depth + 1)
            } else if name.hasSuffix(".md") {
                if Self.mayBeTranscript(path) { paths.append(path) } else { others += 1 }
            }
        }
    }

    /// Whether a file is a transcript. A file that cannot be read is taken for one, so that running it reports why.
    private static func mayBeTranscript(_ path: String) -> Bool {
        guard let bytes = try? read(path) else { return true }
        return Transcript.isTranscript(bytes)
    }

    var sources: [Verifier.Source] {
        paths.map { path in Verifier.Source(name: path) { try Self.read(path) } }
    }

    /// - Throws: `PerformanceProblem` in words.
    static func read(_ path: String) throws(PerformanceProblem) -> [UInt8] {
        do throws(FileSystem.ReadFailure) {
            return try FileSystem.read(path, limit: Transcript.limit, accepting: .file)
        } catch .tooLong {
            throw PerformanceProblem(
                "it has more than \(Transcript.limit >> 20) MB", next: "Cut it into several files.")
        } catch .noFile {
            throw PerformanceProblem("it is not a file", next: "Name a Markdown file, or a folder of them.")
        } catch {
            throw PerformanceProblem(
                error.description, next: "Check the name and the file's permissions.")
        }
    }
}
