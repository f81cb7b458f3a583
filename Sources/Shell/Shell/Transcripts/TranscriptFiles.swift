import TonearmCatalog
import TonearmConsole
import TonearmSimulator
import TonearmSystem
import TonearmTranscripts
import TonearmWorld

/// The transcripts in files and folders that a line names.
struct TranscriptFiles {
    /// The files in the order of running.
    private(set) var paths: [String] = []
    /// The number of Markdown files in folders that contain no session.
    private(set) var others = 0

    /// - Parameter names: files, and folders with transcripts.
    /// - Throws: `Failure` if a folder contains no transcript.
    init(_ names: [String]) throws(Failure) {
        for name in names {
            let path = UserFolder.expandingHome(name)
            guard FileSystem.isFolder(path) else {
                paths.append(path)
                continue
            }
            let count = paths.count
            search(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path)
            guard paths.count > count else {
                throw Failure(
                    "Cannot find a transcript in '\(name)'", "no Markdown file in this folder has a session in it",
                    next: "Name a folder of transcripts, or type 'help transcript' to see how one is made.")
            }
        }
    }

    private mutating func search(_ folder: String) {
        for name in FolderWalk(folder).files where name.hasSuffix(".md") {
            let path = "\(folder)/\(name)"
            if Self.mayBeTranscript(path) { paths.append(path) } else { others += 1 }
        }
    }

    /// Returns whether a file is a transcript. An unreadable file counts as one, so that running it reports the
    /// reason.
    private static func mayBeTranscript(_ path: String) -> Bool {
        guard let bytes = try? read(path) else { return true }
        return Transcript.isTranscript(bytes)
    }

    var sources: [Verifier.Source] { paths.map { path in Verifier.Source(name: path) { try Self.read(path) } } }

    /// - Throws: `PerformanceProblem` with the reason.
    static func read(_ path: String) throws(PerformanceProblem) -> [UInt8] {
        do throws(FileSystem.ReadProblem) {
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

/// A world file that a header names.
struct NamedWorldFile: Hashable, Sendable {
    /// The name in the header, from the transcript's folder.
    let name: String
    let folder: String

    /// Begins a world with the file.
    /// - Parameter time: the time of loading, in seconds since 1970.
    /// - Throws: `PerformanceProblem` with the line and the path of a wrong value.
    func begin(_ world: inout World, at time: Int) throws(PerformanceProblem) -> WorldFixture {
        let expanded = UserFolder.expandingHome(name)
        let path = expanded.hasPrefix("/") ? expanded : "\(folder)/\(expanded)"
        let text: [UInt8]
        let catalog: any Catalog
        do throws(Failure) {
            text = try WorldFile(name: path).read()
            catalog = if let file = world.address.catalog { try Catalogs.open(file) } else { BuiltInCatalog() }
        } catch {
            throw PerformanceProblem(
                "the header's world '\(name)' cannot be read: \(error.why)",
                next: error.next ?? "Name a file in the folder of this one.")
        }
        do throws(FixtureProblem) { return try world.begin(text: text, catalog: catalog, now: time) } catch {
            throw PerformanceProblem("the header's world '\(name)' is wrong: \(error.sentence)", next: error.next)
        }
    }
}
