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

extension MusicClient {
    /// The request with the tokens that it needs and does not bring.
    /// - Throws: `Refusal` where the app gets no developer token.
    func signed(_ request: Request, in world: World) throws -> (request: Request, hasUserToken: Bool) {
        var signed = request
        if request.headers["Authorization"] == nil {
            signed.headers["Authorization"] = "Bearer \(try developerToken(of: world))"
        }
        let bringsToken = request.headers["Music-User-Token"] != nil || request.headers["Media-User-Token"] != nil
        let usesToken = !bringsToken && Schema.appleMusic.userTokenUse(of: request) != .none
        let userToken = usesToken ? world.userToken : nil
        if let userToken { signed.headers["Music-User-Token"] = userToken.text }
        signed.headers = signed.headers.withoutEmpty
        return (signed, userToken != nil)
    }
}
