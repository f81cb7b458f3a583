import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// The library of a device at one time. Its answers have no pages, and items have their plays on the device.
struct DeviceLibrary {
    private let kit: KitWorld
    /// The plays on the device; nil if its library is of another account.
    private let own: LocalLibrary?
    private let reading: LibraryReading

    /// The number of elements that are read at once.
    private static let step = 100

    init(_ kit: KitWorld, _ world: World) {
        self.kit = kit
        own = world.ownLibrary
        reading = LibraryReading(kit.music.stage.client, world)
    }

    /// Returns all resources of a list.
    func list(_ path: String, _ query: [QueryItem]) async throws -> [ItemValue] {
        if !reading.hasOwner { return [] }
        var items: [ItemValue] = []
        for resource in try await rest(of: path, query, from: 0) { items.append(ItemValue(try await whole(resource))) }
        return items
    }

    /// Returns the answer with one resource; nil if the device does not have the resource.
    func item(_ path: String, _ query: [QueryItem]) async throws -> ItemValue? {
        guard reading.hasOwner, let page = try await page(Request(path: path, query: query)),
            let resource = page["data"]?[0]
        else { return nil }
        return ItemValue(["data": [try await whole(resource)]])
    }

    /// Returns the answer to a search, with at most `limit` items of each type; 0 for all.
    func search(_ query: [QueryItem], types: String, limit: Int) async throws -> ItemValue {
        var results = JSONObject()
        for type in reading.hasOwner ? types.split(separator: ",").map(String.init) : [] {
            var request = Request(path: "/v1/me/library/search", query: query).setting("types", to: type)
            var found: [JSON] = []
            while limit <= 0 || found.count < limit {
                request = request.setting("offset", to: "\(found.count)")
                guard let group = try await page(request)?["results"]?[type], let data = group["data"]?.array else {
                    break
                }
                found += data
                if group["next"] == nil { break }
            }
            results[type] = ["data": .array((limit > 0 ? Array(found.prefix(limit)) : found).map(marked))]
        }
        return ItemValue(["results": .object(results)])
    }

    /// Returns the elements of a list from a position on.
    private func rest(of path: String, _ query: [QueryItem], from first: Int) async throws -> [JSON] {
        var elements: [JSON] = []
        while true {
            let place = [QueryItem("limit", "\(Self.step)"), QueryItem("offset", "\(first + elements.count)")]
            guard let page = try await page(Request(path: path, query: query + place)),
                let data = page["data"]?.array, !data.isEmpty
            else { return elements }
            elements += data
            if page["next"] == nil { return elements }
        }
    }

    /// Returns a resource with the whole of its relationships.
    private func whole(_ resource: JSON) async throws -> JSON {
        guard var object = resource.object, var relationships = object["relationships"]?.object else {
            return marked(resource)
        }
        var isChanged = false
        for list in relationships.members {
            guard var page = list.value.object, let next = page["next"]?.string else { continue }
            let data = page["data"]?.array ?? []
            page["data"] = .array(data + (try await rest(of: Request(.get, next).path, [], from: data.count)))
            page["next"] = nil
            relationships[list.name] = .object(page)
            isChanged = true
        }
        if isChanged { object["relationships"] = .object(relationships) }
        return marked(.object(object))
    }

    /// - Returns: nil if the device does not have it.
    private func page(_ request: Request) async throws -> JSON? {
        let response = try await reading.answer(request)
        if response.status == 404 { return nil }
        try kit.check(response, to: request)
        return response.body.json
    }
}

/// Plays on the device.
extension DeviceLibrary {
    /// Returns a resource of the library with its plays, and those of its related resources.
    private func marked(_ resource: JSON) -> JSON {
        guard var object = resource.object, let type = object["type"]?.string, type.hasPrefix("library-") else {
            return resource
        }
        mark(&object, type)
        if var relationships = object["relationships"]?.object {
            for list in relationships.members {
                guard var page = list.value.object, let data = page["data"]?.array,
                    data.contains(where: { $0["attributes"] != nil })
                else { continue }
                page["data"] = .array(data.map(marked))
                relationships[list.name] = .object(page)
            }
            object["relationships"] = .object(relationships)
        }
        return .object(object)
    }

    private func mark(_ object: inout JSONObject, _ type: String) {
        guard var attributes = object["attributes"]?.object else { return }
        let plays = own?.plays(
            libraryID: object["id"]?.string, catalogID: attributes["playParams"]?["catalogId"]?.string)
        if type == "library-songs" || type == "library-music-videos" {
            attributes["playCount"] = .integer(plays?.count ?? 0)
        }
        if let last = plays?.last {
            attributes["lastPlayedDate"] = .string(
                Date(timeIntervalSince1970: TimeInterval(last)).formatted(.iso8601))
        }
        object["attributes"] = .object(attributes)
    }
}
