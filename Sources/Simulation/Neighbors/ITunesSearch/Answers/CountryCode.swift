import AppleMusicAPI

/// The codes of three letters by which results name their country (ISO 3166-1 alpha-3).
enum CountryCode {
    private static let codes: [String: String] = Dictionary(
        Storefront.spellings.map { ($0.id, $0.code.uppercased()) }
    ) { first, _ in first }
    private static let storefronts: [String: String] = Dictionary(codes.map { ($1, $0) }) { first, _ in first }

    /// Returns the code of a storefront: `USA` for `us`.
    static func ofThreeLetters(_ storefront: String) -> String { codes[storefront] ?? storefront.uppercased() }

    /// Returns the storefront of a code: `us` for `USA`.
    static func storefront(_ code: String) -> String? { storefronts[code] }
}
