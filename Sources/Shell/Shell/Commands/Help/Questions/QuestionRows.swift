import AppleMusicAPI
import TonearmTranscripts

/// The names of the relationships and views of Apple Music's types, as rows of help.
enum SchemaNames {
    static var relationships: [(name: String, text: String)] {
        rows(Schema.appleMusic.types.map { ($0.type.rawValue, $0.relationships.map(\.name)) })
    }

    static var views: [(name: String, text: String)] {
        rows(Schema.appleMusic.types.map { ($0.type.rawValue, $0.views.map(\.name)) })
    }

    /// Returns a row for each type that has names: `albums  appears-on, other-versions`.
    private static func rows(_ types: [(type: String, names: [String])]) -> [(name: String, text: String)] {
        types.filter { !$0.names.isEmpty }.map { (name: $0.type, text: $0.names.joined(separator: ", ")) }
    }
}

/// Rows of error codes with their titles.
enum KnownErrorList {
    /// The service's codes, followed by the names of the frameworks' errors by domain.
    static var rows: [(name: String, text: String)] {
        let codes = KnownError.ofService.map { error in
            (name: error.names[0], text: error.names.count > 1 ? error.names[1] : firstSentence(of: error.meaning))
        }
        var domains: [String] = []
        var names: [String: [String]] = [:]
        for error in KnownError.ofFrameworks {
            let parts = error.names[0].split(whereSeparator: { $0 == "." || $0 == " " }).map(String.init)
            if names[parts[0]] == nil { domains.append(parts[0]) }
            names[parts[0], default: []].append(parts.last ?? "")
        }
        return codes
            + domains.map {
                (name: $0.replacing("ErrorDomain", with: ""), text: (names[$0] ?? []).joined(separator: ", "))
            }
    }

    private static func firstSentence(of text: String) -> String { String(text.prefix { $0 != "." && $0 != ":" }) }
}

/// Rows of the line editor's keys.
enum KeyList {
    static let rows: [(name: String, text: String)] = [
        ("Tab", "complete the word, or list what fits"),
        ("↑ ↓", "earlier and later lines that begin as the typed one"),
        ("Ctrl-R", "search the history"),
        ("→", "take the grey hint"),
        ("Alt-.", "insert the last word of the line before"),
        ("Ctrl-A Ctrl-E", "go to the beginning, to the end"),
        ("Ctrl-W Ctrl-U", "delete the word, the line"),
        ("Ctrl-L", "clear the screen"),
        ("Ctrl-C", "stop what runs, or drop the line"),
        ("Ctrl-D", "leave, on an empty line"),
    ]
}

/// Rows of the built-in lessons with their goals.
enum LessonGoals {
    static var rows: [(name: String, text: String)] {
        LessonLibrary(folder: nil, language: nil).entries.map { entry in
            (name: entry.name, text: (try? entry.transcript())?.header?.goal ?? "")
        }
    }
}
