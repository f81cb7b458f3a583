import Testing

@testable import AppleMusicAPI

struct OpenAPITests {
    private let document = OpenAPI(schema: .appleMusic).json

    private var operations: [(path: String, method: String, operation: JSON)] {
        (document["paths"]?.object?.members ?? []).flatMap { path in
            (path.value.object?.members ?? []).map { (path.name, $0.name, $0.value) }
        }
    }

    @Test func `it is OpenAPI 3.1 with all required members`() {
        #expect(document["openapi"] == "3.1.0")
        #expect(document["info"]?["title"]?.string?.isEmpty == false)
        #expect(document["info"]?["version"]?.string?.isEmpty == false)
        #expect(document["components"]?["securitySchemes"]?["developerToken"]?["scheme"] == "bearer")
        #expect(document["components"]?["securitySchemes"]?["musicUserToken"]?["name"] == "Music-User-Token")
    }

    @Test func `exactly the endpoints of the schema are described`() {
        let described = operations.map { "\($0.method.uppercased()) \($0.path)" }
        #expect(described.sorted() == Schema.appleMusic.endpoints.map { "\($0.method.rawValue) \($0.path)" }.sorted())
        #expect(Set(described).count == described.count)
    }

    @Test func `every operation has a unique id and an answer`() {
        let ids = operations.compactMap { $0.operation["operationId"]?.string }
        #expect(ids.count == operations.count)
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("getCatalogAlbumsById"))
        for (path, _, operation) in operations {
            let statuses = operation["responses"]?.object?.names ?? []
            #expect(statuses.contains { $0.hasPrefix("2") } && statuses.contains("401"), "\(path)")
        }
    }

    @Test func `the variables of a path are its path parameters`() {
        for (path, _, operation) in operations {
            let parameters = operation["parameters"]?.array ?? []
            let named = parameters.filter { $0["in"] == "path" }.compactMap { $0["name"]?.string }
            let variables = path.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
            #expect(named == variables.map(String.init))
            #expect(parameters.filter { $0["in"] == "path" }.allSatisfy { $0["required"] == true })
        }
    }

    @Test func `the parameters of an operation are unique, and each has a schema`() {
        for (path, method, operation) in operations {
            let parameters = operation["parameters"]?.array ?? []
            let names = parameters.compactMap { parameter in
                parameter["in"]?.string.flatMap { place in parameter["name"]?.string.map { "\(place) \($0)" } }
            }
            #expect(names.count == parameters.count && Set(names).count == names.count, "\(method) \(path)")
            #expect(parameters.allSatisfy { $0["schema"]?.object != nil })
        }
    }

    @Test func `every reference is resolved`() {
        var references: Set<String> = []
        func collect(_ value: JSON) {
            for member in value.object?.members ?? [] {
                if member.name == "$ref", let text = member.value.string { references.insert(text) }
                collect(member.value)
            }
            for element in value.array ?? [] { collect(element) }
        }
        collect(document)
        #expect(!references.isEmpty)
        for reference in references {
            let found = reference.split(separator: "/").dropFirst().reduce(document as JSON?) { $0?[String($1)] }
            #expect(found != nil, "\(reference)")
        }
    }

    @Test func `personal operations need both tokens`() {
        let personal = operations.first { $0.path == "/v1/me/storefront" }?.operation
        #expect(personal?["security"] == [["developerToken": [], "musicUserToken": []]])
        let catalog = operations.first { $0.path == "/v1/catalog/{storefront}/albums/{id}" }?.operation
        #expect(catalog?["security"] == nil)
    }

    @Test func `limits equal those of the schema`() {
        let albums = operations.first { $0.path == "/v1/catalog/{storefront}/albums" }?.operation
        let ids = albums?["parameters"]?.array?.first { $0["name"] == "ids" }
        #expect(ids?["schema"]?["maxItems"]?.integer == 100)
        #expect(ids?["explode"] == false)
    }

    @Test func `required parameters are marked, and have an example`() {
        for endpoint in Schema.appleMusic.endpoints {
            let operation = document["paths"]?[endpoint.path]?[endpoint.method.rawValue.lowercased()]
            let parameters = operation?["parameters"]?.array?.filter { $0["in"] == "query" } ?? []
            let required = parameters.filter { $0["required"] == true }.compactMap { $0["name"]?.string }
            let wanted = endpoint.required.filter { $0.count == 1 }.map { $0[0] }
            #expect(Set(required) == Set(wanted), "\(endpoint.path)")
            for group in endpoint.required {
                let sampled = parameters.filter { $0["example"] != nil }.compactMap { $0["name"]?.string }
                #expect(sampled.contains(group[0]), "\(endpoint.path)")
            }
            // A client would send a default unasked.
            #expect(parameters.allSatisfy { $0["schema"]?["default"] == nil })
        }
    }

    @Test func `every schema is an object, and the title names a package`() {
        for schema in document["components"]?["schemas"]?.object?.members ?? [] {
            #expect(schema.value.object != nil, "\(schema.name)")
        }
        #expect(document["info"]?["title"] == "Apple Music API")
    }

    @Test func `bodies and statuses equal those of the schema`() {
        for endpoint in Schema.appleMusic.endpoints {
            let operation = document["paths"]?[endpoint.path]?[endpoint.method.rawValue.lowercased()]
            #expect((operation?["requestBody"] != nil) == (endpoint.body != nil), "\(endpoint.path)")
            #expect(operation?["responses"]?[String(endpoint.success)] != nil, "\(endpoint.path)")
        }
        let playlists = document["paths"]?["/v1/me/library/playlists"]?["post"]
        let body = playlists?["requestBody"]?["content"]?["application/json"]?["schema"]
        #expect(body?["required"] == ["attributes"])
        #expect(body?["properties"]?["attributes"]?["required"] == ["name"])
        let tracks = body?["properties"]?["relationships"]?["properties"]?["tracks"]?["properties"]?["data"]
        #expect(tracks?["items"]?["properties"]?["type"]?["enum"]?.strings.first == "songs")
    }
}
