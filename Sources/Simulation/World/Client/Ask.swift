import AppleMusicAPI
import TonearmDevice
import TonearmSimulator

/// A request to the world's service, with everything that it needs from the world.
struct Ask {
    /// The request as sent, with its tokens.
    let request: Request
    let caller: Caller?
    /// The exchange in the app's view; nil for a request of the device itself.
    let exchange: (asked: Request, hasUserToken: Bool)?
    var wantsReasons = false
    /// The neighbor that is asked; nil for the world's service.
    var neighbor: Neighbor?
}

extension World {
    /// Makes a request of the device itself, which needs no token.
    /// - Throws: `UserTokenRefusal` if no account is signed in, `CredentialProblem` if a server answers, which cannot
    ///   know the device.
    func ask(_ request: Request, asDevice device: String) throws -> Ask {
        if let origin = address.origin { throw CredentialProblem.device(server: origin.description) }
        guard let account = self.device.account(on: device) else { throw UserTokenRefusal.unknownAccount }
        return Ask(request: localized(request), caller: .device(account: account.name), exchange: nil)
    }

    /// Stores the answer: as the last exchange, and in the state of the app's user token.
    mutating func settle(_ ask: Ask, _ response: Response) -> [Change] {
        guard let (asked, hasUserToken) = ask.exchange else { return [] }
        exchange = Exchange(asked, response, hadUserToken: hasUserToken)
        exchange?.neighbor = ask.neighbor?.origin
        return hasUserToken && !address.isOnNetwork ? device.noteVerdict(of: response) : []
    }
}

extension MusicDevice {
    /// Updates the state of the user token after an answer. Only one refusal concerns the token ("Handling requests and
    /// responses"); a missing capability has another code.
    fileprivate mutating func noteVerdict(of response: Response) -> [Change] {
        guard response.status < 500, response.status != 401, response.status != 429 else { return [] }
        let code = response.status == 403 ? response.firstError?.code : nil
        // Without a token it throws, and there is nothing to update.
        return (try? personalRequest(forbidden: code == "40300")) ?? []
    }
}
