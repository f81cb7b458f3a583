import AppleMusicAPI
import AppleMusicSimulation
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Requests to the service of the world.
extension KitWorld {
    /// Returns the storefront of the account.
    /// - Throws: `MusicTokenRequestError` without consent or account.
    func countryCode() throws -> String {
        let result = music.stage.read { world in
            Result { () throws(Refusal) in try world.device.readStorefront() }
        }
        do { return try result.get() } catch { throw translated(error) }
    }

    /// Sends a request with the tokens of the app's provider, or of MusicKit's.
    /// - Throws: MusicKit's errors, `URLError` without a network, `CancellationError`.
    func send(_ request: Request) async throws -> Response {
        do {
            guard let provider = state.provider else { return try await music.send(request) }
            var signed = request
            let token = try await provider.developerToken(options: [])
            signed.headers["Authorization"] = "Bearer \(token)"
            if request.path.hasPrefix("/v1/me/") {
                signed.headers["Music-User-Token"] = try await provider.userToken(for: token, options: [])
            }
            return try await music.send(signed)
        } catch { throw translated(error) }
    }

    /// Returns the JSON of an answer. Its links to next pages have the parameters of the request.
    /// - Throws: `MusicDataRequest.Error` for a refusal by the service, `DecodingError` for an answer that is not
    ///   JSON, and
    ///   the errors of `send`.
    func value(of request: Request) async throws -> ItemValue {
        let response = try await send(request)
        try check(response, to: request)
        if response.body.isEmpty { return .null }
        guard let json = response.body.json else {
            throw DecodingError.content("the answer to '\(request.target)' is not JSON")
        }
        return ItemValue(json.completingLinks(of: request))
    }

    /// - Throws: the error of a response that is not a success.
    func check(_ response: Response, to request: Request) throws {
        if response.isSuccess { return }
        // A refused developer token is answered without a body.
        if response.status == 401, response.firstError == nil {
            throw MusicTokenRequestError.developerTokenRequestFailed
        }
        throw MusicDataRequest.Error(response, to: request)
    }

    /// Returns the JSON of an answer of the catalog.
    /// - Parameter path: the part after the storefront, such as `/albums/1`.
    func catalog(_ path: String, _ query: [QueryItem]) async throws -> ItemValue {
        let storefront = try countryCode()
        return try await value(of: Request(path: "/v1/catalog/\(storefront)\(path)", query: query))
    }

    /// Returns the error of MusicKit for an error of the world.
    /// - Parameter find: finds an error of another part of MusicKit.
    func translated(
        _ error: any Error, _ find: (FrameworkError) -> (any Error)? = { _ in nil }
    ) -> any Error {
        switch error {
        case let refusal as Refusal: translated(refusal, find)
        case UserTokenRefusal.accessRevoked: MusicTokenRequestError.userTokenRevoked
        case UserTokenRefusal.privacyAcknowledgementRequired: MusicTokenRequestError.privacyAcknowledgementRequired
        case UserTokenRefusal.unknownAccount: MusicTokenRequestError.userNotSignedIn
        case NetworkProblem.offline: URLError(.notConnectedToInternet, error.localizedDescription)
        case is CredentialProblem: MusicTokenRequestError.developerTokenRequestFailed
        default: error
        }
    }

    private func translated(_ refusal: Refusal, _ find: (FrameworkError) -> (any Error)?) -> any Error {
        for error in refusal.errors.reversed() {
            if let found = find(error) { return found }
            switch error.type {
            case "MusicTokenRequestError":
                if let known = MusicTokenRequestError(rawValue: error.name ?? "") { return known }
            case "MPMusicPlayerControllerErrorDomain", "MPErrorDomain":
                return NSError(error.type, error.code ?? 0, refusal.sentence)
            default: continue
            }
        }
        if refusal.reason == .usageDescriptionMissing { state.note(AppCrash(description: refusal.sentence)) }
        return refusal
    }
}

extension KitWorld {
    /// - Throws: `MusicTokenRequestError.permissionDenied` without consent.
    func requireConsent() throws {
        do { _ = try countryCode() } catch MusicTokenRequestError.userNotSignedIn {}
    }
}
