import TonearmConsole
import TonearmSystem
import TonearmTexts
import TonearmTranscripts

/// A lesson that can be started: a built-in one, or a file.
struct LessonEntry: Sendable, Hashable {
    /// The name, such as `tour`, or the path of a file.
    let name: String
    /// The language tag in the file's name, as in `tour.ja.md`; nil without one.
    let language: String?
    let source: Source

    enum Source: Sendable, Hashable {
        case builtIn(String)
        case file(String)
    }

    /// The name of the files with its progress.
    var key: String {
        let word = name.split(separator: "/").last.map(String.init) ?? name
        let key = (language.map { "\(word).\($0)" } ?? word).map { SessionStore.isName("a\($0)") ? $0 : "-" }
        return "lesson-" + String(key.prefix(40))
    }

    /// - Throws: `PerformanceProblem` if the file cannot be read.
    func bytes() throws -> [UInt8] {
        switch source {
        case .builtIn(let file): BuiltInLessons.all.first { $0.file == file }?.bytes() ?? []
        case .file(let path): try TranscriptFiles.read(path)
        }
    }

    /// The file's name in errors.
    var file: String {
        switch source {
        case .builtIn(let file): file
        case .file(let path): path
        }
    }

    /// Whether the lesson was named by its file, whose language is not chosen.
    var isNamedAsFile: Bool {
        if case .file = source { name.contains("/") || name.hasSuffix(".md") } else { false }
    }

    /// The name that starts the lesson in any folder.
    var startName: String {
        guard case .file(let path) = source, isNamedAsFile else { return name }
        return FileSystem.absolute(path)
    }

    /// The tag of the language: that in the file's name, or else in the header.
    var languageTag: String { language ?? (try? transcript().header?[.language]) ?? "en" }

    /// Returns whether the lesson is in a language, also if the tag names a region: `ja-JP`.
    func isIn(_ tag: String) -> Bool { LessonLanguage.matches(tag, languageTag) }

    /// - Throws: `TranscriptFailure`, `PerformanceProblem`.
    func transcript() throws -> Transcript { try Transcript(bytes(), name: file) }
}

/// The available lessons.
struct LessonLibrary {
    /// The folder of the user's own lessons; nil without one.
    let folder: String?
    /// The preferred language tag; nil for the original language.
    let language: String?

    /// Every lesson once, in the preferred language if possible.
    var entries: [LessonEntry] {
        var names: [String] = []
        let all = all
        for entry in all where !names.contains(entry.name) { names.append(entry.name) }
        return names.compactMap { name in best(all.filter { $0.name == name }) }
    }

    /// Every lesson in each of its languages, the user's own first.
    var all: [LessonEntry] { own + builtIn }

    /// Returns the best of the lessons with an equal name: the first in the preferred language, or else the first in
    /// the original language, or else any.
    private func best(_ entries: [LessonEntry]) -> LessonEntry? {
        entries.first { entry in
            entry.language.map { tag in language.map { LessonLanguage.matches($0, tag) } ?? false } ?? false
        } ?? entries.first { $0.language == nil } ?? entries.first
    }

    /// The tags of the languages in which there are lessons.
    var languages: [String] { Set(all.map(\.languageTag)).sorted() }

    /// Whether a lesson is in the preferred language.
    var hasLanguage: Bool { language.map { tag in all.contains { $0.isIn(tag) } } ?? true }

    private var builtIn: [LessonEntry] { BuiltInLessons.all.compactMap { Self.entry($0.file, .builtIn($0.file)) } }

    private var own: [LessonEntry] {
        guard let folder else { return [] }
        return FileSystem.names(in: folder).compactMap { Self.entry($0, .file("\(folder)/\($0)")) }
    }

    /// Returns the lesson in a file named like `tour.md` or `tour.ja.md`.
    private static func entry(_ file: String, _ source: LessonEntry.Source) -> LessonEntry? {
        guard file.hasSuffix(".md"), !file.hasPrefix(".") else { return nil }
        let parts = file.dropLast(3).split(separator: ".")
        guard let name = parts.first, parts.count <= 2 else { return nil }
        return LessonEntry(name: String(name), language: parts.count == 2 ? String(parts[1]) : nil, source: source)
    }

    /// - Parameter name: the name of a lesson, or the path of a file.
    /// - Throws: `Failure` with the nearest names.
    func lesson(_ name: String) throws(Failure) -> LessonEntry {
        if name.contains("/") || name.hasSuffix(".md") {
            return LessonEntry(name: name, language: nil, source: .file(UserFolder.expandingHome(name)))
        }
        let entries = entries
        if let entry = entries.first(where: { $0.name == name }) { return entry }
        throw Failure.usage(
            "Cannot find the lesson '\(name)'", "there is no lesson of this name",
            next: Nearest.question(name, in: entries.map(\.name))
                ?? "'lesson list' lists them; a file is named with its '.md'.")
    }
}

/// A comparison of language tags.
private enum LessonLanguage {
    /// Returns whether two tags name a language, apart from case and region: `ja-JP` and `ja`.
    static func matches(_ left: String, _ right: String) -> Bool { primary(left) == primary(right) }

    private static func primary(_ tag: String) -> String {
        tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    }
}
