import AppleMusicAPI

extension ResourceType {
    /// The types of resources, each once.
    static func all(of resources: [ResourceIdentifier]) -> [ResourceType] {
        var types: [ResourceType] = []
        for resource in resources where !types.contains(resource.type) { types.append(resource.type) }
        return types
    }
}
