import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests the advice for paths and addresses that the service does not have.
@Suite struct PathAdviceTests {
    @Test(arguments: [
        (
            "/v2/catalog/us/albums/310730204",
            "The API has one version, 'v1', and this path begins with 'v2': type '/v1/catalog/us/albums/310730204'."
        ),
        ("/v10", "The API has one version, 'v1', and this path begins with 'v10': type '/v1/'."),
        ("/v1/library/albums", "What is an account's own is below '/v1/me': type '/v1/me/library/albums'."),
        ("/v1/recommendations", "What is an account's own is below '/v1/me': type '/v1/me/recommendations'."),
        ("/v1/storefronts/zz", "There is no storefront 'zz'; 'storefronts' lists the 167."),
        ("/v1/storefronts/uk", "There is no storefront 'uk': did you mean 'gb'?"),
        ("/v1/catalog/usa/albums/310730204", "There is no storefront 'usa': did you mean 'us'?"),
        ("/v1/catalog/Japan/genres", "There is no storefront 'Japan': did you mean 'jp'?"),
        ("/v1/catalog/zaf/genres", "There is no storefront 'zaf': did you mean 'za'?"),
        ("/v1/storefronts/pk", "There is no storefront 'pk': Apple Music is not sold in Pakistan."),
        ("/v1/catalog/us/album/310730204", "The API has no type 'album' there: did you mean 'albums'?"),
        (
            "/v1/me/ratings/artists/178834",
            "The API has the type 'artists', but not there; the Tab key after '/v1/' offers what there is."
        ),
        ("/v1/nothing", "The API has no such path; the Tab key after '/v1/' offers what there is."),
        ("/vanilla/albums", "The API has no such path; the Tab key after '/v1/' offers what there is."),
        ("/v1/catalog/us/albums/1", "The storefront 'us' does not have it; 'search' finds what it has."),
    ])
    func `what is wrong with a path is said, and what to type`(path: String, advice: String) async {
        let outcome = await ShellSession().run("get \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Cannot get '\(path)'. \(advice)"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("http://api.music.apple.com/v1/catalog/us/genres", "the API is asked over https only"),
        ("HTTP://api.music.apple.com/v1/catalog/us/genres", "the API is asked over https only"),
        ("https://music.apple.com/v1/x", "this is not the host of the API, which is api.music.apple.com"),
        ("http://example.org/v1/x", "this is not the host of the API, which is api.music.apple.com"),
        ("ftp://api.music.apple.com/v1/x", "this is not a path of the API"),
    ])
    func `an address of another scheme or host is not sent`(address: String, why: String) async {
        let session = ShellSession()
        let outcome = await session.run("get '\(address)'")
        #expect(outcome.status == 64 && outcome.hasThreeParts)
        #expect(outcome.errors.contains("': \(why)\n"), "\(outcome.errors)")
        #expect(session.session.world.exchange == nil)
    }

    @Test func `an address of the API is sent`() async throws {
        try await ShellSession().runAll("get https://api.music.apple.com/v1/catalog/US/albums/310730204")
    }

    @Test func `an edit that only the web player's host performs is not blamed on the token`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        let outcome = await session.run("delete /v1/me/library/albums/l.sticiFl")
        #expect(
            outcome.errors.contains("401") && outcome.errors.contains("'fault set web-player'"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("token developer inspect"))
    }
}
