import AppleMusicAPI
import TonearmCatalog

/// A collector of the resources in recorded documents, each once. Of conflicting values the first counts; later
/// documents add missing ones.
struct ResourceCollector {
    struct Gathered {
        var attributes: JSONObject?
        var relations: [CatalogEntry.Relation] = []

        subscript(name: String) -> [ResourceIdentifier]? { relations.first { $0.name == name }?.targets }

        mutating func add(_ name: String, _ targets: [ResourceIdentifier]) {
            if targets.isEmpty { return }
            if let index = relations.firstIndex(where: { $0.name == name }) {
                let known = Set(relations[index].targets)
                relations[index].targets += targets.filter { !known.contains($0) }
            } else {
                relations.append(CatalogEntry.Relation(name, targets))
            }
        }
    }

    private(set) var resources: [ResourceIdentifier: Gathered] = [:]
    /// The resources in the order of their first occurrence.
    private(set) var order: [ResourceIdentifier] = []

    mutating func add(_ document: RecordedDocuments.Document, _ report: inout ImportReport) {
        let here = document.path.flatMap(ResourceCollector.place)
        if let path = document.path, here == nil, path.hasPrefix("/v1/me") {
            report.skip("answers about an account, of which only catalog resources are taken")
        }
        gatherMap(document.json["resources"], &report)
        let found = gather(document.json, &report)
        if let here { mutate(here.owner) { $0.add(here.name, found) } }
    }

    /// Returns the relationship or view that a path names.
    private static func place(_ path: String) -> (owner: ResourceIdentifier, name: String)? {
        guard let match = try? Schema.appleMusic.router.match(.get, path), let id = match.variables["id"] else {
            return nil
        }
        switch match.endpoint.operation {
        case .relationship(let type, let name), .view(let type, let name):
            guard CatalogFormat.types.contains(type) else { return nil }
            return (ResourceIdentifier(type, id), name)
        default: return nil
        }
    }

    /// Collects the resources of a document.
    /// - Returns: the resources of its `data`.
    @discardableResult
    private mutating func gather(_ value: JSON, _ report: inout ImportReport) -> [ResourceIdentifier] {
        switch value {
        case .array(let values): return values.flatMap { gather($0, &report) }
        case .object(let object):
            if let resource = Resource(value) { return [add(resource, &report)].compactMap(\.self) }
            var found: [ResourceIdentifier] = []
            for member in object.members where member.name != "attributes" && member.name != "resources" {
                let inner = gather(member.value, &report)
                guard member.name == "data" else { continue }
                found += inner
                for element in member.value.array ?? [] where Resource(element) == nil {
                    report.skip("elements of data without id or type")
                }
            }
            continuePage(object, found)
            return found
        default: return []
        }
    }

    /// Collects resources in the web client's form: `resources` by type and id.
    private mutating func gatherMap(_ map: JSON?, _ report: inout ImportReport) {
        for type in map?.object?.members ?? [] {
            for member in type.value.object?.members ?? [] { gather(member.value, &report) }
        }
    }

    /// Adds a page to the relationship that its link to the next page names.
    private mutating func continuePage(_ object: JSONObject, _ found: [ResourceIdentifier]) {
        guard let link = object["next"]?.string ?? object["href"]?.string,
            let place = ResourceCollector.place(String(link.prefix { $0 != "?" }))
        else { return }
        mutate(place.owner) { $0.add(place.name, found) }
    }

    /// - Returns: the resource's identifier; nil if catalogs do not contain its type.
    private mutating func add(_ resource: Resource, _ report: inout ImportReport) -> ResourceIdentifier? {
        guard CatalogFormat.types.contains(resource.type) else {
            report.skip("resources of the type \(resource.type), which a catalog does not have")
            // Resources of an account may have relationships to catalog resources.
            for page in resource.relationships + resource.views { gather(.object(page.page.json), &report) }
            return nil
        }
        var relations: [(String, [ResourceIdentifier])] = []
        for page in resource.relationships + resource.views {
            relations.append((page.name, gather(.object(page.page.json), &report)))
        }
        let known = Set(CatalogEntry.relationNames(of: resource.type))
        for (name, targets) in relations where !known.contains(name) && !targets.isEmpty {
            report.skip("relationships \(resource.type).\(name), which a catalog does not have")
        }
        mutate(resource.identifier) { gathered in
            gathered.fill(resource.attributes)
            for (name, targets) in relations where known.contains(name) { gathered.add(name, targets) }
        }
        return resource.identifier
    }

    private mutating func mutate(_ identifier: ResourceIdentifier, _ body: (inout Gathered) -> Void) {
        if resources[identifier] == nil { order.append(identifier) }
        body(&resources[identifier, default: Gathered()])
    }
}

extension ResourceCollector.Gathered {
    fileprivate mutating func fill(_ more: JSONObject?) {
        guard let more else { return }
        var filled = attributes ?? JSONObject()
        for member in more.members where filled[member.name] == nil { filled.append(member.name, member.value) }
        attributes = filled
    }
}

/// A report of an import: everything that was taken, and everything that was not.
package struct ImportReport: Sendable, Hashable {
    /// The number of documents that were understood.
    package var documents = 0
    /// The number of new records, by type.
    package var added: [String: Int] = [:]
    /// The number of existing records with additions, by type.
    package var completed: [String: Int] = [:]
    /// The number of artists that are known only by the names in their music.
    package var named = 0
    /// The number of skipped items, by reason.
    package var skipped: [String: Int] = [:]
    /// The unknown attributes, such as `songs.editorialVideo`, with the number of resources that had them.
    package var unknownAttributes: [String: Int] = [:]

    package init() {}

    package mutating func skip(_ reason: String, _ count: Int = 1) { skipped[reason, default: 0] += count }
}
