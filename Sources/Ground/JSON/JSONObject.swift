/// The members of a JSON object, in their order.
///
/// Objects of this API are small, so a member is found by linear search. Of members with equal names the first counts.
public struct JSONObject: Hashable, Sendable {
    /// The members in their order; names can repeat.
    public private(set) var members: [Member]

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name, without quotes.
        public var name: String
        /// The value, of any kind.
        public var value: JSON
    }

    /// An empty object: `{}`.
    public init() { members = [] }

    /// - Parameter pairs: names and values, in order.
    public init(_ pairs: [(String, JSON)]) { members = pairs.map { Member(name: $0.0, value: $0.1) } }

    /// Creates an object from members, in order.
    public init(members: [Member]) { self.members = members }

    /// Whether the object has no members.
    public var isEmpty: Bool { members.isEmpty }
    /// The names, without quotes.
    public var names: [String] { members.map(\.name) }

    /// A member by name. Setting it replaces the value in place or appends a member; nil removes it.
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

    /// A member by name, or by a path with dots, of which numbers count elements from 0: `artwork.url`, `genreNames.0`.
    package subscript(path path: String) -> JSON? {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return self[path] }
        let names = path.split(separator: ".").map(String.init)
        return names.dropFirst().reduce(self[names.first ?? ""]) { value, name in
            value?[name] ?? Int(name).flatMap { value?[$0] }
        }
    }

    /// Appends a member without a search; the name must be new.
    package mutating func append(_ name: String, _ value: JSON) { members.append(Member(name: name, value: value)) }

    /// Appends a member unless the value is nil.
    package mutating func append(_ name: String, _ value: JSON?) {
        if let value { members.append(Member(name: name, value: value)) }
    }

    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }
}
