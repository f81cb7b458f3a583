/// The names of aliases and variables that a file set and the user has not set since. A line with one of them counts
/// as the file's.
package struct FileNames: Hashable, Sendable, Codable {
    package internal(set) var aliases: Set<String> = []
    package internal(set) var variables: Set<String> = []

    mutating func noteAlias(_ name: String, by author: LineAuthor) { Self.note(name, author, &aliases) }

    mutating func noteVariable(_ name: String, by author: LineAuthor) { Self.note(name, author, &variables) }

    private static func note(_ name: String, _ author: LineAuthor, _ names: inout Set<String>) {
        if author.isTrusted { names.remove(name) } else { names.insert(name) }
    }
}
