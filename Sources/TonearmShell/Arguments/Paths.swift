import AppleMusicAPI
package import ArgumentParser
package import LineEditor

/// A file or a folder.
package struct FilePath: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "FILE"
    package static let example = "answer.json"
    package static var defaultCompletionKind: CompletionKind { .file() }

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let start = stemStart(of: context.typed)
        let names = context.memory.files(String(context.typed[..<start]), String(context.typed[start...]))
        let isHidden = context.typed[start...].hasPrefix(".")
        return names.filter { isHidden || !$0.hasPrefix(".") }.map { Candidate($0, continues: $0.hasSuffix("/")) }
    }

    package static func stemStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: ["/"]) }
}

/// A catalog's file, or the one that is part of the program.
struct CatalogName: TextArgument {
    let text: String

    static let placeholder = "FILE"
    static let example = "music.catalog"
    static let defaultCompletionKind = CompletionKind.file()

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let builtIn = Candidate(Catalogs.builtIn, description: "the catalog that is part of the program")
        return (context.typed.contains("/") ? [] : [builtIn]) + FilePath.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { FilePath.stemStart(of: typed) }
}

/// The way to a value of the last answer: `data.0.attributes.name`.
struct ValuePath: TextArgument {
    let text: String

    static let placeholder = "PATH"
    static let example = "data.0.id"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // The equals sign comes first.
        guard context.words.count > 1 else { return [Candidate("=", description: "then a path")] }
        var value = context.answer?.json
        for part in context.typed[..<stemStart(of: context.typed)].split(separator: ".") {
            value = Int(part).flatMap { value?[$0] } ?? value?[String(part)]
        }
        let names = value?.object?.names ?? value?.array.map { $0.indices.prefix(100).map(String.init) } ?? []
        return names.map { name in
            let below = Int(name).flatMap { value?[$0] } ?? value?[name]
            let continues = below?.object != nil || below?.array != nil
            let text = continues ? "" : below.map { $0.string ?? $0.text } ?? ""
            return Candidate(continues ? "\(name)." : name, description: String(text.prefix(60)), continues: continues)
        }
    }

    static func stemStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: ["."]) }
}
