import TonearmAlgorithms

/// A format of dates for people.
package enum DayFormat: Hashable, Sendable {
    /// The format of services: `1975-08-25` (ISO 8601).
    case iso
    /// The usual format of a language tag's language and region: `25.08.1975` for `de-DE`.
    case local(tag: String)

    /// - Parameter iso: a date; anything else, such as a year alone, is returned unchanged.
    package func text(_ iso: String) -> String {
        guard case .local(let tag) = self, let day = Day(iso), let pattern = Self.pattern(of: tag) else { return iso }
        return day.text(pattern)
    }

    /// Returns the pattern of the tag, or of a shorter prefix of its subtags.
    private static func pattern(of tag: String) -> String? {
        var subtags = tag.lowercased().split(separator: "-")
        while !subtags.isEmpty {
            if let pattern = patterns[subtags.joined(separator: "-")] { return pattern }
            subtags.removeLast()
        }
        return nil
    }

    /// The usual short format of each storefront's language. English spells the month, because its readers disagree on
    /// the order of day and month. `d` and `M` have no leading zeros; `b` is the year of the Buddhist era.
    private static let patterns = [
        "ar": "dd/MM/y", "ca": "d/M/y", "cs": "d. M. y", "da": "dd.MM.y", "de": "dd.MM.y", "el": "d/M/y",
        "en": "d MMM y", "en-ca": "MMM d, y", "en-us": "MMM d, y", "es": "d/M/y", "es-mx": "dd/MM/y", "fi": "d.M.y",
        "fr": "dd/MM/y", "fr-ca": "y-MM-dd", "he": "d.M.y", "hi": "d/M/y", "hr": "dd. MM. y.", "hu": "y. MM. dd.",
        "id": "dd/MM/y", "it": "dd/MM/y", "ja": "y年M月d日", "ko": "y. M. d.", "ms": "dd/MM/y", "nb": "dd.MM.y",
        "nl": "dd-MM-y", "no": "dd.MM.y", "pl": "dd.MM.y", "pt": "dd/MM/y", "ro": "dd.MM.y", "ru": "dd.MM.y",
        "sk": "d. M. y", "sv": "y-MM-dd", "th": "d/M/b", "tr": "dd.MM.y", "uk": "dd.MM.y", "vi": "dd/MM/y",
        "zh": "y年M月d日",
    ]

    private struct Day {
        let year: Int
        let month: Int
        let day: Int

        init?(_ iso: String) {
            guard let parts = Digits.numbers(in: Array(iso.utf8), form: "####-##-##") else { return nil }
            let (year, month, day) = (parts[0], parts[1], parts[2])
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            (self.year, self.month, self.day) = (year, month, day)
        }

        func text(_ pattern: String) -> String {
            var text = ""
            var rest = pattern[...]
            while let first = rest.first {
                let run = rest.prefix { $0 == first }
                rest = rest.dropFirst(run.count)
                switch (first, run.count) {
                case ("y", _): text += String(year)
                case ("b", _): text += String(year + 543)
                case ("M", 3): text += Self.months[month - 1]
                case ("M", let digits): text += Self.padded(month, to: digits)
                case ("d", let digits): text += Self.padded(day, to: digits)
                default: text += run
                }
            }
            return text
        }

        private static func padded(_ number: Int, to digits: Int) -> String {
            number < 10 && digits > 1 ? "0\(number)" : String(number)
        }

        private static let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
    }
}
