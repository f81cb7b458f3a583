package import AppleMusicAPI
package import TonearmHTTP

extension RequestGateway {
    /// Waits for the response to a request.
    package func respond(to request: Request) async -> Response { await answer(to: request).value.response }
}

extension SharedService {
    /// Waits for the response to a request.
    package func respond(to request: Request) async -> Response { await answer(to: request).value.response }
}
