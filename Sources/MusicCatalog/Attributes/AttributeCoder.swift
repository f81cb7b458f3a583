package import AppleMusicAPI

/// A writer or reader of a record's attributes. One description serves both, so they cannot disagree.
///
/// A description names the attributes in the Schema's order. The Schema determines which of them need `extend`.
package protocol AttributeCoder {
    /// Codes one attribute.
    /// - Parameter write: makes the value for an answer, or nil to omit it; only a writer calls it.
    /// - Returns: the recorded value in a reader, nil in a writer.
    mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON?
}

extension AttributeCoder {
    /// Codes an attribute that is derived from the rest of the record: it is written, and ignored when read.
    mutating func computed(_ name: String, _ write: (AttributeContext) -> JSON?) { _ = code(name, write) }

    mutating func text(_ name: String, _ value: inout LocalizedText) {
        guard let found = code(name, { $0.text(value) })?.string else { return }
        // If the name is a known translation, the record keeps all its translations.
        if value.standard != found, !value.translations.values.contains(found) { value = LocalizedText(found) }
    }

    mutating func text(_ name: String, _ value: inout LocalizedText?) {
        guard let found = code(name, { context in value.map { context.text($0) } })?.string else { return }
        if value?.standard != found { value = LocalizedText(found) }
    }

    mutating func string(_ name: String, _ value: inout String) {
        value = code(name) { _ in .string(value) }?.string ?? value
    }

    mutating func string(_ name: String, _ value: inout String?) {
        value = code(name) { _ in value.map(JSON.string) }?.string ?? value
    }

    /// Codes a length, a position or a count, which is never negative.
    mutating func number(_ name: String, _ value: inout Int) {
        if let found = code(name, { _ in .integer(value) })?.integer, found >= 0 { value = found }
    }

    mutating func number(_ name: String, _ value: inout Int?) {
        if let found = code(name, { _ in value.map(JSON.integer) })?.integer, found >= 0 { value = found }
    }

    mutating func flag(_ name: String, _ value: inout Bool) {
        value = code(name) { _ in .bool(value) }?.bool ?? value
    }

    mutating func strings(_ name: String, _ values: inout [String]) {
        if let found = code(name, { _ in .strings(values) })?.strings, !found.isEmpty { values = found }
    }

    mutating func genreNames(_ values: inout [LocalizedText]) {
        if let found = code("genreNames", { context in .array(values.map { context.text($0) }) })?.strings,
            !found.isEmpty
        {
            values = found.map(LocalizedText.init(genreName:))
        }
    }

    mutating func contentRating(_ value: inout ContentRating?) {
        let found = code("contentRating") { _ in value.map { .string($0.rawValue) } }
        if let found = found?.string { value = ContentRating(rawValue: found) ?? value }
    }

    mutating func notes(_ value: inout EditorialNotes?) {
        guard let found = code("editorialNotes", { $0.notes(value) })?.object else { return }
        func text(_ member: String) -> LocalizedText? { found[member]?.string.map { LocalizedText($0) } }
        value = EditorialNotes(
            short: text("short"), standard: text("standard"), name: text("name"), tagline: text("tagline"))
    }

    mutating func description(_ value: inout LocalizedText?) {
        let found = code("description") { context in value.map { ["standard": context.text($0)] } }
        if let found = found?["standard"]?.string { value = LocalizedText(found) }
    }

    mutating func artwork(_ value: inout Artwork?) {
        guard let found = code("artwork", { context in value.map { context.artwork($0) } }) else { return }
        value = Artwork(found) ?? value
    }

    mutating func artwork(_ value: inout Artwork) {
        var artwork: Artwork? = value
        self.artwork(&artwork)
        value = artwork ?? value
    }

    /// Codes the play parameters, which only playable records have.
    mutating func playable(_ kind: String, _ isPlayable: inout Bool) {
        let found = code("playParams") { isPlayable ? $0.playParameters(kind) : nil }
        isPlayable = found != nil || isPlayable
    }
}

extension Artwork {
    /// - Returns: nil if the object is not artwork.
    fileprivate init?(_ json: JSON) {
        guard let width = json["width"]?.integer, let height = json["height"]?.integer, width >= 0, height >= 0 else {
            return nil
        }
        let colors = json["bgColor"]?.string.map { background in
            Colors(background: background, text: (1...4).compactMap { json["textColor\($0)"]?.string })
        }
        self.init(width: width, height: height, colors: colors)
    }
}
