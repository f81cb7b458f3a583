/// A query of a search: words, and fields such as `artist:"Bob Dylan"`, joined by `AND` ("MusicBrainz API: Search").
///
/// Operators other than `AND` are read as words without effect, and fields that the simulation lacks are ignored.
struct MusicBrainzQuery {
    /// The values of the fields, by their names in lower case.
    private(set) var fields: [String: String] = [:]
    /// The words without a field, joined by spaces.
    private(set) var words = ""

    init(_ text: String) {
        for term in Self.terms(text) where !["AND", "OR", "NOT", "&&", "||"].contains(term) {
            let halves = term.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let name = halves[0].trimmingCharacters("+-(")
            if halves.count == 2, !name.isEmpty, name.allSatisfy(\.isLetter) {
                fields[name.lowercased()] = Self.value(halves[1])
            } else {
                let word = Self.value(Substring(term))
                if !word.isEmpty { words += (words.isEmpty ? "" : " ") + word }
            }
        }
    }

    /// Returns the first field of several names, or the words without a field.
    func text(_ names: String...) -> String? {
        names.lazy.compactMap { fields[$0] }.first ?? (words.isEmpty ? nil : words)
    }

    /// Splits a query at spaces outside of quotation marks.
    private static func terms(_ text: String) -> [String] {
        var terms = [""]
        var (isQuoted, isEscaped) = (false, false)
        for character in text {
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if character == " ", !isQuoted { terms.append("") } else { terms[terms.count - 1].append(character) }
        }
        return terms.filter { !$0.isEmpty }
    }

    /// Returns a value without quotation marks, parentheses and escapes.
    private static func value(_ text: Substring) -> String {
        var value = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            if isEscaped || !"\"()".contains(character) { value.append(character) }
            isEscaped = false
        }
        return value
    }
}

extension Substring {
    /// The text without some characters at its beginning.
    fileprivate func trimmingCharacters(_ characters: String) -> Substring { drop { characters.contains($0) } }
}
