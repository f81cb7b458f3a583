import Testing
import TonearmTestSupport

@testable import TonearmHTTP

/// Calls of public web apps that the script for web apps answers, tested in Node.
@Suite(.enabled("node is not installed") { Tool.node != nil })
struct WebCallTests {
    private static let start = """
        const music = await MusicKit.configure({ developerToken, app: { name: 'Runner' } });
        await music.authorize();

        """

    // Source: seven of ten public programs, in modules, which are strict code.
    @Test func `an app can set the user token and the storefront`() async throws {
        let lines = try await NodePage().lines(
            Self.start + """
                const token = music.musicUserToken;
                music.musicUserToken = undefined;
                log(music.isAuthorized);
                await failure(() => music.api.music('/v1/me/library/songs'));
                music.musicUserToken = token;
                log(music.isAuthorized, (await music.api.music('/v1/me/library/songs', { limit: 1 })).data.data.length);
                music.addEventListener('storefrontIdentifierDidChange', (event) => log(event));
                music.storefrontId = 'JP';
                log(music.storefrontId, (await music.api.music('/v1/catalog/{{storefrontId}}/albums/310730204')).data.data[0].href);
                """)
        #expect(
            lines == [
                "false", "ACCESS_DENIED", "true 1", #"{"storefrontIdentifier":"jp"}"#,
                "jp /v1/catalog/jp/albums/310730204",
            ])
    }

    // Source: a public issue that asks reporters to run `MusicKit.getInstance().version`.
    @Test func `the instance has the version`() async throws {
        let lines = try await NodePage().lines(
            Self.start + "log(music.version === MusicKit.version, /^3\\.\\d+\\./.test(music.version));")
        #expect(lines == ["true true"])
    }

    // Source: the documentation of version 3, and programs that call these.
    @Test func `a queue is JSON, grows at its end, and goes to an item`() async throws {
        let lines = try await NodePage().lines(
            Self.start + """
                await music.setQueue({ song: '310730206' });
                await music.queue.append({ album: '310730204' });
                await music.queue.prepend([{ id: '203709340', type: 'songs' }]);
                const { items, position } = JSON.parse(JSON.stringify(music.queue));
                log(items.length, position, items[0].id, items[1].id);
                await music.changeToMediaItem('310730214');
                log(music.nowPlayingItem.title, music.queue.position);
                await music.changeToMediaItem(music.queue.items[1]);
                log(music.nowPlayingItem.id);
                await failure(() => music.changeToMediaItem('1'));
                """)
        #expect(lines == ["10 0 310730206 203709340", "Born to Run 6", "203709340", "NOT_FOUND"])
    }

    @Test func `muting keeps the volume`() async throws {
        let lines = try await NodePage().lines(
            Self.start + """
                music.volume = 0.4;
                music.mute(); music.mute();
                log(music.volume, music.isMuted);
                music.unmute(); music.unmute();
                log(music.volume, music.isMuted);
                """)
        #expect(lines == ["0 true", "0.4 false"])
    }

    @Test func `a resource is added to the library`() async throws {
        let lines = try await NodePage(query: "authorize=allow&account=newcomer").lines(
            Self.start + """
                log((await music.addToLibrary('310730204', 'albums')).status);
                log((await music.api.music('/v1/me/library/albums')).data.data.length);
                await failure(() => music.addToLibrary('1', 'genres'));
                """)
        #expect(lines == ["202", "1", "INVALID_ARGUMENTS"])
    }

    // Sources: Apple's example for the web, in a public pull request; the `url` of answers of 2017.
    @Test(arguments: [
        ("https://itunes.apple.com/us/album/born-to-run/310730204", "8 310730206"),
        ("https://itunes.apple.com/us/album/born-to-run/id310730204", "8 310730206"),
        ("https://itunes.apple.com/us/album/born-to-run/id310730204?i=310730214", "1 310730214"),
        ("https://music.apple.com/us/album/310730204", "8 310730206"),
        ("https://itunes.apple.com.evil.example/us/album/a/id310730204", "INVALID_ARGUMENTS"),
        ("https://itunes.apple.com/us/artist/bruce-springsteen/id178834", "INVALID_ARGUMENTS"),
    ])
    func `old and new links are queues`(url: String, expected: String) async throws {
        let lines = try await NodePage().lines(
            Self.start + """
                await music.setQueue({ url: '\(url)' }).then(
                  (queue) => log(queue.length, queue.items[0].id), (error) => log(error.errorCode));
                """)
        #expect(lines == [expected])
    }

    // Source: a program of 2026: `storefrontId: 'us'` for an account of another country.
    @Test func `a configured storefront that is not the account's makes items unplayable, if the simulation is strict`()
        async throws
    {
        let code = """
            const music = await MusicKit.configure({ developerToken, app: { name: 'Runner' }, storefrontId: 'us' });
            await music.authorize();
            log(music.storefrontId);
            await failure(() => music.setQueue({ song: '310730206', startPlaying: true }));
            """
        #expect(try await NodePage(query: "authorize=allow&account=newcomer").lines(code) == ["jp", "no error"])
        let strict = "authorize=allow&account=newcomer&storefront=strict"
        #expect(try await NodePage(query: strict).lines(code) == ["us", "CONTENT_EQUIVALENT"])
        let own = "authorize=allow&account=subscriber&storefront=strict"
        #expect(try await NodePage(query: own).lines(code) == ["us", "no error"])
    }

    @Test func `an element that hides the script's own does not choose the server`() async throws {
        let lines = try await NodePage(
            before: "Object.defineProperty(document, 'currentScript', { value: { src: 'https://evil.example/x.js' } });"
        ).lines("log(MusicKit.simulation.server.startsWith('http://127.0.0.1:'));")
        #expect(lines == ["true"])
    }

    // MARK: Version 1

    // Source: eight of twelve public programs load version 1.
    @Test func `version 1 is configured at once, and its calls return resources`() async throws {
        let lines = try await NodePage(version: 1).lines(
            """
            const music = MusicKit.configure({ developerToken, app: { name: 'Runner' } });
            log(music === MusicKit.getInstance(), music.player === music, music.version.startsWith('1.'));
            log((await music.api.album('310730204')).attributes.name, (await music.api.songs(['310730206'])).length);
            log(Object.keys(await music.api.search('born to run', { types: ['songs'], limit: 1 })));
            await failure(() => music.api.library.songs());
            await music.authorize();
            log((await music.api.library.songs({ limit: 3 })).length, (await music.api.recommendations()).length > 0);
            log((await music.api.library.search('born', { types: 'library-albums' }))['library-albums'].data.length > 0);
            music.player.addEventListener('mediaItemDidChange', (event) => log(event.item && event.item.title));
            await music.setQueue({ album: '310730204' });
            await music.player.play();
            await failure(() => MusicKit.configure({}));
            """)
        #expect(
            lines == [
                "true true true", "Born to Run 1", #"["songs"]"#, "ACCESS_DENIED", "3 true", "true", "Thunder Road",
                "CONFIGURATION_ERROR",
            ])
    }

    @Test func `version 1 takes a token of an earlier visit over at once`() async throws {
        let lines = try await NodePage(version: 1).lines(
            """
            const music = MusicKit.configure({ developerToken, app: { name: 'Runner' } });
            const token = await music.authorize();
            const again = MusicKit.configure({ developerToken, app: { name: 'Runner' } });
            log(again !== music, again.isAuthorized, again.musicUserToken === token);
            const item = new MusicKit.MediaItem({ id: '310730206', kind: 'song', attributes: {} });
            log(item.type);
            """)
        #expect(lines == ["true true true", "songs"])
    }
}
