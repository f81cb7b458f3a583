package import TonearmLineEditor

/// A file or a folder.
package struct FilePath: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "FILE", example: "answer.json")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let start = stemStart(of: context.typed)
        let names = context.memory.files(String(context.typed[..<start]), String(context.typed[start...]))
        let isHidden = context.typed[start...].hasPrefix(".")
        return names.filter { isHidden || !$0.hasPrefix(".") }.map { Candidate($0, continues: $0.hasSuffix("/")) }
    }

    package static func stemStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: ["/"]) }

    /// The file name extension in lower case, without the period; nil without one.
    var ending: String? {
        let parts = text.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count > 1, let ending = parts.last, !ending.isEmpty else { return nil }
        return ending.lowercased()
    }
}

/// The path of a catalog file, or the built-in catalog.
struct CatalogName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "FILE", example: "music.catalog")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let builtIn = Candidate(Catalogs.builtIn, description: "the catalog that is part of the program")
        return (context.typed.contains("/") ? [] : [builtIn]) + FilePath.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { FilePath.stemStart(of: typed) }
}
