/// The public declarations of a file, found in its formatted text.
extension SourceTree.File {
    struct PublicDeclaration {
        /// The enclosing types, the outermost first.
        var scope: [String]
        /// The modifiers, name and types, without the body and the initial value.
        var text: String
    }

    private struct Scope {
        var depth: Int
        var name: String
        /// The prefix for members without `public`: the cases of a public enumeration and the requirements of a public
        /// protocol.
        var publishesMembers: String?
    }

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    var publicDeclarations: [PublicDeclaration] {
        let lines = statements
        var scopes: [Scope] = []
        var found: [PublicDeclaration] = []
        for (index, line) in lines.enumerated() {
            // The end of a declaration of several lines is not a declaration.
            guard let first = line.first(where: { $0 != " " }), !"{}()[]".contains(first) else { continue }
            let depth = line.prefix { $0 == " " }.count
            while let last = scopes.last, last.depth >= depth { scopes.removeLast() }
            let words = line.split(separator: " ")
            let kind = words.prefix { $0.first?.isLowercase == true || $0.first == "@" }.first(
                where: Self.kinds.contains)
            let isPublic = words.contains("public") && !words.contains("import")
            let isMember = scopes.last.map {
                $0.depth + 4 == depth && $0.publishesMembers.map(line.dropFirst(depth).hasPrefix) == true
            }
            if isPublic || isMember == true {
                found.append(PublicDeclaration(scope: scopes.map(\.name), text: Self.declaration(lines[index...])))
            }
            guard let kind, let place = words.firstIndex(of: kind), words.indices.contains(place + 1) else { continue }
            let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if kind == "extension", line.contains(": ") {
                found.append(PublicDeclaration(scope: scopes.map(\.name), text: Self.declaration(lines[index...])))
            }
            let members = ["enum": "case ", "protocol": ""][kind].flatMap { isPublic ? $0 : nil }
            scopes.append(Scope(depth: depth, name: String(name), publishesMembers: members))
        }
        return found
    }

    /// Returns the declaration that begins with the first line.
    private static func declaration(_ lines: ArraySlice<Substring>) -> String {
        var text = ""
        for line in lines {
            let part = line.drop { $0 == " " }
            text += text.isEmpty || text.hasSuffix("(") || part.hasPrefix(")") ? part : " " + part
            let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
            if !isOpen, !text.hasSuffix(",") { break }
        }
        return withoutBody(text.replacing("public ", with: ""))
    }

    /// Cuts the text before a body or an initial value. Default values of parameters are kept.
    private static func withoutBody(_ text: String) -> String {
        var depth = 0
        for index in text.indices {
            let rest = text[index...]
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0, rest.hasPrefix(" {") || rest.hasPrefix(" = ") { return String(text[..<index]) }
        }
        return text
    }
}
