import AppleMusicAPI
package import LineEditor

/// A file or a folder.
package struct FilePath: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "FILE"
    package static let example = "answer.json"

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let start = stemStart(of: context.typed)
        let names = context.memory.files(String(context.typed[..<start]), String(context.typed[start...]))
        let isHidden = context.typed[start...].hasPrefix(".")
        return names.filter { isHidden || !$0.hasPrefix(".") }.map { Candidate($0, continues: $0.hasSuffix("/")) }
    }

    package static func stemStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: ["/"]) }

    /// The file name extension in lower case, without the period; nil if there is none.
    var ending: String? {
        let parts = text.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count > 1, let ending = parts.last, !ending.isEmpty else { return nil }
        return ending.lowercased()
    }
}

/// The path of a catalog file, or the built-in catalog.
struct CatalogName: TextArgument {
    let text: String

    static let placeholder = "FILE"
    static let example = "music.catalog"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let builtIn = Candidate(Catalogs.builtIn, description: "the catalog that is part of the program")
        return (context.typed.contains("/") ? [] : [builtIn]) + FilePath.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { FilePath.stemStart(of: typed) }
}

/// A path into the last answer after an equals sign: `= data[0].attributes.name`.
struct ValuePath: TextArgument {
    let text: String

    static let placeholder = "PATH"
    static let example = "data[0].id"
    static let isOrdered = true

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // An equals sign must precede the path.
        guard context.words.count > 1 else { return [Candidate("=", description: "then a path")] }
        return JSONPathText.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { JSONPathText.stemStart(of: typed) }
}

/// A JSONPath into the current answer: `data[0].attributes.name`.
struct JSONPathText: TextArgument {
    let text: String

    static let placeholder = "PATH"
    static let example = "data[0].id"
    static let isOrdered = true

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let before = String(context.typed[..<stemStart(of: context.typed)])
        let isElement = before.hasSuffix("[")
        let way = before.hasSuffix(".") || isElement ? String(before.dropLast()) : before
        let values =
            way.isEmpty
            ? context.answer?.json.map { [$0] } : try? JSONPath(way).values(in: context.answer?.json ?? .null)
        guard let value = values?.first else { return [] }
        if let array = value.array {
            return array.prefix(100).enumerated().map { index, element in
                let name = Resource(element)?.attribute("name")?.string
                return Candidate(
                    isElement ? "\(index)]" : String(index), description: name ?? "",
                    continues: element.object != nil || element.array != nil)
            }
        }
        return (value.object?.members ?? []).filter { !isElement && isWritable($0.name) }.map { member in
            let (name, below) = (member.name, member.value)
            if below.array != nil { return Candidate("\(name)[", continues: true) }
            if below.object != nil { return Candidate("\(name).", continues: true) }
            return Candidate(name, description: String((below.string ?? below.text).prefix(60)))
        }
    }

    static func stemStart(of typed: String) -> String.Index { typed.startIndexOfStem(after: [".", "["]) }

    /// Returns whether a member's name needs no quotation marks in JSONPath.
    private static func isWritable(_ name: String) -> Bool { (try? JSONPath(name))?.isOneName == true }
}
