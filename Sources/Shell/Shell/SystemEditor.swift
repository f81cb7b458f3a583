/// The search for the user's text editor.
package enum SystemEditor {
    /// The editors in order of preference. The first two are Debian's, which run the user's choice.
    static let names = ["sensible-editor", "editor", "vi", "nano"]

    /// Returns the command in VISUAL or EDITOR, or else the first available editor; nil without one.
    /// - Parameters:
    ///   - variable: returns the value of an environment variable.
    ///   - program: returns the path of a program; nil if it is not installed.
    package static func find(variable: (String) -> String?, program: (String) -> String?) -> String? {
        let named = ["VISUAL", "EDITOR"].compactMap(variable).first { !$0.allSatisfy(\.isWhitespace) }
        return named ?? names.first { program($0) != nil }
    }
}
