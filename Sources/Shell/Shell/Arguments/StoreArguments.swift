import AppleMusicAPI
import TonearmLineEditor
import TonearmNeighbors
import TonearmWorld

/// A kind of results of the iTunes Search API.
struct StoreEntity: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ENTITY", example: "album")

    /// The entities of music; others are accepted too.
    static var candidates: [Candidate] {
        SearchEntity.ofMusic.map { Candidate($0.name, description: $0.summary) }
    }
}

/// An attribute with which the iTunes Search API compares a term.
struct StoreAttribute: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ATTRIBUTE", example: "artistTerm")

    static var candidates: [Candidate] {
        (SearchMedia.named("music") ?? .standard).attributes.map { Candidate($0) }
    }
}

/// A kind of content of the iTunes Search API.
struct StoreMedia: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "MEDIA", example: "music")

    static var candidates: [Candidate] { SearchMedia.all.map { Candidate($0.name) } }
}

/// An order of related things in a lookup.
struct StoreOrder: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ORDER", example: "recent")

    static let candidates = [
        Candidate("recent", description: "the newest first"),
        Candidate("popular", description: "the most popular first"),
    ]
}

/// A thing to look up: its id in the catalog and in the iTunes Store, a row, `type/id` or a link.
struct StoreThing: TextArgument {
    let text: String

    static let traits = ArgumentTraits(
        placeholder: "ID", example: "178834", isList: true, isFoundByName: true, isRow: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        RowOrResource.candidates(in: context)
    }
}

/// Codes or numbers, separated by commas.
struct StoreCodes: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CODES", example: "886444169417", isList: true)
}

/// A language of the iTunes Search API: language and region, `ja_jp`.
struct StoreLanguage: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "LANGUAGE", example: "ja_jp")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.world.currentStorefront.supportedLanguageTags.compactMap { tag in
            code(ofTag: tag).map { Candidate($0) }
        }
    }

    /// Returns the code of a language tag: `ja_jp` for `ja-JP`; nil for a tag with a script.
    static func code(ofTag tag: String) -> String? {
        let parts = tag.lowercased().split(separator: "-")
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }) else { return nil }
        return parts.joined(separator: "_")
    }
}
