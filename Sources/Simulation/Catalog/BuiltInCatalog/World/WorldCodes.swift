/// Codes of the generated world. They encode what they identify, so no lookup table is needed.
enum WorldCodes {
    /// Returns an ISRC (ISO 3901): country, registrant, year and designation. The registrant is `T` and the artist in
    /// base 36, the designation the release's slot × 100 + track. Music videos have slot 90.
    static func isrc(artist: Int, slot: Int, track: Int, year: Int, country: String) -> String {
        country + "T" + digits(artist, count: 2, base: 36) + digits(year % 100, count: 2)
            + digits(slot * 100 + track, count: 5)
    }

    /// - Returns: the decoded numbers; the recording may not exist, and country and year are not checked.
    static func place(isrc: String) -> (artist: Int, slot: Int, track: Int)? {
        let bytes = Array(isrc.utf8)
        guard bytes.count == 12, bytes[2] == UInt8(ascii: "T"),
            let artist = Int(String(decoding: bytes[3..<5], as: UTF8.self), radix: 36),
            let designation = Int(String(decoding: bytes[7...], as: UTF8.self)), artist < WorldArtist.all.count
        else { return nil }
        return (artist, designation / 100, designation % 100)
    }

    /// Returns a UPC with number system 4, or for European labels an EAN with prefix 29; GS1 reserves both for use
    /// within a company. Artist, slot and check digit follow.
    static func upc(artist: Int, slot: Int, isEuropean: Bool) -> String {
        let payload = (isEuropean ? "29" : "4") + digits(artist * 100 + slot, count: 10)
        return payload + String(checkDigit(payload))
    }

    static func place(upc: String) -> (artist: Int, slot: Int)? {
        let payload = upc.dropLast()
        guard upc.count == 12 && upc.hasPrefix("4") || upc.count == 13 && upc.hasPrefix("29"),
            String(checkDigit(String(payload))) == upc.suffix(1), let number = Int(payload.suffix(10)),
            number / 100 < WorldArtist.all.count
        else { return nil }
        return (number / 100, number % 100)
    }

    /// Returns the check digit of a UPC or EAN: the sum of the digits, weighted 3 and 1 from the right, becomes a
    /// multiple of ten (GS1 General Specifications).
    static func checkDigit(_ payload: String) -> Int {
        var sum = 0
        for (place, byte) in payload.utf8.reversed().enumerated() { sum += Int(byte - 48) * (place % 2 == 0 ? 3 : 1) }
        return (10 - sum % 10) % 10
    }

    static func country(ofLanguage language: String, artist: Int) -> String {
        switch language {
        case "ja": "JP"
        case "ko": "KR"
        case "zh": artist % 2 == 0 ? "TW" : "HK"
        case "ru": "RU"
        case "ar": "LB"
        case "fr": "FR"
        case "es": artist % 2 == 0 ? "ES" : "MX"
        case "pt": "BR"
        case "de": "DE"
        case "it": "IT"
        case "sv": "SE"
        case "classical": "AT"
        default: artist % 3 == 0 ? "GB" : "US"
        }
    }

    static func digits(_ number: Int, count: Int, base: Int = 10) -> String {
        let text = String(number, radix: base, uppercase: true)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
