import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests web apps in a browser, with the script in place of MusicKit on the Web.
@Suite(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
struct WebAppTests {
    @Test func `the script announces itself, and an instance needs a developer token`() async throws {
        let lines = try await ScriptedPage().lines(
            """
            log(MusicKit.getInstance() === undefined, MusicKit.simulation.server.startsWith('http://127.0.0.1:'));
            await failure(() => MusicKit.configure({ app: { name: 'Runner' } }));
            await failure(() => MusicKit.configure({ developerToken: 'x' }));
            const developerToken = await (await fetch('/developer-token')).text();
            const music = await MusicKit.configure({ developerToken, app: { name: 'Runner' }, storefrontId: 'jp' });
            log(music === MusicKit.getInstance(), music.isAuthorized, music.previewOnly, music.storefrontId);
            """, isConfigured: false)
        #expect(
            lines == [
                "true true", "CONFIGURATION_ERROR configure() needs a developerToken.",
                "CONFIGURATION_ERROR The developer token is not a JSON Web Token with a team.", "true false true jp",
            ])
    }

    // MARK: Authorization

    private static let authorization = """
        for (const name of ['authorizationStatusDidChange', 'eligibleForSubscribeView']) {
          music.addEventListener(name, (event) => log(name, event));
        }

        """

    @Test func `a user who allows gives a token, which the page keeps`() async throws {
        let lines = try await ScriptedPage().lines(
            Self.authorization + """
                await failure(() => music.api.music('/v1/me/library/songs'));
                const token = await music.authorize();
                log(token === music.musicUserToken, music.isAuthorized, music.previewOnly, Object.keys(localStorage));
                log((await music.api.music('/v1/me/library/songs', { limit: 1 })).data.data.length);
                const again = await MusicKit.configure({ developerToken, app: { name: 'Runner' } });
                log(again.isAuthorized, await again.authorize() === token);
                await again.unauthorize();
                log(again.isAuthorized, again.musicUserToken === undefined, Object.keys(localStorage));
                """)
        #expect(
            lines == [
                "ACCESS_DENIED 403 Forbidden: Authentication required for request",
                #"authorizationStatusDidChange {"authorizationStatus":3}"#,
                #"true true false ["music.demoteam01.media-user-token"]"#, "1", "true true", "false true []",
            ])
    }

    @Test func `a user who does not allow gives none`() async throws {
        let lines = try await ScriptedPage(query: "authorize=deny").lines(
            Self.authorization + """
                await failure(() => music.authorize());
                log(music.isAuthorized);
                MusicKit.simulation.authorize = 'allow';
                await music.authorize();
                log(music.isAuthorized);
                """)
        #expect(
            lines == [
                #"authorizationStatusDidChange {"authorizationStatus":1}"#,
                "AUTHORIZATION_ERROR The user did not allow access.", "false",
                #"authorizationStatusDidChange {"authorizationStatus":3}"#, "true",
            ])
    }

    @Test func `without an answer in the address, a dialog asks the user`() async throws {
        let lines = try await ScriptedPage(query: "").lines(
            """
            const press = async (name) => {
              let dialog;
              while (!dialog) {
                await new Promise((done) => setTimeout(done, 20));
                const hosts = [...document.body.children].filter((one) => one.shadowRoot);
                dialog = hosts.length > 0 && hosts[0].shadowRoot.querySelector('dialog[open]');
              }
              const label = dialog.getRootNode().getElementById(dialog.getAttribute('aria-labelledby')).textContent;
              const buttons = [...dialog.querySelectorAll('button')];
              log(label, dialog.textContent.includes('subscriber'), buttons.map((one) => one.textContent).join());
              if (name === 'Escape') dialog.dispatchEvent(new Event('cancel'));
              else buttons.find((one) => one.textContent === name).click();
            };
            for (const name of ['Escape', 'Don’t Allow', 'Allow']) {
              press(name);
              await music.authorize().catch((error) => log(error.description));
            }
            log(music.isAuthorized, document.body.querySelectorAll('div').length);
            """)
        let dialog = "“Runner” asks to use Apple Music true Don’t Allow,Allow"
        #expect(
            lines == [
                dialog, "The user closed the dialog.", dialog, "The user did not allow access.", dialog, "true 0",
            ])
    }

    @Test func `an account without a subscription hears previews, and its requests are refused`() async throws {
        let lines = try await ScriptedPage(query: "authorize=allow&account=visitor").lines(
            Self.authorization + """
                await music.authorize();
                log(music.isAuthorized, music.previewOnly, music.storefrontId);
                await failure(() => music.api.music('/v1/me/library/songs'));
                await music.setQueue({ song: '310730206', startPlaying: true });
                log(music.currentPlaybackDuration);
                music.playbackMode = MusicKit.PlaybackMode.FULL_PLAYBACK_ONLY;
                await failure(() => music.setQueue({ song: '310730206', startPlaying: true }));
                """)
        #expect(
            lines == [
                #"authorizationStatusDidChange {"authorizationStatus":3}"#, "eligibleForSubscribeView {}",
                "true true gb", "ACCESS_DENIED 403 Forbidden: Invalid authentication", "30",
                "SUBSCRIPTION_ERROR 'Thunder Road' needs a subscription.",
            ])
    }

    @Test func `a subscription that lapses turns songs into previews`() async throws {
        let worlds = Served.worlds()
        var page = ScriptedPage(worlds: worlds)
        page.change = {
            _ = await worlds.default.service.change { memory, _ in memory.setSubscribed(false, account: "subscriber") }
        }
        let lines = try await page.lines(
            """
            await music.authorize();
            await music.setQueue({ song: '310730206', startPlaying: true });
            log(music.previewOnly, music.currentPlaybackDuration);
            await fetch('/change');
            await failure(() => music.api.music('/v1/me/library/songs'));
            await music.setQueue({ song: '310730206', startPlaying: true });
            log(music.previewOnly, music.currentPlaybackDuration);
            """)
        #expect(lines == ["false 289", "ACCESS_DENIED 403 Forbidden: Invalid authentication", "true 30"])
    }

    // MARK: Requests

    @Test func `pages follow each other, lists are joined, and bodies are sent`() async throws {
        let lines = try await ScriptedPage().lines(
            """
            await music.authorize();
            const first = await music.api.music('/v1/me/library/songs', { limit: 100 });
            const second = await music.api.music(first.data.next);
            log(first.data.data.length, first.data.next, second.data.data.length > 0);
            const { data } = await music.api.music('/v1/catalog/{{storefrontId}}/search',
              { term: 'born to run', types: ['songs', 'albums'], limit: 1, offset: undefined });
            log(Object.keys(data.results).sort().join());
            const added = await music.api.music('/v1/me/library', { 'ids[albums]': '310730204' },
              { fetchOptions: { method: 'POST' } });
            log(added.response.status, added.data);
            const rated = await music.api.music('/v1/me/ratings/songs/310730206', {}, { fetchOptions: {
              method: 'PUT', body: JSON.stringify({ type: 'rating', attributes: { value: 1 } }) } });
            log(rated.data.data[0].attributes);
            const absolute = await music.api.music('https://api.music.apple.com/v1/catalog/us/songs/310730206');
            log(absolute.data.data[0].attributes.name);
            """)
        #expect(
            lines == [
                "100 /v1/me/library/songs?offset=100 true", "albums,songs", "202 null", #"{"value":1}"#, "Thunder Road",
            ])
    }

    @Test func `each refusal is an error with the code of its status`() async throws {
        let worlds = Served.worlds()
        let lines = try await ScriptedPage(worlds: worlds).lines(
            """
            await failure(() => music.api.music('/v1/catalog/us/albums/1'));
            await failure(() => music.api.music('/v1/catalog/us/search'));
            await failure(() => music.api.music('https://evil.example/v1'));
            await failure(() => music.api.music(''));
            music.developerToken = 'x.y.z';
            await failure(() => music.api.music('/v1/catalog/us/albums/310730204'));
            await failure(() => music.authorize());
            MusicKit.simulation.account = 'nobody';
            music.developerToken = developerToken;
            await failure(() => music.authorize());
            try { await music.api.music('/v1/catalog/us/albums/1'); } catch (error) {
              log(error instanceof MusicKit.MKError, error.errorCode === MusicKit.MKError.NOT_FOUND, error.status);
            }
            """)
        #expect(
            lines.map { String($0.prefix { $0 != " " }) } == [
                "NOT_FOUND", "INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "AUTHORIZATION_ERROR",
                "AUTHORIZATION_ERROR", "AUTHORIZATION_ERROR", "true",
            ])
        #expect(lines.last == "true true 404")
    }

    // MARK: Hosts and worlds

    @Test func `the script works under the name of Apple's host`() async throws {
        let lines = try await ScriptedPage(scriptHost: WebScript.host).lines(
            "await music.authorize(); log((await music.api.music('/v1/me/library/songs', { limit: 1 })).data.data.length);"
        )
        #expect(lines == ["1"])
    }

    @Test func `an address with a world's prefix asks that world`() async throws {
        let worlds = Served.worlds()
        let world = try await worlds.make(Worlds.Order(name: "checkout", copy: await worlds.default.copy()))
        let page = ScriptedPage(
            worlds: worlds, prefix: "/w/checkout", token: world.developerToken())
        let lines = try await page.lines(
            "await music.authorize(); log((await music.api.music('/v1/me/library/songs', { limit: 1 })).data.data.length);"
        )
        #expect(lines == ["1"])
        #expect(worlds.default.journal.count == 0)
        #expect(world.journal.count > 0)
    }
}
