package import AppleMusicAPI
package import Console

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
            throw Failure(what, "several storefronts are called so", next: choice(of: meant), status: .usage)
        }
        if let place = names.absentPlace(named: text) {
            throw Failure(
                what, "Apple Music is not sold in \(place)", next: "Type 'storefronts' for the list.", status: .usage)
        }
        let begun = names.storefronts(beginning: text)
        if begun.count == 1 { return begun[0] }
        if !begun.isEmpty {
            throw Failure(
                what, "\(begun.count) storefronts have a name that begins so", next: choice(of: begun), status: .usage)
        }
        let near = Nearest.names(to: text, in: spellings.flatMap(\.names))
        throw Failure(
            what, "no storefront has this id, code or name",
            next: near.isEmpty
                ? "Type 'storefronts' for the list." : choice(of: near.compactMap { plainly(named: $0) }),
            status: .usage)
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
