package import AppleMusicAPI

/// A writer of attributes for an answer, without the extended attributes that were not requested.
package struct AttributeWriter: AttributeCoder {
    package private(set) var object = JSONObject()
    private let context: AttributeContext
    private let hidden: [String]

    /// - Parameters:
    ///   - type: determines which attributes are extended.
    ///   - extended: the extended attributes that were requested.
    package init(_ context: AttributeContext, _ type: TypeDescription?, extended: [String]) {
        self.context = context
        let all = type?.extendedAttributes ?? []
        hidden = extended.isEmpty ? all : all.filter { !extended.contains($0) }
        object.reserveCapacity(26)
    }

    package mutating func code(_ name: String, _ write: (AttributeContext) -> JSON?) -> JSON? {
        if !hidden.contains(name) { object.append(name, write(context)) }
        return nil
    }
}
