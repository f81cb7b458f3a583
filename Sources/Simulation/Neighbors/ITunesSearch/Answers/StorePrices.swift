import AppleMusicAPI

/// Prices of the iTunes Store, which the catalog does not have: one for tracks, one for albums, one for music videos,
/// in each currency.
struct StorePrices: Hashable, Sendable {
    /// The code of ISO 4217.
    let currency: String
    let track: String
    let album: String
    let video: String

    /// Returns the prices of a storefront. Those without a currency of their own pay in US dollars.
    static func of(_ storefront: String) -> StorePrices { byStorefront[storefront] ?? all[0] }

    private static let all: [StorePrices] = table.map(\.prices)
    private static let byStorefront: [String: StorePrices] = table.reduce(into: [:]) { prices, row in
        for storefront in row.storefronts { prices[storefront] = row.prices }
    }

    /// Currencies with their prices and storefronts. The prices are our choice.
    private static let table: [(prices: StorePrices, storefronts: [String])] = """
        USD 1.29 9.99 1.99 us
        EUR 1.29 9.99 2.49 at be bg cy cz de ee es fi fr gr hu ie it lt lu lv mt nl pl pt ro si sk
        GBP 0.99 7.99 1.89 gb
        JPY 255 2139 407 jp
        CAD 1.29 9.99 2.49 ca
        AUD 2.19 16.99 3.39 au
        NZD 2.39 17.99 3.59 nz
        CHF 1.60 15.00 3.00 ch
        SEK 12.00 99.00 24.00 se
        NOK 12.00 99.00 24.00 no
        DKK 10.00 79.00 19.00 dk
        MXN 15.00 129.00 35.00 mx
        CNY 5.00 48.00 8.00 cn
        HKD 8.00 68.00 15.00 hk
        TWD 20.00 190.00 60.00 tw
        SGD 1.48 12.98 2.98 sg
        INR 15.00 120.00 25.00 in
        ZAR 15.99 129.99 24.99 za
        TRY 4.99 39.99 9.99 tr
        """.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard words.count > 4 else { return nil }
            return (
                StorePrices(currency: words[0], track: words[1], album: words[2], video: words[3]), Array(words[4...])
            )
        }
}
