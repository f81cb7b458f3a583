import AppleMusicAPI

/// The parameters of a request after they were found good.
struct Query: Sendable {
    /// As they came, for the links to following pages.
    let items: [QueryItem]
    /// The endpoint that was asked, which says what the absence of a parameter means.
    var endpoint: Endpoint?

    var offset: Int { number("offset") }
    /// Elements of a page.
    var limit: Int { number("limit") }

    func number(_ name: String) -> Int { text(name).flatMap { Int($0) } ?? endpoint?.standard(of: name) ?? 0 }

    /// The page size of an inlined relationship, or of a view with the name `view.{name}`.
    func inlineLimit(_ name: String, _ limit: PageLimit) -> Int {
        items.isEmpty ? limit.standard : text("limit[\(name)]").flatMap { Int($0) } ?? limit.standard
    }

    /// The page size of an inlined view, in whichever of its spellings: `limit[view.top-songs]`, `limit[artists:top-songs]`,
    /// `limit[top-songs]`.
    func viewLimit(_ name: String, of type: ResourceType, _ limit: PageLimit) -> Int {
        if items.isEmpty { return limit.standard }
        let spellings = ["view.\(name)", "\(type):\(name)", name]
        return spellings.lazy.compactMap { text("limit[\($0)]").flatMap { Int($0) } }.first ?? limit.standard
    }

    /// The first value of a parameter; nil when it is absent or empty.
    func text(_ name: String) -> String? {
        items.first { $0.name == name && !$0.value.isEmpty }?.value
    }

    func has(_ name: String) -> Bool { items.contains { $0.name == name } }

    /// The values of a comma list, also when the parameter is repeated; each once, in the order of their first appearance.
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

    /// The orders that `sort` names, the first being the most important.
    var orders: [ListOrder] { items.isEmpty ? [] : list("sort").compactMap(ListOrder.init) }

    /// The items that decide on the order, which links to following pages keep.
    var orderItems: [QueryItem] { items.filter { $0.name == "sort" } }

    /// What `art[url]` and `art[type:url]` want artwork URLs to leave open.
    func artworkTokens(for type: ResourceType) -> [String] {
        guard items.contains(where: { $0.name.hasPrefix("art[") }) else { return [] }
        return list("art[url]") + list("art[\(type):url]")
    }

    /// What `name` and `name[type]` ask of resources of a type. The bare form speaks to the primary resources only.
    func names(_ name: String, for type: ResourceType, isPrimary: Bool) -> [String] {
        if items.isEmpty { return [] }
        return (isPrimary ? list(name) : []) + list("\(name)[\(type)]")
    }
}
