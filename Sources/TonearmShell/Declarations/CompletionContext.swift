package import AppleMusicAPI
import Console
import LineEditor
package import MusicWorld
import SystemLayer

/// What is known where a value is to be completed.
package struct CompletionContext {
    let session: Session
    /// The command whose value it is; nil for the program's own options.
    let command: (any Command.Type)?
    /// The command's arguments before it, without options.
    let words: [String]
    /// What is typed of the value, or of its last element.
    private(set) var typed: String
    let memory: CompletionMemory
    /// The answer that is shown.
    let answer: Answer?

    init(
        session: Session, command: (any Command.Type)? = nil, words: [String] = [], typed: String = "",
        memory: CompletionMemory = CompletionMemory()
    ) {
        self.session = session
        self.command = command
        self.words = words
        self.typed = typed
        self.memory = memory
        answer = session.here?.answer
    }

    /// The same with what is typed of the value.
    func typing(_ value: String) -> CompletionContext {
        var context = self
        context.typed = value
        return context
    }

    /// Resources that were seen: the rows of what is shown, then the places of the trail, each once.
    var seen: [(resource: ResourceIdentifier, name: String, row: Resource?)] {
        let rows = ((answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])).map {
            (resource: $0.identifier, name: $0.attribute("name")?.string ?? "", row: Optional($0))
        }
        let visited = session.trail.places.reversed().compactMap { place in
            place.focus.map { (resource: $0.resource, name: $0.name ?? "", row: Resource?.none) }
        }
        var known: Set<ResourceIdentifier> = []
        return (rows + visited).filter { known.insert($0.resource).inserted }
    }
}

extension CompletionContext {
    /// Ids of a type with their names: those that were seen, then all others where the catalog can list them.
    func identified(_ type: ResourceType) -> [Candidate] {
        let seen = seen.filter { $0.resource.type == type }
        let known = Set(seen.map(\.resource.id))
        let listed = memory.listed(type, session.world).filter { !known.contains($0.id) }
        return seen.map { Candidate($0.resource.id, description: $0.name) }
            + listed.map { Candidate($0.id, description: $0.name) }
    }
}

/// What lies outside the session and can be completed from.
package struct CompletionMemory {
    /// The names of the saved sessions.
    package var savedSessions: () -> [String]
    /// The names of the person's profiles.
    package var savedProfiles: () -> [String] = { [] }
    /// Ids and names of a type that can be listed whole without asking over a network.
    package var listed: (_ type: ResourceType, _ world: World) -> [(id: String, name: String)] = { _, _ in [] }
    /// The lines that were typed, the last one at the end.
    package var lines: () -> [String]
    /// What a folder has of names that begin in some way; folders end with `/`.
    package var files: (_ folder: String, _ beginning: String) -> [String]
    /// Where the user's own lessons are.
    package var lessonFolder: String?

    package init(
        savedSessions: @escaping () -> [String] = { [] }, lines: @escaping () -> [String] = { [] },
        files: @escaping (String, String) -> [String] = { _, _ in [] }
    ) {
        self.savedSessions = savedSessions
        self.lines = lines
        self.files = files
    }

    /// What is on the person's disk.
    /// - Parameters:
    ///   - store: where sessions and profiles are; nil where there is no folder for them.
    ///   - lessonFolder: where the person's own lessons are.
    package init(store: SessionStore?, lessonFolder: String?) {
        self.init(savedSessions: { store?.names() ?? [] }, files: Self.files)
        savedProfiles = { store.map { ProfileStore(folder: $0.folder).names } ?? [] }
        self.lessonFolder = lessonFolder
    }

    /// What is in the system's folders, those named from the present one included.
    package static func files(_ folder: String, _ beginning: String) -> [String] {
        let path = folder.isEmpty ? "." : UserFolder.expandingHome(folder)
        return FileSystem.names(in: path).filter { $0.hasPrefix(beginning) }.map {
            FileSystem.isFolder("\(path)/\($0)") ? "\($0)/" : $0
        }
    }
}
