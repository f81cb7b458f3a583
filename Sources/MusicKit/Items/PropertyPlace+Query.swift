import AppleMusicAPI

extension PropertyPlace {
    /// The parameters that load properties. Relationships that the service adds by itself are left out, as MusicKit does.
    static func query(_ places: [PropertyPlace]) -> [QueryItem] {
        var names: [String: [String]] = [:]
        for place in places where !(names[place.parameter] ?? []).contains(place.name) {
            names[place.parameter, default: []].append(place.name)
        }
        let items = ["include", "views", "extend"].compactMap { parameter in
            names[parameter].map { QueryItem(parameter, $0.joined(separator: ",")) }
        }
        return items + [QueryItem("omit[resource]", "autos")]
    }
}
