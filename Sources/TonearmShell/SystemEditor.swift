/// The editor that a person gets.
package enum SystemEditor {
    /// Editors in the order in which they are looked for. The first two are Debian's, which ask what the user chose.
    static let names = ["sensible-editor", "editor", "vi", "nano"]

    /// The program that VISUAL or EDITOR names, else the first editor that the system has; nil if it has none.
    /// - Parameters:
    ///   - variable: the value of an environment variable.
    ///   - program: the file of a program by its name; nil if the system does not have it.
    package static func find(variable: (String) -> String?, program: (String) -> String?) -> String? {
        let named = ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.allSatisfy(\.isWhitespace) }
        return named ?? names.first { program($0) != nil }
    }
}
