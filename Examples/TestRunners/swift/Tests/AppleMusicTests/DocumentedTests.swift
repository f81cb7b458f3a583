import AppleMusicTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The example of docs/testing.md.

@Test(.appleMusic)  // or .appleMusic(world: "world.json", faults: ["429 --times 1"]), also for a suite
func aLapsedSubscriptionClosesTheLibrary() async throws {
    let music = try AppleMusic.current
    var request = URLRequest(url: try #require(URL(string: music.origin + "/v1/me/library/songs")))
    request.setValue("Bearer \(music.developerToken)", forHTTPHeaderField: "Authorization")
    request.setValue(try music.subscriber.token, forHTTPHeaderField: "Music-User-Token")
    try await music.subscriber.lapse()
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 403)
}
