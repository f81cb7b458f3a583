package import AppleMusicAPI
import MusicDevice

extension World {
    /// The request with the language in which answers are wanted, where it is not the storefront's own.
    package func localized(_ request: Request) -> Request {
        guard let locale, locale != currentStorefront.defaultLanguageTag, request.value(of: "l") == nil else {
            return request
        }
        var request = request
        request.add(QueryItem("l", locale))
        return request
    }
}

extension Request {
    /// Whether the caller chose a music user token, or none: a field without a value.
    fileprivate var bringsUserToken: Bool { headers["Music-User-Token"] != nil || headers["Media-User-Token"] != nil }
}

extension MusicClient {
    /// Whether a request needs a user token by the service's description, and brings none.
    /// - Throws: what `connect` throws.
    package func lacksUserToken(_ request: Request, in world: World) throws -> Bool {
        try !request.bringsUserToken && description(of: world).schema.userTokenUse(of: request) == .required
    }

    /// The request with the tokens that it needs and does not bring.
    /// - Throws: `Refusal` if the app gets no developer token, `CredentialProblem` if a server gets none, and what `connect` throws.
    func signed(_ request: Request, in world: World) throws -> (request: Request, hasUserToken: Bool) {
        var signed = request
        if request.headers["Authorization"] == nil {
            signed.headers["Authorization"] = "Bearer \(try developerToken(of: world))"
        }
        let usesToken = try !request.bringsUserToken && description(of: world).schema.userTokenUse(of: request) != .none
        let held = world.address.isOnNetwork ? serverUserToken(of: world) : world.userToken?.text
        let userToken = usesToken ? held : nil
        if let userToken { signed.headers["Music-User-Token"] = userToken }
        signed.headers = signed.headers.withoutEmpty
        return (signed, userToken != nil)
    }
}
