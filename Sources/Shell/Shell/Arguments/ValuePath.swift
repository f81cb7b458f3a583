import AppleMusicAPI
import TonearmLineEditor

/// A path to values of the answer: `data[0].attributes.name`.
struct ValuePath: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "PATH", example: "data[0].id", isOrdered: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        candidates(for: context.typed, in: context.answer?.json)
    }

    /// - Returns: the members and elements that can follow in a typed path.
    static func candidates(for typed: String, in answer: JSON?) -> [Candidate] {
        let before = String(typed[..<stemStart(of: typed)])
        let isElement = before.hasSuffix("[")
        var way = before.hasSuffix(".") || isElement ? String(before.dropLast()) : before
        if way.hasPrefix("@") { way = "$" + way.dropFirst() }
        let values =
            way.isEmpty
            ? answer.map { [$0] } : try? JSONPath(way).values(in: answer ?? .null)
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

    /// Returns whether a name needs no quotes in a path.
    private static func isWritable(_ name: String) -> Bool { (try? JSONPath(name))?.isOneName == true }
}

/// A path after an equals sign: `= data[0].attributes.name`.
struct AssignedPath: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: ValuePath.placeholder, example: ValuePath.example, isOrdered: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // The equals sign comes first.
        guard context.words.count > 1 else { return [Candidate("=", description: "then a path")] }
        return ValuePath.candidates(in: context)
    }

    static func stemStart(of typed: String) -> String.Index { ValuePath.stemStart(of: typed) }
}
