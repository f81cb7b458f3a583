/// The members of a JSON object, in their order.
///
/// Objects of this API are small, so a member is found by looking along the list. When a name occurs twice the first one counts.
public struct JSONObject: Hashable, Sendable {
    /// In their order; a name can occur twice.
    public private(set) var members: [Member]

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// Without quotes.
        public var name: String
        /// Any JSON value.
        public var value: JSON
    }

    /// `{}`.
    public init() { members = [] }

    /// - Parameter pairs: names and values, in order.
    public init(_ pairs: [(String, JSON)]) {
        members = pairs.map { Member(name: $0.0, value: $0.1) }
    }

    /// Members in their order.
    public init(members: [Member]) { self.members = members }

    /// Whether it has no members.
    public var isEmpty: Bool { members.isEmpty }
    /// Without quotes.
    public var names: [String] { members.map(\.name) }

    /// Reads a member; writing replaces it in place, appends it at the end, or with nil removes it.
    public subscript(_ name: String) -> JSON? {
        get {
            for index in members.indices where members[index].name == name { return members[index].value }
            return nil
        }
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

    /// A member by name, or one within others by a path with dots: `artwork.url`.
    package subscript(path path: String) -> JSON? {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return self[path] }
        let names = path.split(separator: ".").map(String.init)
        return names.dropFirst().reduce(self[names.first ?? ""]) { $0?[$1] }
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
