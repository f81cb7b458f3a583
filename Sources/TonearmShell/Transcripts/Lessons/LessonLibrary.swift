import Console
import Lessons
import SystemLayer
import Transcript

/// A lesson that can be begun: one that is part of the program, or a file.
struct LessonEntry: Sendable, Hashable {
    /// What is typed: `tour`, or a path.
    let name: String
    /// The language of its prose as a tag, where the file's name says one: `tour.ja.md`.
    let language: String?
    let source: Source

    enum Source: Sendable, Hashable {
        case builtIn(String)
        case file(String)
    }

    /// The name of the files in which its progress is kept.
    var key: String {
        let word = name.split(separator: "/").last.map(String.init) ?? name
        let key = (language.map { "\(word).\($0)" } ?? word).map { SessionStore.isName("a\($0)") ? $0 : "-" }
        return "lesson-" + String(key.prefix(40))
    }

    /// - Throws: `PerformanceProblem` when the file cannot be read.
    func bytes() throws -> [UInt8] {
        switch source {
        case .builtIn(let file): BuiltInLessons.all.first { $0.file == file }?.bytes() ?? []
        case .file(let path): try TranscriptFiles.read(path)
        }
    }

    /// What errors call its file.
    var file: String {
        switch source {
        case .builtIn(let file): file
        case .file(let path): path
        }
    }

    /// - Throws: `TranscriptError`, `PerformanceProblem`.
    func transcript() throws -> Transcript { try Transcript(bytes(), name: file) }
}

/// The lessons that there are.
struct LessonLibrary {
    /// The user's own folder; nil where there is none.
    let folder: String?
    /// The language in which lessons are wanted, as a tag; nil for the one that they were written in.
    let language: String?

    /// Every lesson once, in the language that is wanted where it is there.
    var entries: [LessonEntry] {
        var names: [String] = []
        let all = all
        for entry in all where !names.contains(entry.name) { names.append(entry.name) }
        return names.compactMap { name in best(all.filter { $0.name == name }) }
    }

    /// Every lesson in each of its languages, the user's own first.
    var all: [LessonEntry] { own + builtIn }

    /// Of those of one name, the user's own first.
    private func best(_ entries: [LessonEntry]) -> LessonEntry? {
        entries.first { $0.language != nil && $0.language == language } ?? entries.first { $0.language == nil }
            ?? entries.first
    }

    private var builtIn: [LessonEntry] {
        BuiltInLessons.all.compactMap { Self.entry($0.file, .builtIn($0.file)) }
    }

    private var own: [LessonEntry] {
        guard let folder else { return [] }
        return FileSystem.names(in: folder).compactMap { Self.entry($0, .file("\(folder)/\($0)")) }
    }

    /// The lesson in a file called `tour.md` or `tour.ja.md`.
    private static func entry(_ file: String, _ source: LessonEntry.Source) -> LessonEntry? {
        guard file.hasSuffix(".md"), !file.hasPrefix(".") else { return nil }
        let parts = file.dropLast(3).split(separator: ".")
        guard let name = parts.first, parts.count <= 2 else { return nil }
        return LessonEntry(name: String(name), language: parts.count == 2 ? String(parts[1]) : nil, source: source)
    }

    /// - Parameter name: of a lesson, or the path of a file.
    /// - Throws: `Failure` with the nearest names.
    func lesson(_ name: String) throws(Failure) -> LessonEntry {
        if name.contains("/") || name.hasSuffix(".md") {
            return LessonEntry(name: name, language: nil, source: .file(UserFolder.expandingHome(name)))
        }
        let entries = entries
        if let entry = entries.first(where: { $0.name == name }) { return entry }
        let near = Nearest.names(to: name, in: entries.map(\.name)).first
        throw Failure(
            "Cannot find the lesson '\(name)'", "there is no lesson of this name",
            next: near.map { "Did you mean '\($0)'?" } ?? "'lesson list' lists them; a file is named with its '.md'.",
            status: .usage)
    }
}
