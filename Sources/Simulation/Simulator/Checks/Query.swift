import AppleMusicAPI
import TonearmAlgorithms

/// The validated parameters of a request.
struct Query: Sendable {
    /// The items as sent, for the links to next pages.
    let items: [QueryItem]
    /// The endpoint, which defines the defaults.
    var endpoint: Endpoint?

    var offset: Int { number("offset") }
    /// The number of elements on a page.
    var limit: Int { number("limit") }

    func number(_ name: String) -> Int { text(name).flatMap { Int($0) } ?? endpoint?.standard(of: name) ?? 0 }

    /// Returns the page size of an inlined relationship, or of a view with the name `view.{name}`.
    func inlineLimit(_ name: String, _ limit: PageLimit) -> Int {
        items.isEmpty ? limit.standard : text("limit[\(name)]").flatMap { Int($0) } ?? limit.standard
    }

    /// Returns the page size of an inlined view, in any of its spellings: `limit[view.top-songs]`,
    /// `limit[artists:top-songs]`, `limit[top-songs]`.
    func viewLimit(_ name: String, of type: ResourceType, _ limit: PageLimit) -> Int {
        if items.isEmpty { return limit.standard }
        let spellings = ["view.\(name)", "\(type):\(name)", name]
        return spellings.lazy.compactMap { text("limit[\($0)]").flatMap { Int($0) } }.first ?? limit.standard
    }

    /// Returns the first value of a parameter; nil if it is absent or empty.
    func text(_ name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

    func has(_ name: String) -> Bool { items.contains { $0.name == name } }

    /// Returns the distinct values of a comma-separated and possibly repeated parameter, in order.
    func list(_ name: String) -> [String] {
        var values: [String] = []
        for item in items where item.name == name {
            for value in item.value.split(separator: ",") {
                let value = String(value)
                if !values.contains(value) { values.append(value) }
            }
        }
        return values
    }

    /// The sort keys of `sort`, most important first.
    var orders: [ListOrder] { items.isEmpty ? [] : list("sort").compactMap(ListOrder.init) }

    /// The items that determine the order, which links to next pages keep.
    var orderItems: [QueryItem] { items.filter { $0.name == "sort" } }

    /// Returns the tokens that artwork URLs keep, from `art[url]` and `art[type:url]`.
    func artworkTokens(for type: ResourceType) -> [String] {
        guard items.contains(where: { $0.name.hasPrefix("art[") }) else { return [] }
        return list("art[url]") + list("art[\(type):url]")
    }

    /// Returns the values of `name` and `name[type]` for resources of a type. The bare form applies only to primary
    /// resources.
    func names(_ name: String, for type: ResourceType, isPrimary: Bool) -> [String] {
        if items.isEmpty { return [] }
        return (isPrimary ? list(name) : []) + list("\(name)[\(type)]")
    }
}

/// A barcode of 12, 13 or 14 digits (UPC-A, EAN-13, GTIN-14). They are one number with leading zeros, and may contain
/// spaces (observed).
struct ProductCode {
    /// The number, padded to fourteen digits.
    private let digits: String

    /// - Returns: nil for other characters, another length or a wrong check digit.
    init?(_ text: String) {
        let found = text.filter { $0 != " " }
        guard (12...14).contains(found.utf8.count), found.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        digits = String(repeating: "0", count: 14 - found.utf8.count) + found
        // The sum of fourteen digits, weighted 3 and 1 from the left, is a multiple of ten (GS1 General
        // Specifications).
        let sum = digits.utf8.enumerated().reduce(0) { $0 + Int($1.element - 0x30) * ($1.offset % 2 == 0 ? 3 : 1) }
        guard sum % 10 == 0 else { return nil }
    }

    /// The spellings that a catalog may contain: fourteen, thirteen or twelve digits, as far as the removed digits are
    /// zeros.
    var spellings: [String] {
        (0...2).compactMap { count in
            digits.prefix(count).allSatisfy { $0 == "0" } ? String(digits.dropFirst(count)) : nil
        }
    }
}
