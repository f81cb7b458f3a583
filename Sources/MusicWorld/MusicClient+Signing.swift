package import AppleMusicAPI
import MusicDevice

extension World {
    /// Returns the request with the requested language, if it differs from the storefront's default.
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
    /// Whether the caller set a music user token, or suppressed it with an empty value.
    fileprivate var bringsUserToken: Bool { headers["Music-User-Token"] != nil || headers["Media-User-Token"] != nil }
}

extension MusicClient {
    /// Returns whether a request requires a user token and has none.
    /// - Throws: the errors of `connect`.
    package func lacksUserToken(_ request: Request, in world: World) throws -> Bool {
        try !request.bringsUserToken && description(of: world).schema.userTokenUse(of: request) == .required
    }

    /// Returns the request with the missing tokens.
    /// - Throws: `Refusal` if the app gets no developer token, `CredentialProblem` if a server gets none, and the errors of `connect`.
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
