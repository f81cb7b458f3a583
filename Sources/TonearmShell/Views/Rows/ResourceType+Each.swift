import AppleMusicAPI

extension ResourceType {
    /// Returns the types of resources without repetitions.
    static func all(of resources: [ResourceIdentifier]) -> [ResourceType] {
        var types: [ResourceType] = []
        for resource in resources where !types.contains(resource.type) { types.append(resource.type) }
        return types
    }
}
