import AppleMusicAPI
import MusicCatalog
import SharedAlgorithms

/// An index of storefronts by all their names: id, code of three letters, English names, names in other languages.
struct StorefrontNames: Sendable {
    static let shared = StorefrontNames()

    /// Ids by folded name, one dictionary for each kind of name. Earlier kinds take precedence.
    private let kinds: [[String: [String]]]
    private let absent: [String: Storefront.Spellings]

    private init() {
        let all = Storefront.spellings
        kinds = [
            Self.index(all.map { ($0.id, [$0.id]) }),
            Self.index(all.map { ($0.id, [$0.code] + $0.names) }),
            Self.index(all.map { ($0.id, $0.otherNames + $0.otherNames.compactMap(Self.withoutUmlauts)) }),
        ]
        var absent: [String: Storefront.Spellings] = [:]
        for place in Storefront.absentPlaces {
            for name in [place.id, place.code] + place.names { absent[Self.folded(name)] = place }
        }
        self.absent = absent
    }

    /// Returns the storefronts with a name; several if the name is ambiguous, such as "Congo".
    func storefronts(named text: String) -> [Storefront] {
        let name = Self.folded(text)
        // The code or English name of a place without a storefront takes precedence over names in other languages.
        let kinds = absent[name] == nil ? kinds[...] : kinds.dropLast()
        return (kinds.lazy.compactMap { $0[name] }.first ?? []).compactMap(Storefront.withID)
    }

    /// Returns the storefronts with a name that begins with a text: an English one, or else one in any language.
    func storefronts(beginning text: String) -> [Storefront] {
        let start = Self.folded(text)
        guard !start.isEmpty else { return [] }
        for names in kinds.dropFirst() {
            let found = Set(names.lazy.filter { $0.key.hasPrefix(start) }.flatMap(\.value))
            if !found.isEmpty { return Storefront.all.filter { found.contains($0.id) } }
        }
        return []
    }

    /// Returns the English name of a country or territory without a storefront; nil if the text does not name one.
    func absentPlace(named text: String) -> String? { absent[Self.folded(text)]?.names[0] }

    /// Returns the code of two letters of a country or territory without a storefront.
    func absentCode(named text: String) -> String? { absent[Self.folded(text)]?.id }

    private static func index(_ names: [(id: String, names: [String])]) -> [String: [String]] {
        var index: [String: [String]] = [:]
        for (id, names) in names {
            for name in Set(names.map(folded)) { index[name, default: []].append(id) }
        }
        return index
    }

    // MARK: - Folding

    /// Returns the words in lower case without accents, punctuation and a leading "the"; "St." becomes "saint".
    static func folded(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longest) { plain.append(bases[scalar] ?? scalar) }
        let folding = Folding(String(plain))
        var words = folding.words.map { word in
            var letters = String.UnicodeScalarView()
            for letter in folding.letters[word] { Unicode.Scalar(letter).map { letters.append($0) } }
            return String(letters)
        }
        if words.count > 1, words[0] == "the" { words.removeFirst() }
        return words.map { $0 == "st" ? "saint" : $0 }.joined(separator: " ")
    }

    /// The longest name in characters.
    private static let longest = 100

    /// The base letters of accents that `Folding` does not remove: Greek and Cyrillic ones, and the dotted capital I.
    private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs = zip("İΆΈΉΊΌΎΏάέήίόύώϊϋΐΰςЙйЇї".unicodeScalars, "Iαεηιουωαεηιουωιυιυσииіі".unicodeScalars)
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
    }()

    /// Returns the spelling without umlauts, such as `Oesterreich`; nil if the name has none.
    private static func withoutUmlauts(_ name: String) -> String? {
        let pairs = ["ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "å": "aa", "Å": "Aa", "ø": "oe"]
        let written = name.map { pairs[String($0)] ?? String($0) }.joined()
        return written == name ? nil : written
    }
}
