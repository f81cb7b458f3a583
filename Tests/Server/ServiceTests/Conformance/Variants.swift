import AppleMusicAPI
import TonearmServiceSupport

/// Valid and invalid values of one parameter of an endpoint, with the rule for each.
///
/// "Query parameter grammar": unknown names are ignored, invalid values are refused, and no value is adjusted.
struct Variants {
    let endpoint: Endpoint
    let parameter: Parameter
    /// The parameters of the baseline request.
    let baseline: [QueryItem]

    struct Variant {
        var items: [QueryItem]
        var rule: ConformanceCase.Rule

        init(_ items: [QueryItem], _ rule: ConformanceCase.Rule) {
            self.items = items
            self.rule = rule
        }
    }

    private var name: String { parameter.name }

    private func variant(_ value: String, _ rule: ConformanceCase.Rule) -> Variant {
        Variant([QueryItem(name, value)], rule)
    }
    private func refused(_ value: String) -> Variant { variant(value, .parameter(40005, name)) }
    /// Returns a variant that repeats the parameter.
    private func repeated(_ value: String, _ rule: ConformanceCase.Rule = .sameAsBaseline) -> Variant {
        Variant([QueryItem(name, value), QueryItem(name, value)], rule)
    }

    private static let long = String(repeating: "a", count: 4_000)

    var all: [Variant] {
        if parameter.isForWebPlayer { return ["x", ""].map { variant($0, .parameter(40004, name)) } }
        if name == "sort" { return choices(orders) + sorts }
        return switch parameter.kind {
        case .identifiers(let maximum): identifiers(maximum)
        case .integer(let range, _): integers(range)
        case .names(let names): self.names(names)
        case .choices(let choices): self.choices(choices)
        case .text(let texts): self.texts(texts)
        case .languageTag: language
        case .languageTags:
            [
                variant("de,en-GB", .sameAsBaseline), refused("zz"), refused("en,-x"), repeated("en"),
                variant("", .parameter(40003, name)),
            ]
        case .ignored:
            [
                variant("web", .sameAsBaseline), variant("", .sameAsBaseline), repeated("x"),
                variant(Self.long, .sameAsBaseline),
            ]
        }
    }

    private func identifiers(_ maximum: Int) -> [Variant] {
        let id = baseline.first { $0.name == name }?.value ?? "1"
        let tooMany = (0...maximum).map { "x\($0)" }.joined(separator: ",")
        return [
            repeated(id, .valid), variant("0", .valid), variant(Self.long, .valid), refused(""), refused(",,"),
            refused(tooMany), variant(id + ",0", .valid),
        ] + ExtremeNumbers.texts.map { variant($0, .valid) }
    }

    private func integers(_ range: ClosedRange<Int>) -> [Variant] {
        if parameter == .inlineLimit {
            return [
                variant("1", .parameter(40004, "limit")), inlined("zzz", "1", .sameAsBaseline),
                inlined("zzz", "0", .parameter(40005, "limit[zzz]")),
            ] + inlinedRelationship
        }
        // A request for ids is a single page.
        if name == "limit", baseline.contains(where: { $0.name == "ids" }) {
            return ["1", "0", "x", ""].map { variant($0, .parameter(40004, name)) }
        }
        var variants = ["x", "1.5", "+1", " 1", "", "9" + String(repeating: "9", count: 30), "0x1"].map(refused)
        let isOfFolders = name == "offset" && endpoint.path.contains("playlist-folders/{id}")
        variants.append(isOfFolders ? variant("-1", .valid) : refused(String(range.lowerBound - 1)))
        if range.upperBound < .max { variants.append(refused(String(range.upperBound + 1))) }
        variants.append(variant(String(range.lowerBound), .sameAsBaseline))
        variants.append(repeated(String(range.lowerBound)))
        variants.append(
            variant(
                String(range.upperBound),
                endpoint.operation == .charts && name == "offset" ? .parameter(40005, name) : .valid))
        return parameter.isFamily ? variants + inlinedRelationship : variants
    }

    /// The page size of a relationship that the resources have: `limit[tracks]`.
    private var inlinedRelationship: [Variant] {
        guard let relationship = endpoint.fetchedType?.relationships.first else { return [] }
        let (inner, maximum) = (relationship.name, relationship.limit.maximum)
        return [
            inlined(inner, "1", .sameAsBaseline), inlined(inner, "0", .parameter(40005, "limit[\(inner)]")),
            inlined(inner, "x", .parameter(40005, "limit[\(inner)]")),
            // Observed: the error's source omits the bracketed name, and a to-one relationship accepts any limit.
            inlined(
                inner, String(maximum + 1), relationship.limit == .one ? .sameAsBaseline : .parameter(40005, "limit")),
        ]
    }

    private func inlined(_ inner: String, _ value: String, _ rule: ConformanceCase.Rule) -> Variant {
        Variant([QueryItem("limit[\(inner)]", value)], rule)
    }

    private func names(_ names: [String]) -> [Variant] {
        var variants = [
            variant("zzz", .sameAsBaseline), variant("", .sameAsBaseline), variant(",", .sameAsBaseline),
            variant(Self.long, .sameAsBaseline),
        ]
        variants.append(repeated("zzz,yyy"))
        // Some names have further conditions: a user token, a permission, a single resource.
        if !names.isEmpty { variants.append(variant(names.joined(separator: ","), .valid)) }
        if parameter.isFamily { variants.append(Variant([QueryItem("\(name)[songs]", "zzz")], .sameAsBaseline)) }
        return variants
    }

    private func choices(_ choices: [String]) -> [Variant] {
        let isRequired = endpoint.required.contains([name])
        return [
            variant(choices.joined(separator: ","), .valid), refused("zzz"), refused(Self.long),
            parameter.toleratesUnknown ? variant(choices[0] + ",zzz", .valid) : refused(choices[0] + ",zzz"),
            repeated(choices[0], .valid),
            variant("", isRequired ? .parameter(40003, name) : .sameAsBaseline),
        ]
    }

    /// The keys of `sort`, empty if the endpoint cannot be sorted.
    private var orders: [String] { if case .choices(let orders) = parameter.kind { orders } else { [] } }

    /// Orders may be repeated, ascending and descending, and very often.
    private var sorts: [Variant] {
        let many = Array(repeating: "name,-name", count: 500).joined(separator: ",")
        return orders.map { variant($0, .sameAsBaseline) } + [
            Variant(orders.map { QueryItem(name, $0) }, .sameAsBaseline), variant(many, .sameAsBaseline),
            variant(",", .sameAsBaseline), refused("-"), refused("--\(orders[0])"), refused(orders[0].uppercased()),
            refused(many + ",zzz"),
        ]
    }

    private func texts(_ texts: [String]) -> [Variant] {
        if texts.isEmpty { return [variant("zzz", .valid), variant(Self.long, .valid), repeated("love", .valid)] }
        return texts.map { variant($0, .valid) } + [refused("zzz"), refused(Self.long)]
    }

    private var language: [Variant] {
        [
            variant("en-GB", .sameAsBaseline), variant("de-XX", .sameAsBaseline), variant("", .sameAsBaseline),
            variant("en_US", .sameAsBaseline),
            repeated("en-US"), refused("zz"), refused("-en"), refused("english"), variant("en-" + Self.long, .valid),
        ]
    }
}

extension Endpoint {
    /// The type of the resources that the endpoint fetches by id.
    var fetchedType: TypeDescription? {
        switch operation {
        case .resource(let type), .resources(let type), .personal(.libraryList(let type)),
            .personal(.libraryResource(let type)):
            Schema.appleMusic[type]
        default: nil
        }
    }
}
