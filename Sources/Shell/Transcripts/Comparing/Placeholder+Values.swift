import TonearmAlgorithms

extension Placeholder.Kind {
    /// The kind in words.
    var noun: String {
        switch self {
        case .id: "an id"
        case .date: "a date"
        case .token: "a token"
        case .url: "a URL"
        case .duration: "a duration"
        case .count: "a count"
        case .rest: "anything"
        }
    }

    func allows(_ value: Substring) -> Bool {
        switch self {
        case .id: !value.isEmpty && value.utf8.allSatisfy { ASCII.isAlphanumeric($0) || "._-".utf8.contains($0) }
        case .date: ISODate.isDate(value)
        case .token:
            value.utf8.count >= 16 && value.utf8.allSatisfy { ASCII.isAlphanumeric($0) || "._~+/=-".utf8.contains($0) }
        case .url: Self.isURL(value)
        case .duration: LengthOfTime.isOne(value)
        case .count: Self.isCount(value)
        case .rest: true
        }
    }

    /// Returns whether the text is a scheme, `://`, and further characters without spaces or usual delimiters of URLs.
    private static func isURL(_ value: Substring) -> Bool {
        guard let separator = value.firstPlace(of: "://"), let first = value.utf8.first else { return false }
        let scheme = value[..<separator.lowerBound].utf8
        let rest = value[separator.upperBound...].utf8
        return ASCII.isLetter(first) && scheme.allSatisfy { ASCII.isAlphanumeric($0) || "+.-".utf8.contains($0) }
            && !rest.isEmpty && rest.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>\"".utf8.contains($0) }
    }

    /// Returns whether the text is a count: `1234` or `1,234`.
    private static func isCount(_ value: Substring) -> Bool {
        let groups = value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard let first = groups.first, !first.isEmpty, groups.allSatisfy({ $0.allSatisfy(ASCII.isDigit) }) else {
            return false
        }
        return groups.count == 1 || first.count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}

/// Durations in the formats of programs.
private enum LengthOfTime {
    private static let units: Set<String> = [
        "ns", "µs", "μs", "us", "ms", "s", "sec", "second", "seconds", "m", "min", "minute", "minutes", "h", "hour",
        "hours", "d", "day", "days",
    ]

    static func isOne(_ value: Substring) -> Bool {
        // Plausible durations are much shorter.
        guard value.utf8.count <= 64 else { return false }
        return isClock(value) || isQuantities(value)
    }

    /// Returns whether the text is a clock time: `4:49`, `1:02:03`.
    private static func isClock(_ value: Substring) -> Bool {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, let first = parts.first else { return false }
        return !first.isEmpty && first.allSatisfy(isDigit)
            && parts.dropFirst().allSatisfy { $0.utf8.count == 2 && $0.allSatisfy(isDigit) && $0 < "60" }
    }

    /// Returns whether the text is a sequence of quantities: `190d`, `1.5 ms`, `2 h 5 min`.
    private static func isQuantities(_ value: Substring) -> Bool {
        var rest = value
        repeat {
            let whole = rest.prefix(while: isDigit)
            rest = rest[whole.endIndex...]
            guard !whole.isEmpty else { return false }
            if rest.first == "." {
                let fraction = rest.dropFirst().prefix(while: isDigit)
                guard !fraction.isEmpty else { return false }
                rest = rest[fraction.endIndex...]
            }
            if rest.first == " " { rest = rest.dropFirst() }
            let unit = rest.prefix(while: \.isLetter)
            guard units.contains(String(unit)) else { return false }
            rest = rest[unit.endIndex...]
            guard !rest.isEmpty else { return true }
            if rest.first == " " { rest = rest.dropFirst() }
        } while true
    }

    private static func isDigit(_ character: Character) -> Bool { character.asciiValue.map(ASCII.isDigit) ?? false }
}
