package import AppleMusicAPI
import TonearmConsole
import TonearmLineEditor
import TonearmSystem
package import TonearmWorld

/// The information from which a value is completed.
package struct CompletionContext {
    let session: Session
    /// The command of the value; nil for the program's own options.
    let command: (any CompletedCommand.Type)?
    /// The command's arguments before the value, without options.
    let words: [String]
    /// The typed beginning of the value, or of the last element of a list.
    private(set) var typed: String
    let memory: CompletionMemory
    let answer: Answer?
    let rows: NumberedRows

    init(
        session: Session, command: (any CompletedCommand.Type)? = nil, words: [String] = [], typed: String = "",
        memory: CompletionMemory = CompletionMemory()
    ) {
        self.session = session
        self.command = command
        self.words = words
        self.typed = typed
        self.memory = memory
        answer = session.here?.answer
        rows = session.rows
    }

    /// Returns the context with a different typed beginning.
    func typing(_ value: String) -> CompletionContext {
        var context = self
        context.typed = value
        return context
    }

    /// The resources that were shown: the numbered rows, the current rows, then the places of the trail, without
    /// repetitions.
    var seen: [(resource: ResourceIdentifier, name: String, row: Resource?)] {
        let rows = (rows.resources + (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])).map {
            (resource: $0.identifier, name: $0.attribute("name")?.string ?? "", row: Optional($0))
        }
        let visited = session.trail.places.reversed().compactMap { place in
            place.focus.map { (resource: $0.resource, name: $0.name ?? "", row: Resource?.none) }
        }
        var known: Set<ResourceIdentifier> = []
        return (rows + visited).filter { known.insert($0.resource).inserted }
    }

    /// Returns the ids of a type with names: those that were shown, then the others if the catalog can list them.
    func identified(_ type: ResourceType) -> [Candidate] {
        let seen = seen.filter { $0.resource.type == type }
        let known = Set(seen.map(\.resource.id))
        let listed = memory.listed(type, session.world).filter { !known.contains($0.id) }
        return seen.map { Candidate($0.resource.id, description: $0.name) }
            + listed.map { Candidate($0.id, description: $0.name) }
    }
}

/// The information outside of the session from which values are completed.
package struct CompletionMemory {
    /// The names of the saved sessions.
    package var savedSessions: () -> [String]
    /// The names of the user's profiles.
    package var savedProfiles: () -> [String] = { [] }
    /// The names, or else the ids, of the worlds that were attached, except `default`.
    package var attachedWorlds: () -> [String] = { [] }
    /// Returns the ids and names of a type, if it can be listed completely without a network request.
    package var listed: (_ type: ResourceType, _ world: World) -> [(id: String, name: String)] = { _, _ in [] }
    /// The typed lines, the most recent last.
    package var lines: () -> [String]
    /// Returns the names in a folder that begin with a text; names of folders end with `/`.
    package var files: (_ folder: String, _ beginning: String) -> [String]
    /// The folder of the user's own lessons.
    package var lessonFolder: String?

    package init(
        savedSessions: @escaping () -> [String] = { [] }, lines: @escaping () -> [String] = { [] },
        files: @escaping (String, String) -> [String] = { _, _ in [] }
    ) {
        self.savedSessions = savedSessions
        self.lines = lines
        self.files = files
    }

    /// Uses the user's files.
    /// - Parameters:
    ///   - store: the store of sessions and profiles; nil without one.
    ///   - lessonFolder: the folder of the user's own lessons.
    package init(store: SessionStore?, lessonFolder: String?) {
        self.init(savedSessions: { store?.names() ?? [] }, files: Self.files)
        savedProfiles = { store.map { ProfileStore(folder: $0.folder).names } ?? [] }
        self.lessonFolder = lessonFolder
    }

    /// Returns the names in a folder. A relative path starts at the working directory.
    package static func files(_ folder: String, _ beginning: String) -> [String] {
        let path = folder.isEmpty ? "." : UserFolder.expandingHome(folder)
        return FileSystem.names(in: path).filter { $0.hasPrefix(beginning) }.map {
            FileSystem.isFolder("\(path)/\($0)") ? "\($0)/" : $0
        }
    }
}

/// A command whose values are completed: its name, its examples and its fields.
package protocol CompletedCommand {
    static var name: String { get }
    static var examples: [String] { get }
    static var fields: [Field] { get }
}
