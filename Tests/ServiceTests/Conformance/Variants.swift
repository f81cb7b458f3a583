import AppleMusicAPI

/// What may be said to one parameter of an endpoint, right and wrong, with the rule for each ("Query parameter grammar": names that mean nothing are
/// ignored, values that mean nothing are refused, and no value is bent to fit).
struct Variants {
    let endpoint: Endpoint
    let parameter: Parameter
    /// The parameters of the plain question.
    let plain: [QueryItem]

    struct Variant {
        var items: [QueryItem]
        var rule: Case.Rule

        init(_ items: [QueryItem], _ rule: Case.Rule) {
            self.items = items
            self.rule = rule
        }
    }

    private var name: String { parameter.name }

    private func says(_ value: String, _ rule: Case.Rule) -> Variant { Variant([QueryItem(name, value)], rule) }
    private func refuses(_ value: String) -> Variant { says(value, .parameter(40005, name)) }
    /// Said twice.
    private func repeats(_ value: String, _ rule: Case.Rule = .likePlain) -> Variant {
        Variant([QueryItem(name, value), QueryItem(name, value)], rule)
    }

    private static let long = String(repeating: "a", count: 4_000)

    var all: [Variant] {
        switch parameter.kind {
        case .identifiers(let maximum): identifiers(maximum)
        case .integer(let range, _): integers(range)
        case .names(let names): self.names(names)
        case .choices(let choices): self.choices(choices)
        case .text(let texts): self.texts(texts)
        case .languageTag: language
        case .languageTags:
            [
                says("de,en-GB", .likePlain), refuses("zz"), refuses("en,-x"), repeats("en"),
                says("", .parameter(40003, name)),
            ]
        case .ignored: [says("web", .likePlain), says("", .likePlain), repeats("x"), says(Self.long, .likePlain)]
        }
    }

    private func identifiers(_ maximum: Int) -> [Variant] {
        let id = plain.first { $0.name == name }?.value ?? "1"
        let tooMany = (0...maximum).map { "x\($0)" }.joined(separator: ",")
        return [
            repeats(id, .sound), says("0", .sound), says(Self.long, .sound), refuses(""), refuses(",,"),
            refuses(tooMany), says(id + ",0", .sound),
        ]
    }

    private func integers(_ range: ClosedRange<Int>) -> [Variant] {
        if parameter == .inlineLimit {
            return [
                says("1", .parameter(40004, "limit")), inlined("zzz", "1", .likePlain),
                inlined("zzz", "0", .parameter(40005, "limit[zzz]")),
            ] + inlinedRelationship
        }
        // Ids are a page of their own.
        if name == "limit", plain.contains(where: { $0.name == "ids" }) {
            return ["1", "0", "x", ""].map { says($0, .parameter(40004, name)) }
        }
        var variants = ["x", "1.5", "+1", " 1", "", "9" + String(repeating: "9", count: 30), "0x1"].map(refuses)
        let isOfFolders = name == "offset" && endpoint.path.contains("playlist-folders/{id}")
        variants.append(isOfFolders ? says("-1", .sound) : refuses(String(range.lowerBound - 1)))
        if range.upperBound < .max { variants.append(refuses(String(range.upperBound + 1))) }
        variants.append(says(String(range.lowerBound), .likePlain))
        variants.append(repeats(String(range.lowerBound)))
        variants.append(
            says(
                String(range.upperBound),
                endpoint.operation == .charts && name == "offset" ? .parameter(40005, name) : .sound))
        return parameter.isFamily ? variants + inlinedRelationship : variants
    }

    /// The page size of a relationship that the resources have: `limit[tracks]`.
    private var inlinedRelationship: [Variant] {
        guard let relationship = endpoint.fetchedType?.relationships.first else { return [] }
        let (inner, maximum) = (relationship.name, relationship.limit.maximum)
        return [
            inlined(inner, "1", .likePlain), inlined(inner, "0", .parameter(40005, "limit[\(inner)]")),
            inlined(inner, "x", .parameter(40005, "limit[\(inner)]")),
            // Observed: the bracketed name is not blamed.
            inlined(inner, String(maximum + 1), .parameter(40005, "limit")),
        ]
    }

    private func inlined(_ inner: String, _ value: String, _ rule: Case.Rule) -> Variant {
        Variant([QueryItem("limit[\(inner)]", value)], rule)
    }

    private func names(_ names: [String]) -> [Variant] {
        var variants = [
            says("zzz", .likePlain), says("", .likePlain), says(",", .likePlain), says(Self.long, .likePlain),
        ]
        variants.append(repeats("zzz,yyy"))
        // Some names want more: a user token, a permission, a single resource.
        if !names.isEmpty { variants.append(says(names.joined(separator: ","), .sound)) }
        if parameter.isFamily { variants.append(Variant([QueryItem("\(name)[songs]", "zzz")], .likePlain)) }
        return variants
    }

    private func choices(_ choices: [String]) -> [Variant] {
        let isRequired = endpoint.required.contains([name])
        return [
            says(choices.joined(separator: ","), .sound), refuses("zzz"), refuses(Self.long),
            refuses(choices[0] + ",zzz"), repeats(choices[0], .sound),
            says("", isRequired ? .parameter(40003, name) : .likePlain),
        ]
    }

    private func texts(_ texts: [String]) -> [Variant] {
        if texts.isEmpty { return [says("zzz", .sound), says(Self.long, .sound), repeats("love", .sound)] }
        return texts.map { says($0, .sound) } + [refuses("zzz"), refuses(Self.long)]
    }

    private var language: [Variant] {
        [
            says("en-GB", .likePlain), says("de-XX", .likePlain), says("", .likePlain), says("en_US", .likePlain),
            repeats("en-US"), refuses("zz"), refuses("-en"), refuses("english"), says("en-" + Self.long, .sound),
        ]
    }
}

extension Endpoint {
    /// The type of the resources that it fetches by id.
    var fetchedType: TypeDescription? {
        switch operation {
        case .resource(let type), .resources(let type), .personal(.libraryList(let type)),
            .personal(.libraryResource(let type)):
            Schema.standard[type]
        default: nil
        }
    }
}
