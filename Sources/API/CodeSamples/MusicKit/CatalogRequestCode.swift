import AppleMusicAPI

/// A `MusicCatalogResourceRequest`: resources by id or code, with their properties and relationships.
struct CatalogRequestCode {
    private let type: MusicKitType
    private let generic: String
    private var query: ParameterReader
    private(set) var lines: [String] = []

    /// - Returns: nil if the request cannot express everything.
    init?(_ sample: SampledRequest, _ match: Router.Match) {
        guard let resource = match.endpoint.operation.type, let found = Self.type(of: resource, sample.answer)
        else { return nil }
        type = found
        generic = "MusicCatalogResourceRequest<\(found.name)>"
        query = ParameterReader(sample.request)
        let id = match.variables["id"]
        let isWhole =
            switch (match.endpoint.operation, id) {
            case (.resource, let id?): addOne(id)
            case (.resources, nil): addSeveral(resource)
            case (.relationship(_, let name), let id?): addPart(name, "include", of: id)
            case (.view(_, let name), let id?): addPart(name, "views", of: id)
            default: false
            }
        guard isWhole, query.isEmpty else { return nil }
    }

    private static func type(of resource: ResourceType, _ answer: JSON?) -> MusicKitType? {
        let kinds = answer?["data"]?.array?.compactMap { $0["attributes"]?["kind"]?.string } ?? []
        if resource == .appleCurators, !kinds.isEmpty, kinds.allSatisfy({ $0 == "Show" }) {
            return MusicKitType.radioShow
        }
        return MusicKitType.of(resource)
    }

    /// Adds a single resource, with the properties that `with(_:)` loads.
    private mutating func addOne(_ id: String) -> Bool {
        guard let properties = query.takeProperties(of: type) else { return false }
        addFetch(of: id)
        let variable = type.variable
        if properties.isEmpty {
            lines += ["if let \(variable) = response.items.first {", "    print(\(variable))", "}"]
            return true
        }
        lines += ["if let \(variable) = response.items.first {"] + loading(properties).indented + ["}"]
        return true
    }

    private mutating func addFetch(of id: String) {
        lines += [
            "let request = \(generic)(matching: \\.id, equalTo: \(Literal.swift(id)))",
            "let response = try await request.response()",
        ]
    }

    /// - Parameter limit: the number of items to print; nil for all.
    private func loading(_ properties: [String], limit: Int? = nil) -> [String] {
        let variable = type.variable
        let detailed = "detailed" + type.name
        let names = properties.map { ".\($0)" }.joined(separator: ", ")
        return ["let \(detailed) = try await \(variable).with([\(names)])", "print(\(detailed))"]
            + properties.flatMap { showing($0, of: detailed, limit: limit) }
    }

    /// Returns the statements that print a property. A property is nil if it was not loaded, and empty if it has no
    /// items.
    private func showing(_ property: String, of owner: String, limit: Int?) -> [String] {
        if type.single.contains(property) {
            return ["if let \(property) = \(owner).\(property) { print(\(property)) }"]
        }
        let title = type.associations.contains(property) ? ["print(\(owner).\(property)?.title ?? \"\")"] : []
        let prefix = limit.map { "?.prefix(\($0))" } ?? ""
        return title + ["for item in \(owner).\(property)\(prefix) ?? [] { print(item) }"]
    }

    private mutating func addSeveral(_ resource: ResourceType) -> Bool {
        guard let properties = query.takeProperties(of: type) else { return false }
        guard let start = selection(of: resource) else { return false }
        lines.append("\(properties.isEmpty && start.statements.isEmpty ? "let" : "var") request = \(start.request)")
        if !properties.isEmpty {
            lines.append("request.properties = [\(properties.map { ".\($0)" }.joined(separator: ", "))]")
        }
        lines += start.statements
        // A code such as a barcode is of one release; the service may also have its clean edition.
        let loop =
            start.isOne
            ? "if let \(type.variable) = response.items.first {" : "for \(type.variable) in response.items {"
        lines += ["let response = try await request.response()", loop, "    print(\(type.variable))", "}"]
        return true
    }

    private mutating func selection(of resource: ResourceType) -> (
        request: String, statements: [String], isOne: Bool
    )? {
        let ids = query.takeList("ids")
        if !ids.isEmpty { return ("\(generic)(\(matching("id", amongAll: ids)))", [], false) }
        let equivalents = query.takeList("filter[equivalents]")
        if !equivalents.isEmpty {
            // Available since iOS 26.4.
            return ("\(generic)(\(matching("id", equivalents)))", ["request.options = [.findEquivalents]"], false)
        }
        if let filter = type.filter {
            let values = query.takeList("filter[\(filter)]")
            if !values.isEmpty { return ("\(generic)(\(matching(filter, values)))", [], values.count == 1) }
        }
        return resource == .genres ? ("\(generic)()", query.takePage(), false) : nil
    }

    private func matching(_ filter: String, _ values: [String]) -> String {
        values.count == 1
            ? "matching: \\.\(filter), equalTo: \(Literal.swift(values[0]))" : matching(filter, amongAll: values)
    }

    /// Returns a condition that leaves out unknown values. With `equalTo`, an unknown id is an error.
    private func matching(_ filter: String, amongAll values: [String]) -> String {
        "matching: \\.\(filter), memberOf: [\(values.map(Literal.swift).joined(separator: ", "))]"
    }

    /// Adds a relationship or a view. MusicKit has no request for it: it is loaded from its resource, and paged batch
    /// by batch.
    private mutating func addPart(_ name: String, _ parameter: String, of id: String) -> Bool {
        guard let property = type.property(name, in: parameter) else { return false }
        guard let (limit, offset) = takeNumbers() else { return false }
        addFetch(of: id)
        let isLater = offset ?? 0 > 0
        var inner = loading([property], limit: isLater ? nil : limit)
        if isLater {
            guard !type.single.contains(property) else { return false }
            let size = limit.map { "limit: \($0)" } ?? ""
            inner += [
                "// The batch after the one before: offsets are MusicKit's own affair.",
                "if let batch = detailed\(type.name).\(property), batch.hasNextBatch {",
                "    print(try await batch.nextBatch(\(size)) ?? [])", "}",
            ]
        }
        lines += ["if let \(type.variable) = response.items.first {"] + inner.indented + ["}"]
        return true
    }

    /// Removes `limit` and `offset` from the query and returns them. Returns nil if MusicKit cannot express one of
    /// them; the service refuses such a value.
    private mutating func takeNumbers() -> (limit: Int?, offset: Int?)? {
        var numbers: [Int?] = []
        for name in ["limit", "offset"] {
            guard let text = query.take(name) else {
                numbers.append(nil)
                continue
            }
            guard let number = Int(text), number >= 0 else { return nil }
            numbers.append(number)
        }
        return (numbers[0], numbers[1])
    }
}
