import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmWorld

/// The library of a device at one time. Its answers have no pages, and items have their plays on the device.
struct DeviceLibrary {
    private let kit: KitWorld
    private let world: World
    private let reading: LibraryReading

    /// The number of elements that are read at once.
    private static let step = 100

    init(_ kit: KitWorld, _ world: World) {
        self.kit = kit
        self.world = world
        reading = LibraryReading(kit.music.stage.client, world)
    }

    /// Returns all resources of a list.
    func list(_ path: String, _ query: [QueryItem]) async throws -> [ItemValue] {
        if !reading.hasOwner { return [] }
        var items: [ItemValue] = []
        for resource in try await rest(of: path, query, from: 0) { items.append(try await whole(resource)) }
        return items
    }

    /// Returns the answer with one resource; nil if the device does not have the resource.
    func item(_ path: String, _ query: [QueryItem]) async throws -> ItemValue? {
        guard reading.hasOwner, let page = try await page(Request(path: path, query: query)),
            let resource = page["data"]?.array?.first
        else { return nil }
        return .object(["data": .array([try await whole(resource)])])
    }

    /// Returns the answer to a search, with at most `limit` items of each type; 0 for all.
    func search(_ query: [QueryItem], types: String, limit: Int) async throws -> ItemValue {
        var results: [String: ItemValue] = [:]
        for type in reading.hasOwner ? types.split(separator: ",").map(String.init) : [] {
            var request = Request(path: "/v1/me/library/search", query: query).setting("types", to: type)
            var found: [ItemValue] = []
            while limit <= 0 || found.count < limit {
                request = request.setting("offset", to: "\(found.count)")
                guard let group = try await page(request)?["results"]?[type], let data = group["data"]?.array else {
                    break
                }
                found += data
                if group["next"] == nil { break }
            }
            results[type] = .object(["data": .array((limit > 0 ? Array(found.prefix(limit)) : found).map(marked))])
        }
        return .object(["results": .object(results)])
    }

    /// Returns the elements of a list from a position on.
    private func rest(of path: String, _ query: [QueryItem], from first: Int) async throws -> [ItemValue] {
        var elements: [ItemValue] = []
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
    private func whole(_ resource: ItemValue) async throws -> ItemValue {
        guard var object = resource.object else { return resource }
        var relationships = object["relationships"]?.object ?? [:]
        for (name, relationship) in relationships {
            guard case .object(var page) = relationship, let next = page["next"]?.string else { continue }
            let data = page["data"]?.array ?? []
            page["data"] = .array(data + (try await rest(of: Request(.get, next).path, [], from: data.count)))
            page["next"] = nil
            relationships[name] = .object(page)
        }
        if !relationships.isEmpty { object["relationships"] = .object(relationships) }
        return marked(.object(object))
    }

    /// - Returns: nil if the device does not have it.
    private func page(_ request: Request) async throws -> ItemValue? {
        let response = try await reading.answer(request)
        if response.status == 404 { return nil }
        try kit.check(response, to: request)
        return response.body.json.map { ItemValue($0) }
    }
}

/// Plays on the device.
extension DeviceLibrary {
    /// Returns a resource of the library with its plays, and those of its related resources.
    private func marked(_ resource: ItemValue) -> ItemValue {
        guard case .object(var object) = resource, let type = object["type"]?.string, type.hasPrefix("library-") else {
            return resource
        }
        mark(&object, type)
        if var relationships = object["relationships"]?.object {
            for (name, page) in relationships {
                guard case .object(var members) = page, let data = members["data"]?.array else { continue }
                members["data"] = .array(data.map(marked))
                relationships[name] = .object(members)
            }
            object["relationships"] = .object(relationships)
        }
        return .object(object)
    }

    private func mark(_ object: inout [String: ItemValue], _ type: String) {
        guard case .object(var attributes)? = object["attributes"] else { return }
        let plays = world.plays(
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
