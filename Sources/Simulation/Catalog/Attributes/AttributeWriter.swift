import AppleMusicAPI

/// A writer of attributes for an answer, without the extended attributes that were not requested.
struct AttributeWriter: FieldCoder {
    private let context: AttributeContext
    private let order: AttributeOrder
    /// The attributes at their places in the answer.
    private var values: [JSON?]
    private var coded = 0
    /// The places of attributes that are left out, as bits.
    private var hidden: UInt64 = 0

    /// - Parameters:
    ///   - type: determines which attributes are extended.
    ///   - extended: the extended attributes that were requested.
    init(_ context: AttributeContext, _ type: TypeDescription?, _ order: AttributeOrder, extended: [String]) {
        self.context = context
        self.order = order
        values = Array(repeating: nil, count: order.names.count)
        for name in type?.extendedAttributes ?? [] where extended.isEmpty || !extended.contains(name) {
            if let place = order.names.firstIndex(of: name) { hidden |= 1 << place }
        }
    }

    mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON? {
        let place = order.places[coded]
        coded += 1
        if hidden >> place & 1 == 0 { values[place] = write(context) }
        return nil
    }

    var object: JSONObject {
        var object = JSONObject()
        object.reserveCapacity(values.count + 2)
        for (place, value) in values.enumerated() { object.append(order.names[place], value) }
        return object
    }
}

/// The order of a record's attributes in answers: by name, as in the Schema.
struct AttributeOrder {
    /// The names in the order of answers.
    let names: [String]
    /// The index among the names of each attribute in the order in which it is coded.
    let places: [Int]

    /// A coder that collects the names.
    private struct Names: FieldCoder {
        var names: [String] = []

        mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON? {
            names.append(name)
            return nil
        }
    }

    init(of record: Record) {
        var (coder, record) = (Names(), record)
        record.code(&coder)
        names = coder.names.sorted()
        places = coder.names.map { [names] name in names.firstIndex(of: name) ?? 0 }
    }

    private static let all: [ResourceType: AttributeOrder] = {
        let blanks = Schema.appleMusic.catalogTypes.compactMap { type in
            Record.blank(of: type.type, id: "").map { (type.type, AttributeOrder(of: $0)) }
        }
        return Dictionary(uniqueKeysWithValues: blanks)
    }()

    static func of(_ record: Record, _ type: ResourceType) -> AttributeOrder { all[type] ?? AttributeOrder(of: record) }
}
