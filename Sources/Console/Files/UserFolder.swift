import SystemLayer

/// The user's folders according to the XDG base directory specification; nil if there is no home folder either.
package enum UserFolder {
    /// The folder for state that programs keep between runs.
    package static var state: String? { folder("XDG_STATE_HOME", standard: ".local/state") }

    /// The folder for configuration files that the user writes.
    package static var configuration: String? { folder("XDG_CONFIG_HOME", standard: ".config") }

    /// The folder for lessons that the user writes.
    package static var lessons: String? { configuration.map { $0 + "/lessons" } }

    /// Returns the folder that a variable or its default names. Relative paths count as unset, as the specification
    /// demands.
    private static func folder(_ variable: String, standard: String) -> String? {
        if let set = OperatingSystem.environment(variable), set.hasPrefix("/") { return set + "/tonearm" }
        guard let home = OperatingSystem.environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/tonearm"
    }

    /// Replaces a leading `~/` by the home folder.
    package static func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = OperatingSystem.environment("HOME") else { return path }
        return home + path.dropFirst()
    }
}
