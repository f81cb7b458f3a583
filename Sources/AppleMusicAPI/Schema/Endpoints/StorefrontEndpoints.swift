extension Endpoint {
    static func storefronts(types: [TypeDescription]) -> [Endpoint] {
        let storefronts = types.filter { $0.type == .storefronts }
        let parameters = Parameter.resourceParameters(of: storefronts)
        return [
            Endpoint(.resource(.storefronts), "/v1/storefronts/{id}", parameters: parameters, "Fetch one storefront."),
            Endpoint(
                .resources(.storefronts), "/v1/storefronts",
                parameters: parameters + [.ids(200), .limit(PageLimit(200, 200)), .offset],
                "Fetch several storefronts, or all of them."),
        ]
    }
}
