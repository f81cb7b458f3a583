import LineEditor

/// The names of errors, as words that can be typed.
extension KnownError {
    /// Names without spaces, and the domains of numbered errors as in logs: `SKErrorDomain` for `SKError 7`.
    static var candidates: [Candidate] {
        let whole = all.flatMap { error in
            error.names.filter { !$0.contains(" ") }.map { Candidate($0, description: error.meaning) }
        }
        var domains: [String] = []
        for domain in numbered.map(\.domain) where !domains.contains(domain) { domains.append(domain) }
        return domains.map { Candidate($0, description: "an error by its number") } + whole
    }

    /// Returns the numbers of a domain's errors. `SKError` and `SKErrorDomain` are equal.
    static func numbers(of domain: String) -> [Candidate] {
        let typed = words(of: domain)
        return numbered.filter { words(of: $0.domain) == typed }.map {
            Candidate(String($0.number), description: $0.error.meaning)
        }
    }

    private static let numbered: [(domain: String, number: Int, error: KnownError)] = all.flatMap { error in
        error.names.compactMap { name in
            let parts = name.split(separator: " ").map(String.init)
            guard parts.count == 2, let number = Int(parts[1]) else { return nil }
            return (parts[0].hasSuffix("Domain") ? parts[0] : parts[0] + "Domain", number, error)
        }
    }.sorted { $0.number < $1.number }
}
