import AppleMusicAPI
import TonearmLineEditor

/// A resource as a row of the last table, `type/id`, a link of the web player, or a path of the API.
struct RowOrResource: TextArgument {
    let text: String

    static let traits = ArgumentTraits(
        placeholder: "RESOURCE", example: "albums/310730204", isFoundByName: true, isRow: true)

    /// After `albums/` the candidates are ids, which are also found by their names.
    static func stemStart(of typed: String) -> String.Index {
        guard let slash = typed.firstIndex(of: "/"), type(beginning: typed) != nil else { return typed.startIndex }
        return typed.index(after: slash)
    }

    private static func type(beginning typed: String) -> ResourceType? {
        guard let slash = typed.firstIndex(of: "/") else { return nil }
        let type = ResourceType(String(typed[..<slash]))
        return Schema.appleMusic[type].map { _ in type }
    }

    static func candidates(in context: CompletionContext) -> [Candidate] {
        if let type = type(beginning: context.typed) { return context.identified(type) }
        let rows = context.rows
        let numbers = rows.resources.enumerated().map { index, row in
            Candidate(
                String(rows.first.addingClamped(index)),
                description: row.attribute("name")?.string ?? row.identifier.description)
        }
        // If nothing is typed, rows are offered by number.
        let numbered = Set(context.typed.isEmpty ? rows.resources.map(\.identifier) : [])
        let seen = context.seen.filter { !numbered.contains($0.resource) }.map {
            Candidate($0.resource.description, description: $0.name)
        }
        return numbers + seen + ResourceTypeName.beginnings
    }
}

/// The id of a resource whose type is the command.
struct ResourceID: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ID", example: "310730204", isList: true, isFoundByName: true)

    /// Returns an example id for the command's type, taken from the command's own examples if it only fetches.
    static func example(in context: CompletionContext) -> String {
        guard let command = context.command, type(in: context)?.type.rawValue == command.name else { return example }
        let words = command.examples.map { $0.split(separator: " ").map(String.init) }
        return words.first { $0.count > 1 && !$0[1].hasPrefix("-") }?[1] ?? example
    }

    private static func type(in context: CompletionContext) -> TypeDescription? {
        context.command.flatMap { Schema.appleMusic.type(named: $0.name) }
    }

    static func candidates(in context: CompletionContext) -> [Candidate] {
        guard let type = type(in: context) else { return [] }
        if type.type == .storefronts { return StorefrontName.candidates(in: context) }
        return context.identified(type.type)
    }
}

/// The id of a library resource whose type is the word before it.
struct LibraryID: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ID", example: "l.1", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.words.first.flatMap { LibraryTypeName(argument: $0)?.type }.map(context.identified) ?? []
    }
}

/// A library playlist by its row, id or name.
struct LibraryPlaylist: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "PLAYLIST", example: "Road", isFoundByName: true, isRow: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.identified(.libraryPlaylists) }
}

/// A playlist folder by its row or id.
struct LibraryFolder: TextArgument {
    let text: String

    static let traits = ArgumentTraits(
        placeholder: "FOLDER", example: "p.playlistsroot", isFoundByName: true, isRow: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.identified(.libraryPlaylistFolders)
            + [Candidate("p.playlistsroot", description: "the top of the library")]
    }
}

struct RecommendationID: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ID", example: "6-27s5hU6azhJY", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.seen.filter { $0.resource.type == .personalRecommendation }.map {
            Candidate($0.resource.id, description: $0.row?.attribute("title.stringForDisplay")?.string ?? $0.name)
        }
    }
}

struct GenreID: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "GENRE", example: "20", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.identified(.genres) }
}

/// Universal Product Codes of albums, assigned by labels.
struct ProductCodes: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "UPC", example: "00602445868162", isList: true, isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.codes("upc") }
}

/// International Standard Recording Codes of songs and music videos, assigned by labels.
struct RecordingCodes: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ISRC", example: "USSM17500423", isList: true, isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { context.codes("isrc") }
}

extension CompletionContext {
    fileprivate func codes(_ attribute: String) -> [Candidate] {
        seen.compactMap { _, name, row in
            row?.attribute(attribute)?.string.map { Candidate($0, description: name) }
        }
    }
}
