package import AppleMusicAPI
import TonearmAlgorithms
package import TonearmConsole

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

extension Storefront {
    /// Returns the storefront with an id, a code of three letters, or a name in any language; nil if there are none or
    /// several.
    package static func plainly(named text: String) -> Storefront? {
        if let storefront = withID(text) { return storefront }
        let found = StorefrontNames.shared.storefronts(named: text)
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the storefront with a name, or the only one whose name begins with the text.
    /// - Throws: `Failure` with the storefronts that may be meant.
    package static func named(_ text: String) throws(Failure) -> Storefront {
        if let storefront = plainly(named: text) { return storefront }
        let (names, what) = (StorefrontNames.shared, "Cannot use the storefront '\(text)'")
        let meant = names.storefronts(named: text)
        if !meant.isEmpty {
            throw Failure.usage(what, "several storefronts are called so", next: choice(of: meant))
        }
        if let place = names.absentPlace(named: text) {
            throw Failure.usage(
                what, "Apple Music is not sold in \(place)", next: "Type 'storefronts' for the list.")
        }
        let begun = names.storefronts(beginning: text)
        if begun.count == 1 { return begun[0] }
        if !begun.isEmpty {
            throw Failure.usage(
                what, "\(begun.count) storefronts have a name that begins so", next: choice(of: begun))
        }
        let near = Nearest.names(to: text, in: spellings.flatMap(\.names))
        throw Failure.usage(
            what, "no storefront has this id, code or name",
            next: near.isEmpty
                ? "Type 'storefronts' for the list." : choice(of: near.compactMap { plainly(named: $0) }))
    }

    /// Returns the code of two letters of a country or territory, which may have no storefront.
    /// - Throws: `Failure` if the text is neither a code nor a storefront's name.
    package static func regionCode(named text: String) throws(Failure) -> String {
        if let storefront = plainly(named: text) { return storefront.id }
        let isCode = text.utf8.count == 2 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }
        if let place = StorefrontNames.shared.absentCode(named: text) { return place }
        return isCode ? text.lowercased() : try named(text).id
    }

    /// Returns a question: `Did you mean 'cd' (Democratic Republic of the Congo) or 'cg' (Republic of the Congo)?`
    private static func choice(of storefronts: [Storefront]) -> String {
        let names = storefronts.prefix(6).map { "'\($0.id)' (\($0.name))" }
        let more = storefronts.count > 6 ? ", or another of 'storefronts'" : ""
        return "Did you mean \(names.joined(separator: " or "))\(more)?"
    }
}
