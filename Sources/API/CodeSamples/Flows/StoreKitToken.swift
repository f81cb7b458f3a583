/// The flow for the music user token in StoreKit: a cache on the device, and a new token after a 403 ("Introducing
/// MusicKit", WWDC17 session 502).
enum StoreKitToken {
    static let lines = FlowText.lines(
        """
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        import StoreKit

        /// Reads the country code for paths, and the user token. The developer token comes from the app's own server.
        func readUserToken(developerToken: String, completion: @escaping (String?, Error?) -> Void) {
            let controller = SKCloudServiceController()
            controller.requestStorefrontCountryCode { countryCode, error in
                guard let countryCode = countryCode else { return completion(nil, error) }
                print("storefront:", countryCode)
                // A token costs a request, and is refused on another device: keep it here, and do not synchronize it.
                if let token = UserDefaults.standard.string(forKey: "musicUserToken") { return completion(token, nil) }
                controller.requestUserToken(forDeveloperToken: developerToken) { token, error in
                    UserDefaults.standard.set(token, forKey: "musicUserToken")
                    completion(token, error)
                }
            }
        }

        /// Sends a personal request. After a 403 it drops the token, reads the capabilities, and tries once more.
        func send(
            _ request: URLRequest, developerToken: String, isRetry: Bool = false,
            completion: @escaping (Data?, Error?) -> Void
        ) {
            readUserToken(developerToken: developerToken) { token, error in
                guard let token = token else { return completion(nil, error) }
                var signed = request
                signed.setValue("Bearer \\(developerToken)", forHTTPHeaderField: "Authorization")
                signed.setValue(token, forHTTPHeaderField: "Music-User-Token")
                URLSession.shared.dataTask(with: signed) { data, response, error in
                    let isRefused = (response as? HTTPURLResponse)?.statusCode == 403
                    guard isRefused, !isRetry else { return completion(data, error) }
                    UserDefaults.standard.removeObject(forKey: "musicUserToken")
                    // The account may be another one, or may have no subscription any more.
                    SKCloudServiceController().requestCapabilities { capabilities, error in
                        guard capabilities.contains(.musicCatalogPlayback) else { return completion(nil, error) }
                        send(request, developerToken: developerToken, isRetry: true, completion: completion)
                    }
                }.resume()
            }
        }
        """)
}
