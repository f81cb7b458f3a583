package import AppleMusicAPI

/// A writer or reader of a record's fields: as attributes of an answer, or as bytes of a catalog file. One description
/// of the fields serves all, so they cannot disagree.
///
/// A description has the fields in the order of the bytes. Answers have them in the Schema's order, and the Schema
/// determines which of them need `extend`.
package protocol FieldCoder {
    /// Codes an attribute.
    /// - Parameter write: makes the value for an answer, or nil to omit it; only a writer of answers calls it.
    /// - Returns: the recorded value in a reader of answers, otherwise nil.
    mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON?

    /// Codes bytes.
    /// - Returns: false in a coder of answers, which does nothing.
    mutating func stored(_ code: (inout RecordCoder) -> Void) -> Bool
}

extension FieldCoder {
    package mutating func stored(_ code: (inout RecordCoder) -> Void) -> Bool { false }

    /// Codes a field that is not an attribute, such as an id of a relationship.
    mutating func kept(_ code: (inout RecordCoder) -> Void) { _ = stored(code) }

    mutating func availability(_ value: inout Availability) { kept { $0.availability(&value) } }

    /// Codes an attribute that is derived from the rest of the record: it is written, and ignored when read.
    mutating func computed(_ name: String, _ write: (AttributeContext) -> JSON?) { _ = code(name, write) }

    mutating func text(_ name: String, _ value: inout LocalizedText) {
        if stored({ $0.localized(&value) }) { return }
        guard let found = code(name, { $0.text(value) })?.string else { return }
        // If the name is a known translation, the record keeps all its translations.
        if value.standard != found, !value.translations.values.contains(found) { value = LocalizedText(found) }
    }

    mutating func text(_ name: String, _ value: inout LocalizedText?) {
        if stored({ $0.optionalLocalized(&value) }) { return }
        guard let found = code(name, { context in value.map { context.text($0) } })?.string else { return }
        if value?.standard != found { value = LocalizedText(found) }
    }

    mutating func string(_ name: String, _ value: inout String) {
        if stored({ $0.text(&value) }) { return }
        value = code(name) { _ in .string(value) }?.string ?? value
    }

    mutating func string(_ name: String, _ value: inout String?) {
        if stored({ $0.optionalText(&value) }) { return }
        value = code(name) { _ in value.map(JSON.string) }?.string ?? value
    }

    /// Codes an ISRC or UPC, which catalog files have in a column of its own.
    mutating func code(_ name: String, _ value: inout String?) {
        value = code(name) { _ in value.map(JSON.string) }?.string ?? value
    }

    /// Codes a length, a position or a count, which is never negative.
    mutating func number(_ name: String, _ value: inout Int) {
        if stored({ $0.number(&value) }) { return }
        if let found = code(name, { _ in .integer(value) })?.integer, found >= 0 { value = found }
    }

    mutating func number(_ name: String, _ value: inout Int?) {
        if stored({ $0.optionalNumber(&value) }) { return }
        if let found = code(name, { _ in value.map(JSON.integer) })?.integer, found >= 0 { value = found }
    }

    mutating func flag(_ name: String, _ value: inout Bool) {
        if stored({ $0.flag(&value) }) { return }
        value = code(name) { _ in .bool(value) }?.bool ?? value
    }

    mutating func strings(_ name: String, _ values: inout [String]) {
        if stored({ $0.texts(&values) }) { return }
        if let found = code(name, { _ in .strings(values) })?.strings, !found.isEmpty { values = found }
    }

    mutating func genreNames(_ values: inout [LocalizedText]) {
        if stored({ $0.genreNames(&values) }) { return }
        if let found = code("genreNames", { context in .array(values.map { context.text($0) }) })?.strings,
            !found.isEmpty
        {
            values = found.map(LocalizedText.init(genreName:))
        }
    }

    mutating func contentRating(_ value: inout AdvisoryRating?) {
        if stored({ $0.contentRating(&value) }) { return }
        let found = code("contentRating") { _ in value.map { .string($0.rawValue) } }
        if let found = found?.string { value = AdvisoryRating(rawValue: found) ?? value }
    }

    mutating func notes(_ value: inout EditorialNotesRecord?) {
        if stored({ $0.notes(&value) }) { return }
        guard let found = code("editorialNotes", { $0.notes(value) })?.object else { return }
        func text(_ member: String) -> LocalizedText? { found[member]?.string.map { LocalizedText($0) } }
        value = EditorialNotesRecord(
            short: text("short"), standard: text("standard"), name: text("name"), tagline: text("tagline"))
    }

    mutating func description(_ value: inout LocalizedText?) {
        if stored({ $0.optionalLocalized(&value) }) { return }
        let found = code("description") { context in value.map { ["standard": context.text($0)] } }
        if let found = found?["standard"]?.string { value = LocalizedText(found) }
    }

    mutating func artwork(_ value: inout ArtworkRecord?) {
        if stored({ $0.optionalArtwork(&value) }) { return }
        guard let found = code("artwork", { context in value.map { context.artwork($0) } }) else { return }
        value = ArtworkRecord(found) ?? value
    }

    mutating func artwork(_ value: inout ArtworkRecord) {
        if stored({ $0.artwork(&value) }) { return }
        var artwork: ArtworkRecord? = value
        self.artwork(&artwork)
        value = artwork ?? value
    }

    /// Codes a work with its movement. Only a song with a work has a movement.
    mutating func work(_ value: inout SongRecord.Work?) {
        if stored({ $0.work(&value) }) { return }
        var work = value ?? SongRecord.Work(name: "")
        number("movementCount", &work.movementCount)
        string("movementName", &work.movementName)
        number("movementNumber", &work.movementNumber)
        var name = value?.name
        string("workName", &name)
        guard let name else { return }
        work.name = name
        value = work
    }

    /// Codes the play parameters, which only playable records have.
    mutating func playable(_ kind: String, _ isPlayable: inout Bool) {
        if stored({ $0.flag(&isPlayable) }) { return }
        let found = code("playParams") { isPlayable ? $0.playParameters(kind) : nil }
        isPlayable = found != nil || isPlayable
    }
}

extension ArtworkRecord {
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
