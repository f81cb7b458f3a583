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
        let usesToken = !bringsToken && Schema.standard.userTokenUse(of: request) != .none
        let userToken = usesToken ? world.userToken : nil
        if let userToken { signed.headers["Music-User-Token"] = userToken.text }
        signed.headers = signed.headers.withoutEmpty
        return (signed, userToken != nil)
    }
}

extension MusicDevice {
    /// The app learns from the answer whether its user token is still good. Only one refusal is about the token ("Handling requests and
    /// responses"): a missing capability, for one, has another code.
    mutating func noteVerdict(of response: Response) {
        guard response.status < 500, response.status != 401, response.status != 429 else { return }
        let code = response.status == 403 ? response.body.json?["errors"]?.array?.first?["code"]?.string : nil
        // It cannot be refused: there is a token.
        _ = try? personalRequest(forbidden: code == "40300")
    }
}
