import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmRecordings
import TonearmSystem

/// Documents of recorded answers: JSON files with one answer each, and HTTP archives (HAR 1.2).
struct RecordedDocuments {
    struct Document {
        var json: JSON
        /// The requested path; nil if only the answer was recorded.
        var path: String?
    }

    private(set) var documents: [Document] = []

    /// The maximum size of a file in bytes; a longer one is not read.
    private static let sizeLimit = 1 << 30

    /// Reads a file, or every `.json` or `.har` file in a folder and its subfolders, except hidden ones.
    /// - Throws: `CatalogProblem` if a given path cannot be read.
    mutating func read(_ path: String, _ report: inout ImportReport) throws(CatalogProblem) {
        guard FileSystem.isFolder(path) else { return try readFile(path, &report) }
        let walk: FolderWalk
        do { walk = try FolderWalk(path, pausing: Task.checkCancellation) } catch { throw .interrupted }
        if walk.deepFolders > 0 {
            report.skip("folders that are nested more than \(FolderWalk.depth) deep", walk.deepFolders)
        }
        for name in walk.files {
            if name.lowercased().hasSuffix(".json") || name.lowercased().hasSuffix(".har") {
                // A single unreadable file, for example with an invalid name, does not stop the others.
                do throws(CatalogProblem) { try readFile("\(path)/\(name)", &report) } catch {
                    report.skip("files that cannot be read (\(error.reason))")
                }
            } else {
                report.skip("files that are neither .json nor .har")
            }
        }
    }

    private mutating func readFile(_ path: String, _ report: inout ImportReport) throws(CatalogProblem) {
        do throws(HTTPArchive.Problem) {
            let archive = try HTTPArchive(file: path)
            if archive.isCut { report.skip("exchanges that are cut off at the end of their file") }
            for index in 0..<archive.count { readExchange(try? archive.exchange(index), &report) }
        } catch .noArchive {
            try readDocument(path, &report)
        } catch .unreadable(let failure) {
            try CatalogProblem.reading { () throws(FileSystem.ReadProblem) in throw failure }
        } catch {
            report.skip("files that are not JSON")
        }
    }

    /// Reads a file with one answer.
    private mutating func readDocument(_ path: String, _ report: inout ImportReport) throws(CatalogProblem) {
        let bytes = try CatalogProblem.reading { () throws(FileSystem.ReadProblem) in
            try FileSystem.read(path, limit: RecordedDocuments.sizeLimit, accepting: .file)
        }
        guard let json = LastWords.during("read '\(path)'", { try? JSON(parsing: bytes) }) else {
            return report.skip("files that are not JSON")
        }
        add(json, path: nil, &report)
    }

    /// Reads a request and its answer from an archive.
    private mutating func readExchange(_ exchange: RecordedExchange?, _ report: inout ImportReport) {
        guard let exchange else { return report.skip("entries that are not exchanges") }
        guard exchange.isOfAPI, let target = exchange.target else {
            return report.skip("exchanges with other services")
        }
        guard exchange.method == "GET", exchange.status == 200 else {
            return report.skip("exchanges that do not answer GET with 200")
        }
        guard exchange.body != .damaged else { return report.skip("exchanges with a damaged answer") }
        guard case .bytes(let bytes) = exchange.body, !bytes.isEmpty else {
            return report.skip("exchanges whose answer was not kept")
        }
        guard let json = try? JSON(parsing: bytes) else { return report.skip("exchanges whose answer is not JSON") }
        add(json, path: String(target.prefix { $0 != "?" }), &report)
    }

    private mutating func add(_ json: JSON, path: String?, _ report: inout ImportReport) {
        guard let object = json.object, ["data", "results", "resources"].contains(where: { object[$0] != nil }) else {
            return report.skip("documents without data or results")
        }
        report.documents += 1
        documents.append(Document(json: json, path: path))
    }
}

extension Record {
    /// Fills the record from recorded data: attributes, artists and album.
    mutating func fill(_ reader: inout AttributeReader, _ gathered: ResourceCollector.Gathered) {
        code(&reader)
        switch self {
        case .album(var album):
            album.artistIDs = gathered.artistIDs(album.artistIDs, reader)
            self = .album(album)
        case .song(var song):
            song.artistIDs = gathered.artistIDs(song.artistIDs, reader)
            song.albumID = gathered["albums"]?.first?.id ?? song.albumID ?? reader.id(in: "url", after: "album")
            self = .song(song)
        case .musicVideo(var video):
            video.artistIDs = gathered.artistIDs(video.artistIDs, reader)
            self = .musicVideo(video)
        default: break
        }
    }
}

extension ResourceCollector.Gathered {
    /// Returns the artists' ids: from the relationship, else the known ones, else from the artist's link.
    fileprivate func artistIDs(_ known: [String], _ reader: AttributeReader) -> [String] {
        if let related = self["artists"] { return related.filter { $0.type == .artists }.map(\.id) }
        return known.isEmpty ? reader.id(in: "artistUrl", after: "artist").map { [$0] } ?? [] : known
    }
}
