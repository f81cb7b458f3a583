import AppleMusicAPI
import AppleMusicSimulator
import MusicDevice

/// A request on its way to the world's service, with everything that it needs of the world.
struct Ask {
    /// As it is sent, with its tokens.
    let request: Request
    let caller: Caller?
    /// The exchange that the app sees; nil for a request of the device itself.
    let exchange: (asked: Request, hasUserToken: Bool)?
    var wantsReasons = false
}

extension World {
    /// A request of the device itself, which needs no token.
    /// - Throws: `UserTokenRefusal` if nobody is signed in, `CredentialProblem` if a server answers: it knows nothing of the device.
    func ask(_ request: Request, asDevice device: String) throws -> Ask {
        if let origin = address.origin { throw CredentialProblem.device(server: origin.description) }
        guard let account = self.device.account(on: device) else { throw UserTokenRefusal.unknownAccount }
        return Ask(request: localized(request), caller: .device(account: account.name), exchange: nil)
    }

    /// Takes an answer into the world: the last exchange, and what the app learns about its user token.
    mutating func settle(_ ask: Ask, _ response: Response) -> [Change] {
        guard let (asked, hasUserToken) = ask.exchange else { return [] }
        exchange = Exchange(asked, response, hadUserToken: hasUserToken)
        return hasUserToken && !address.isOnNetwork ? device.noteVerdict(of: response) : []
    }
}

extension MusicDevice {
    /// The app learns from the answer whether its user token is still good. Only one refusal is about the token ("Handling requests and
    /// responses"): a missing capability, for one, has another code.
    fileprivate mutating func noteVerdict(of response: Response) -> [Change] {
        guard response.status < 500, response.status != 401, response.status != 429 else { return [] }
        let code = response.status == 403 ? response.firstError?.code : nil
        // Without a token there is nothing to learn.
        return (try? personalRequest(forbidden: code == "40300")) ?? []
    }
}
