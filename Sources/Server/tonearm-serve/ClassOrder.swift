import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSystem
import TonearmTexts

/// A class as the options describe it.
struct ClassOrder {
    let roster: Roster
    let lessons: [String]
    /// The path of the file for results and its format; nil for none.
    let results: (path: String, format: ClassResults.Format)?
    /// The path of the file for links; nil for none.
    let links: String?

    /// - Throws: `Failure` for an unknown lesson, a roster that cannot be used, or a results file of another format.
    init(_ options: ClassOptions) throws(Failure) {
        var lessons: [String] = []
        for name in options.lessons where !lessons.contains(name) { lessons.append(try Self.lesson(name)) }
        self.lessons = lessons
        roster = try Self.roster(options.learners)
        links = options.links.map { FileSystem.absolute(UserFolder.expandingHome($0)) }
        if let file = options.results {
            guard let format = ClassResults.Format(file: file) else {
                throw Failure(
                    "Cannot write results to '\(file)'", "the name ends with neither .csv nor .md",
                    next: "Name for example results.csv.", status: .usage)
            }
            results = (FileSystem.absolute(UserFolder.expandingHome(file)), format)
        } else {
            results = nil
        }
    }

    /// Returns the name by which learners start a lesson.
    private static func lesson(_ name: String) throws(Failure) -> String {
        let names = BuiltInLessons.all.map(\.file).filter { $0.split(separator: ".").count == 2 }
            .map { String($0.dropLast(".md".count)) }
        let own = ownNames
        if names.contains(name) || own.contains(name) { return name }
        if name.hasSuffix(".md"), FileSystem.exists(UserFolder.expandingHome(name)) {
            return String(name.split(separator: "/").last ?? "")
        }
        throw Failure(
            "Cannot teach '\(name)'", "there is no such lesson",
            next: Nearest.question(name, in: names + own)
                ?? "'tonearm lesson list' lists them; a lesson of your own is a file that ends with .md.",
            status: .usage)
    }

    /// The names of the lessons in the user's folder, without translations.
    private static var ownNames: [String] {
        guard let folder = UserFolder.lessons else { return [] }
        return FileSystem.names(in: folder).filter { $0.hasSuffix(".md") && $0.split(separator: ".").count == 2 }
            .map { String($0.dropLast(".md".count)) }
    }

    private static func roster(_ text: String) throws(Failure) -> Roster {
        do throws(Roster.Problem) {
            if let count = Int(text) { return try Roster(count: count) }
            let bytes: [UInt8]
            do throws(Failure) { bytes = try ServerProgram.read(text, to: "read the learners in") } catch {
                throw Roster.Problem(reason: error.why, next: error.next ?? "Name a file, or a number of learners.")
            }
            guard let names = String(validating: bytes, as: UTF8.self) else {
                throw Roster.Problem(reason: "it is not text in UTF-8", next: "Write one name a line.")
            }
            return try Roster(text: names)
        } catch {
            throw Failure("Cannot use the learners '\(text)'", error.reason, next: error.next, status: .usage)
        }
    }

    /// Returns the address of links: that of the options, or the next port.
    static func control(_ options: ServeOptions) throws(Failure) -> String {
        if let control = options.control { return control }
        let address = try ListenAddress(options.listen)
        let host = address.host.contains(":") ? "[\(address.host)]" : address.host
        return "\(host):\(address.port == 0 || address.port == 65_535 ? 0 : address.port + 1)"
    }

    /// Refuses addresses that a class cannot use.
    /// - Throws: `Failure` for an address beyond this machine without TLS, and for one that learners cannot type.
    static func check(_ options: ServeOptions) throws(Failure) {
        for text in [options.listen, try control(options)] {
            let address = try ListenAddress(text)
            if address.isLoopback { continue }
            let what = "Cannot hold a class on '\(text)'"
            if address.isEverywhere {
                throw Failure(
                    what, "links need the name or the address by which learners reach this machine",
                    next: "Name it, for example --listen 192.168.1.20:8502.", status: .usage)
            }
            guard options.tls || options.tlsCert != nil else {
                throw Failure(
                    what, "other machines would send tokens and secrets without encryption",
                    next: "Add --tls, or --tls-cert FILE --tls-key FILE.", status: .usage)
            }
        }
    }
}
