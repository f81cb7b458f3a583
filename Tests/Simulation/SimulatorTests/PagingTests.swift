import AppleMusicAPI
import Testing

/// Paging along `next` links: every element occurs once, in the catalog's order, at any page size.
struct PagingTests {
    /// Returns the elements that are visible in the United States, in the catalog's order.
    private func expected(_ collection: Collection, of owner: String) async throws -> [String] {
        let elements = collection.elements(of: owner)
        var visible: Set<String> = []
        for type in collection.targets {
            let ids = elements.filter { $0.hasPrefix("\(type)/") }.map { $0.dropFirst(type.rawValue.count + 1) }
            for start in stride(from: 0, to: ids.count, by: 25) {
                let batch = ids[start..<min(start + 25, ids.count)].joined(separator: ",")
                visible.formUnion(
                    try await SimulatorClient().resources("/v1/catalog/us/\(type)?ids=\(batch)").map(\.key))
            }
        }
        return elements.filter(visible.contains)
    }

    @Test(arguments: Collection.all)
    func `every relationship and view has elements, and can be paged to its end`(
        collection: Collection
    ) async throws {
        let client = try SimulatorClient()
        let owners = collection.owners
        #expect(!owners.isEmpty, "no owner has any")
        for owner in owners {
            let path = "/v1/catalog/us/\(collection.type)/\(owner)/\(collection.segment)"
            let all = try await expected(collection, of: owner)
            guard !all.isEmpty else { continue }
            #expect(Set(all).count == all.count, "\(path) has an element twice")
            for limit in [nil, 1, 3, collection.limit.maximum] where limit != 1 || all.count <= 40 {
                guard limit ?? 1 <= collection.limit.maximum else { continue }
                let walk = try await Walk(client, from: path, limit: limit)
                let size = limit ?? collection.limit.standard
                #expect(walk.elements == all, "\(path) by \(size)")
                #expect(walk.pages.dropLast().allSatisfy { $0.count == size }, "\(path) by \(size)")
                #expect(
                    walk.links == walk.links.indices.map { "\(path)?offset=\(($0 + 1) * size)" }, "\(path) by \(size)")
            }
        }
    }

    @Test(arguments: Collection.all)
    func `an inlined page is the first page, and links to the rest`(collection: Collection) async throws {
        let client = try SimulatorClient()
        for owner in collection.owners {
            let href = "/v1/catalog/us/\(collection.type)/\(owner)"
            let all = try await expected(collection, of: owner)
            for size in [1, 3, collection.limit.standard] where size <= collection.limit.maximum {
                let target = "\(href)?\(collection.inlining)&\(collection.inlineLimit)=\(size)"
                let json = try await client.get(target).json["data"]?[0]?[collection.member]?[collection.name]
                let page = Page(json?.object ?? JSONObject())
                #expect(page.href == "\(href)/\(collection.segment)", "\(target)")
                #expect(page.data.map(\.key) == Array(all.prefix(size)), "\(target)")
                // Artists inside other answers identify their albums.
                let isFull = page.data.first?.type == .artists && !collection.isView
                #expect(page.data.allSatisfy { $0.form == (isFull ? .full : .attributes) }, "\(target)")
                let next = all.count > size ? "\(href)/\(collection.segment)?offset=\(size)" : nil
                #expect(page.next == next, "\(target)")
            }
        }
    }

    @Test(arguments: Collection.all)
    func `the next link keeps the language and drops other parameters`(collection: Collection) async throws {
        for owner in collection.owners.prefix(1) where collection.elements(of: owner).count > 1 {
            let path = "/v1/catalog/us/\(collection.type)/\(owner)/\(collection.segment)"
            guard collection.limit.maximum > 1 else { continue }
            let target = "\(path)?limit=1&l=es-MX&include=artists&extend=artistUrl&offset=0"
            let next = try await SimulatorClient().get(target).json["next"]?.string
            #expect(next == "\(path)?l=es-MX&offset=1")
        }
    }

    @Test(arguments: [
        ("/v1/storefronts", [nil, 1, 7, 200], 167), ("/v1/catalog/us/genres", [nil, 1, 5, 100], nil),
        ("/v1/catalog/us/station-genres", [nil, 1, 5, 100], 19), ("/v1/catalog/jp/genres", [nil, 4], nil),
    ])
    func `lists can be paged to their end`(path: String, limits: [Int?], count: Int?) async throws {
        let whole = try await Walk(SimulatorClient(), from: path)
        #expect(whole.pages.count == 1)
        #expect(Set(whole.elements).count == whole.elements.count)
        if let count { #expect(whole.elements.count == count) }
        for limit in limits {
            let walk = try await Walk(SimulatorClient(), from: path, limit: limit)
            #expect(walk.elements == whole.elements)
            if let limit {
                #expect(walk.links == walk.links.indices.map { "\(path)?offset=\(($0 + 1) * limit)" })
            }
        }
        let playHistory = try await SimulatorClient().get(path + "?offset=1000")
        #expect(playHistory.status == 200)
        #expect(playHistory.json.text == #"{"data":[]}"#)
    }

    @Test func `links omit the trailing slash of the request`() async throws {
        let client = try SimulatorClient()
        let list = try await client.get("/v1/catalog/us/genres/?limit=2").json
        #expect(list["next"] == "/v1/catalog/us/genres?offset=2")
        let charts = try await client.get("/v1/catalog/us/charts/?types=songs&limit=1").json
        #expect(
            charts["results"]?["songs"]?[0]?["href"]
                == "/v1/catalog/us/charts?chart=most-played&limit=1&types=songs")
    }

    @Test func `the results of a filter are paged, and the link keeps the filter`() async throws {
        let path = "/v1/catalog/us/stations"
        let filter = "filter[featured]=apple-music-live-radio"
        let whole = try await Walk(SimulatorClient(), from: "\(path)?\(filter)")
        #expect(whole.pages.count == 1 && whole.elements.count > 1)
        let walk = try await Walk(SimulatorClient(), from: "\(path)?\(filter)&l=es-MX", limit: 1)
        #expect(walk.elements == whole.elements)
        #expect(walk.links.first == "\(path)?\(filter)&l=es-MX&offset=1")
    }
}
