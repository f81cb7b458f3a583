/// Parts that several kinds of records share.
extension RecordCoder {
    mutating func localized(_ value: inout LocalizedText) {
        text(&value.standard)
        // Sorted by language: dictionaries are unordered, and equal records must have equal bytes.
        var pairs = value.translations.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        texts(&pairs)
        guard !pairs.isEmpty else {
            value.translations = [:]
            return
        }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) { value.translations[pairs[index]] = pairs[index + 1] }
    }

    mutating func optionalLocalized(_ value: inout LocalizedText?) {
        optional(&value, blank: "") { $0.localized(&$1) }
    }

    /// Codes genre names. A name with exactly the genre's dozens of translations is stored as the genre's number.
    mutating func genreNames(_ values: inout [LocalizedText]) {
        list(&values, blank: "") { coder, value in
            var number = GenreTree.id(named: value.standard).flatMap { Int(recordID: $0) } ?? 0
            if GenreTree.genre(number)?.name != value { number = 0 }
            coder.number(&number)
            if number == 0 { coder.localized(&value) } else if let name = GenreTree.genre(number)?.name { value = name }
        }
    }

    mutating func notes(_ value: inout EditorialNotesRecord?) {
        optional(&value, blank: EditorialNotesRecord()) { coder, notes in
            coder.optionalLocalized(&notes.short)
            coder.optionalLocalized(&notes.standard)
            coder.optionalLocalized(&notes.name)
            coder.optionalLocalized(&notes.tagline)
        }
    }

    mutating func artwork(_ value: inout ArtworkRecord) {
        number(&value.width)
        number(&value.height)
        optional(&value.colors, blank: ArtworkRecord.Colors(background: "", text: [])) { coder, colors in
            coder.color(&colors.background)
            coder.list(&colors.text, blank: "") { $0.color(&$1) }
        }
    }

    mutating func optionalArtwork(_ value: inout ArtworkRecord?) {
        optional(&value, blank: ArtworkRecord(width: 0, height: 0)) { $0.artwork(&$1) }
    }

    /// Codes a color. Six hexadecimal digits in lower case are stored as their number plus 1, other text as it is.
    private mutating func color(_ value: inout String) {
        var code = 0
        if value.utf8.count == 6, let number = Int(value, radix: 16), number >= 0, RecordCoder.color(number) == value {
            code = number + 1
        }
        number(&code)
        if code == 0 { text(&value) } else { value = RecordCoder.color(code - 1) }
    }

    private static func color(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
    }

    mutating func contentRating(_ value: inout AdvisoryRating?) {
        var code =
            switch value {
            case nil: 0
            case .clean: 1
            case .explicit: 2
            }
        number(&code)
        value = [nil, .clean, .explicit][min(code, 2)]
    }

    mutating func availability(_ value: inout Availability) {
        var (code, storefronts) =
            switch value {
            case .everywhere: (0, [String]())
            case .only(let storefronts): (1, storefronts.sorted())
            case .except(let storefronts): (2, storefronts.sorted())
            }
        number(&code)
        guard code > 0 else { return value = .everywhere }
        var joined = storefronts.joined(separator: " ")
        text(&joined)
        storefronts = joined.split(separator: " ").map(String.init)
        value = code == 1 ? .only(Set(storefronts)) : .except(Set(storefronts))
    }

    mutating func work(_ value: inout SongRecord.Work?) {
        optional(&value, blank: SongRecord.Work(name: "")) { coder, work in
            coder.text(&work.name)
            coder.optionalText(&work.movementName)
            coder.optionalNumber(&work.movementNumber)
            coder.optionalNumber(&work.movementCount)
        }
    }
}
