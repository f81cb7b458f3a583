import SystemLayer

/// The user's folders, as the XDG base directory specification has them; nil when there is no home folder either.
package enum UserFolder {
    /// What programs know from one run to the next.
    package static var state: String? { folder("XDG_STATE_HOME", standard: ".local/state") }

    /// What users write for programs.
    package static var configuration: String? { folder("XDG_CONFIG_HOME", standard: ".config") }

    /// The lessons that users write.
    package static var lessons: String? { configuration.map { $0 + "/lessons" } }

    /// Relative paths in the variables count as unset.
    private static func folder(_ variable: String, standard: String) -> String? {
        if let set = OperatingSystem.environment(variable), set.hasPrefix("/") { return set + "/tonearm" }
        guard let home = OperatingSystem.environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/tonearm"
    }

    /// A path whose `~/` stands for the home folder.
    package static func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = OperatingSystem.environment("HOME") else { return path }
        return home + path.dropFirst()
    }
}
