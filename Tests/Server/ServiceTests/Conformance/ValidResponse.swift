import AppleMusicAPI

/// The rules for every answer ("HTTP Status Codes", "Error", "Fetch Resources by Page", Apple Music API reference, and
/// recordings).
enum ValidResponse {
    /// - Returns: The violated rules, empty if the answer is valid.
    static func faults(of response: Response, to request: Request) -> [String] {
        switch response.status {
        case 401, 413, 414, 202, 204:
            return response.body.isEmpty ? [] : ["\(response.status) has a body"]
        case 200, 201: break
        case 400, 403, 404, 405, 500: break
        default: return ["status \(response.status)"]
        }
        guard response.headers["Content-Type"] == "application/json;charset=utf-8" else {
            return ["content type \(response.headers["Content-Type"] ?? "none")"]
        }
        guard let json = response.body.json else { return ["no JSON"] }
        return response.isSuccess ? page(json, request) : error(json, status: response.status)
    }

    private static let codes: Set<String> = [
        "40003", "40004", "40005", "40006", "40008", "40012", "40300", "40301", "40400", "40403", "40500", "50001",
    ]

    private static func error(_ json: JSON, status: Int) -> [String] {
        guard json.object?.names == ["errors"], let errors = json["errors"]?.array, errors.count == 1,
            let members = errors[0].object, let error = APIError(errors[0])
        else { return ["no error document of one error"] }
        var faults: [String] = []
        let order = ["id", "title", "detail", "status", "code", "source"]
        if members.names != order.filter(members.names.contains) { faults.append("members \(members.names)") }
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
        if error.id.count != 26 || !error.id.allSatisfy(letters.contains) { faults.append("id \(error.id)") }
        if error.status != status { faults.append("status \(error.status) in the error of a \(status)") }
        if !codes.contains(error.code) || !error.code.hasPrefix(String(status)) { faults.append("code \(error.code)") }
        // A missing storefront has its own title.
        let isOfStorefront = error.detail?.hasPrefix("Invalid storefront") == true && error.source == nil
        if isOfStorefront != (error.title == "Unknown Storefront") { faults.append("title \(error.title)") }
        if error.title.isEmpty || error.detail?.isEmpty != false { faults.append("no words") }
        return faults
    }

    private static func page(_ json: JSON, _ request: Request) -> [String] {
        guard let object = json.object else { return ["no object"] }
        if object["errors"] != nil { return ["errors in a success"] }
        var faults: [String] = []
        faults += filters(object, request)
        if let data = object["data"] {
            guard let elements = data.array else { return ["data is no list"] }
            faults += elements.flatMap(resource)
            if let limit = limit(request), elements.count > limit { faults.append("more than the limit") }
        }
        if let next = object["next"]?.string { faults += link(next, from: request) }
        for group in (object["results"]?.object?.members ?? []).map(\.value) {
            if let next = group["next"]?.string { faults += link(next, from: request) }
            faults += (group["data"]?.array ?? []).flatMap(resource)
        }
        return faults
    }

    /// Checks that the metadata of an answer to a filter lists the results of each value.
    private static func filters(_ object: JSONObject, _ request: Request) -> [String] {
        let asked = request.query.filter { $0.name.hasPrefix("filter[") && !$0.value.isEmpty }
        guard let filter = asked.first, !request.query.contains(where: { $0.name == "format[resources]" }) else {
            return []
        }
        let name = String(filter.name.dropFirst("filter[".count).dropLast())
        guard let found = object["meta"]?["filters"]?[name]?.object else { return ["no meta.filters.\(name)"] }
        let identifiers = found.members.flatMap { $0.value.array ?? [.null] }
        let isBad = identifiers.contains { Resource($0)?.form != .identity || $0["href"] == nil }
        return found.isEmpty || isBad ? ["meta.filters.\(name) \(found)"] : []
    }

    /// Returns the largest number of elements: the requested limit or the Schema's default. Returns nil for an answer
    /// without pages.
    private static func limit(_ request: Request) -> Int? {
        guard request.method == .get, !request.query.contains(where: { $0.name.hasPrefix("ids") }) else { return nil }
        if let limit = request.value(of: "limit") { return Int(limit) }
        let match = try? Schema.appleMusic.router.match(.get, request.path)
        return match?.endpoint.standard(of: "limit")
    }

    private static func resource(_ json: JSON) -> [String] {
        guard let resource = Resource(json) else { return ["an element without id or type"] }
        var faults: [String] = []
        if resource.id.isEmpty || Schema.appleMusic[resource.type] == nil {
            faults.append("element \(resource.identifier)")
        }
        if let href = resource.href, !href.hasPrefix("/v1/") || href.hasPrefix("/v1/catalog/US") {
            faults.append("href \(href)")
        }
        for member in json["relationships"]?.object?.members ?? [] {
            let (name, relationship) = (member.name, member.value)
            guard relationship["data"] == nil || relationship["data"]?.array != nil else {
                faults.append("relationship \(name)")
                continue
            }
            if let next = relationship["next"]?.string, !next.hasPrefix("/v1/") { faults.append("next \(next)") }
        }
        return faults
    }

    /// Checks that a link to the next page keeps the path and the language and drops the limit.
    private static func link(_ next: String, from request: Request) -> [String] {
        let link = Request(.get, next)
        var faults: [String] = []
        if !next.hasPrefix("/v1/") { faults.append("next \(next)") }
        if link.value(of: "offset").flatMap({ Int($0) }).map({ $0 > 0 }) != true { faults.append("next \(next)") }
        // Only charts keep the limit.
        let isOfCharts = request.path.hasSuffix("/charts")
        if link.value(of: "limit") != (isOfCharts ? request.value(of: "limit") : nil) {
            faults.append("limit in next \(next)")
        }
        let names = link.query.map(\.name)
        if names != names.sorted() { faults.append("the order of parameters in next \(next)") }
        if next.contains("/catalog/"), next != next.replacing(request.path, with: request.path.lowercased()) {
            faults.append("next \(next)")
        }
        // A language tag with `_` is ignored.
        if let language = request.value(of: "l"), !language.isEmpty, !language.contains("_"),
            link.value(of: "l") != language
        {
            faults.append("no language in next \(next)")
        }
        return faults
    }
}
