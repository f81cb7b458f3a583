import AppleMusicAPI
import Console

/// The documents in recorded answers: files of JSON, each one answer of the service, and HTTP archives (HAR 1.2).
struct Recording {
    struct Document {
        var json: JSON
        /// The path that was asked for; nil when only the answer was recorded.
        var path: String?
    }

    private(set) var documents: [Document] = []

    /// Bytes of a file; a longer one is not read.
    private static let sizeLimit = 1 << 30

    /// Reads a file, or in a folder and its folders every file whose name ends in `.json` or `.har`.
    /// - Throws: `CatalogProblem` when a name that was given leads to nothing that can be read.
    mutating func read(_ path: String, _ report: inout ImportReport) throws(CatalogProblem) {
        guard FileSystem.isFolder(path) else { return try readFile(path, &report) }
        for name in FileSystem.names(in: path) {
            let inner = path + "/" + name
            if FileSystem.isFolder(inner) {
                if !name.hasPrefix(".") { try read(inner, &report) }
            } else if name.lowercased().hasSuffix(".json") || name.lowercased().hasSuffix(".har") {
                // One file that cannot be read, a name that is no text for instance, is no reason to leave out the others.
                do throws(CatalogProblem) { try readFile(inner, &report) } catch {
                    report.skip("files that cannot be read (\(error.reason))")
                }
            } else {
                report.skip("files that are neither .json nor .har")
            }
        }
    }

    private mutating func readFile(_ path: String, _ report: inout ImportReport) throws(CatalogProblem) {
        let bytes = try CatalogProblem.reading { () throws(FileSystem.ReadFailure) in
            try FileSystem.read(path, limit: Recording.sizeLimit, kind: .file)
        }
        let json = LastWords.during("read '\(path)'") { try? JSON(parsing: bytes) }
        guard let json else { return report.skip("files that are no JSON") }
        if let entries = json["log"]?["entries"]?.array {
            for entry in entries { readExchange(entry, &report) }
        } else {
            add(json, path: nil, &report)
        }
    }

    /// One request and its answer in an archive.
    private mutating func readExchange(_ entry: JSON, _ report: inout ImportReport) {
        guard let address = entry["request"]?["url"]?.string, let path = Recording.path(of: address) else {
            return report.skip("exchanges with other services")
        }
        guard entry["request"]?["method"]?.string == "GET", entry["response"]?["status"]?.integer == 200 else {
            return report.skip("exchanges that are no answer with 200 to GET")
        }
        let content = entry["response"]?["content"]
        guard let text = content?["text"]?.string else { return report.skip("exchanges whose answer was not kept") }
        var bytes = Array(text.utf8)
        if content?["encoding"]?.string == "base64" {
            guard let decoded = Recording.base64(text) else { return report.skip("exchanges with a damaged answer") }
            bytes = decoded
        }
        guard let json = try? JSON(parsing: bytes) else { return report.skip("exchanges whose answer is no JSON") }
        add(json, path: path, &report)
    }

    private mutating func add(_ json: JSON, path: String?, _ report: inout ImportReport) {
        guard let object = json.object, ["data", "results", "resources"].contains(where: { object[$0] != nil }) else {
            return report.skip("documents without data or results")
        }
        report.documents += 1
        documents.append(Document(json: json, path: path))
    }

    /// `/v1/catalog/us/albums/1` of `https://api.music.apple.com/v1/catalog/us/albums/1?l=en`; nil for what is not of this API.
    private static func path(of address: String) -> String? {
        guard let host = address.firstRange(of: "://"), let slash = address[host.upperBound...].firstIndex(of: "/")
        else {
            return nil
        }
        let path = address[slash...].prefix { $0 != "?" && $0 != "#" }
        return path.hasPrefix("/v1/") ? String(path) : nil
    }

    private static func base64(_ text: String) -> [UInt8]? {
        let clean = text.filter { !$0.isWhitespace && $0 != "=" }
        return Base64URL.decode(String(clean.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }))
    }
}
