/// The members of a JSON object, in their order.
///
/// Objects of this API are small, so a member is found by looking along the list. When a name occurs twice the first one counts.
package struct JSONObject: Hashable, Sendable {
    package private(set) var members: [Member]

    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSON
    }

    package init() { members = [] }

    package init(_ pairs: [(String, JSON)]) {
        members = pairs.map { Member(name: $0.0, value: $0.1) }
    }

    package init(members: [Member]) { self.members = members }

    package var isEmpty: Bool { members.isEmpty }
    package var names: [String] { members.map(\.name) }

    /// Reads a member; writing replaces it in place, appends it at the end, or with nil removes it.
    package subscript(_ name: String) -> JSON? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member whose name is known to be new, without looking for it.
    package mutating func append(_ name: String, _ value: JSON) {
        members.append(Member(name: name, value: value))
    }

    /// Adds a member when there is a value for it.
    package mutating func append(_ name: String, _ value: JSON?) {
        if let value { members.append(Member(name: name, value: value)) }
    }

    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }
}
