import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the player of the script for web apps in a browser: queue, commands, events, and the simulated time.
@Suite(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
struct WebPlayerTests {
    /// Runs code after authorization, with a function that logs the events of some names.
    private static func lines(_ code: String, query: String = "authorize=allow&speed=0") async throws -> [String] {
        try await ScriptedPage(query: query).lines(
            """
            await music.authorize();
            const { none, playing, completed } = MusicKit.PlaybackStates;
            const ids = () => music.queue.items.map((item) => item.id.slice(-3)).join();
            const listen = (...names) => names.forEach((name) => music.addEventListener(name, (event) => {
              if (name === 'queueItemsDidChange') log(name, event.map((item) => item.id.slice(-3)).join());
              else if (name === 'nowPlayingItemDidChange') log(name, event.item ? event.item.title : 'nothing');
              else if (name === 'playbackStateDidChange') log(name, event.oldState, event.state);
              else log(name, event);
            }));
            \(code)
            """)
    }

    @Test func `an album starts with a song, and events come in order`() async throws {
        let lines = try await Self.lines(
            """
            listen('queueItemsDidChange', 'queuePositionDidChange', 'playbackStateDidChange',
              'nowPlayingItemDidChange', 'playbackDurationDidChange', 'playbackTimeDidChange');
            await music.setQueue({ album: '310730204', startWith: 6 });
            log(music.nowPlayingItem === undefined, music.playbackState === none, music.queue.length);
            await music.play();
            log(music.nowPlayingItem.artistName, music.nowPlayingItemIndex, music.nowPlayingItem.container.id);
            """)
        #expect(
            lines == [
                "queueItemsDidChange 206,208,209,213,214,220,222,227",
                #"queuePositionDidChange {"oldPosition":-1,"position":6}"#, "true true 8",
                "playbackStateDidChange 0 1", "nowPlayingItemDidChange Meeting Across the River",
                #"playbackDurationDidChange {"currentTime":0,"duration":198}"#, "playbackStateDidChange 1 2",
                #"playbackTimeDidChange {"currentPlaybackTime":0,"currentPlaybackDuration":198,"currentPlaybackTimeRemaining":198}"#,
                "Bruce Springsteen 6 310730204",
            ])
    }

    @Test func `at the end of a song the next one starts, and at the last the queue is completed`() async throws {
        let lines = try await Self.lines(
            """
            await music.setQueue({ album: '310730204', startWith: 6, startPlaying: true });
            listen('playbackStateDidChange', 'nowPlayingItemDidChange');
            await MusicKit.simulation.advance(200);
            log(music.currentPlaybackTime, music.queue.position);
            await MusicKit.simulation.advance(600);
            log(music.playbackState === completed, music.currentPlaybackTime);
            """)
        #expect(
            lines == [
                "playbackStateDidChange 2 5", "playbackStateDidChange 5 1", "nowPlayingItemDidChange Jungleland",
                "playbackStateDidChange 1 2", "1 7", "playbackStateDidChange 2 5", "playbackStateDidChange 5 10",
                "nowPlayingItemDidChange nothing", "true 0",
            ])
    }

    @Test func `time runs by itself, faster if the address says so`() async throws {
        let lines = try await Self.lines(
            """
            await music.setQueue({ song: '310730206', startPlaying: true });
            await new Promise((done) => music.addEventListener('playbackStateDidChange', (event) => {
              if (event.state === completed) done();
            }));
            log('completed');
            """, query: "authorize=allow&speed=100")
        #expect(lines == ["completed"])
    }

    @Test func `pause, seek, stop and skip change the state`() async throws {
        let lines = try await Self.lines(
            """
            await failure(() => music.play());
            await failure(() => music.seekToTime(1));
            await music.setQueue({ album: '310730204', startTime: 5, startPlaying: true });
            listen('playbackStateDidChange');
            await music.pause();
            await music.seekToTime(90);
            log(music.currentPlaybackTime, music.currentPlaybackTimeRemaining, music.isPlaying);
            await music.play();
            await music.skipToNextItem();
            await music.skipToPreviousItem();
            log(music.queue.position);
            await music.changeToMediaAtIndex(7);
            await failure(() => music.changeToMediaAtIndex(8));
            await music.skipToNextItem();
            await music.stop();
            log(music.playbackState);
            """)
        #expect(
            lines == [
                "MEDIA_PLAYBACK The queue is empty.",
                "MEDIA_PLAYBACK Nothing is playing, so there is no time to seek.", "playbackStateDidChange 2 3",
                "playbackStateDidChange 3 6", "playbackStateDidChange 6 3", "90 199 false",
                "playbackStateDidChange 3 2", "playbackStateDidChange 2 1", "playbackStateDidChange 1 2",
                "playbackStateDidChange 2 1", "playbackStateDidChange 1 2", "0", "playbackStateDidChange 2 1",
                "playbackStateDidChange 1 2", "INVALID_ARGUMENTS The queue has 8 items, and none at 8.",
                "playbackStateDidChange 2 10", "10",
            ])
    }

    @Test func `a queue is edited around the current song`() async throws {
        let lines = try await Self.lines(
            """
            await music.setQueue({ songs: ['310730206', '310730208', '310730209'], startWith: 1, startPlaying: true });
            await music.playNext({ song: '310730213' });
            await music.playLater({ songs: ['310730214', '310730220'] });
            await music.playAt(0, { song: '310730222' });
            log(ids(), music.queue.position, music.queue.currentItem.id.slice(-3));
            music.queue.remove(0);
            await failure(async () => music.queue.remove(1));
            log(ids(), music.queue.position);
            await music.clearQueue();
            log(music.queue.isEmpty, music.queue.position);
            """)
        #expect(
            lines == [
                "222,206,208,213,209,214,220 2 208", "INVALID_ARGUMENTS The current item cannot be removed.",
                "206,208,213,209,214,220 1", "true -1",
            ])
    }

    @Test func `repeat and shuffle change what comes next`() async throws {
        let lines = try await Self.lines(
            """
            await music.setQueue({ songs: ['310730206', '310730208'], startPlaying: true });
            music.repeatMode = MusicKit.PlayerRepeatMode.one;
            await MusicKit.simulation.advance(300);
            log(music.queue.position, music.currentPlaybackTime);
            music.repeatMode = MusicKit.PlayerRepeatMode.all;
            await music.skipToNextItem();
            await music.skipToNextItem();
            log(music.queue.position);
            await failure(async () => { music.repeatMode = 3; });
            await music.setQueue({ album: '310730204', startWith: 2, startPlaying: true });
            listen('shuffleModeDidChange');
            music.shuffleMode = MusicKit.PlayerShuffleMode.songs;
            log(ids() !== '206,208,209,213,214,220,222,227', music.queue.length, music.queue.position);
            music.shuffleMode = MusicKit.PlayerShuffleMode.off;
            log(ids(), music.queue.position);
            """)
        #expect(
            lines == [
                "0 10", "0", "INVALID_ARGUMENTS repeatMode '3' is not 0, 1, 2.",
                #"shuffleModeDidChange {"shuffleMode":1}"#, "true 8 0", #"shuffleModeDidChange {"shuffleMode":0}"#,
                "206,208,209,213,214,220,222,227 2",
            ])
    }

    @Test func `playlists, stations, links, library items and resources fill a queue`() async throws {
        let lines = try await Self.lines(
            """
            const count = async (options) => { await music.setQueue(options); return music.queue.length; };
            const { data } = await music.api.music('/v1/me/library/songs', { limit: 2 });
            log(await count({ items: data.data }), await count({ song: data.data[0].id }));
            log(await count({ items: [{ id: '310730204', type: 'albums' }, { id: '310730206', type: 'song' }] }));
            log(await count({ albums: ['310730204', '310730204'] }));
            log(await count({ url: 'https://music.apple.com/us/album/born-to-run/310730204?i=310730206' }));
            log(await count({ url: 'https://music.apple.com/us/album/born-to-run/310730204' }));
            log(await count({ station: 'ra.978194965' }), music.queue.item(0).isLiveRadioStation);
            log(await count({ station: 'ra.310730206' }) > 0, music.queue.item(0).type);
            for (const options of [undefined, {}, { song: '1' }, { url: 'https://example.com/' },
              { album: '310730204', startWith: 8 }]) await failure(() => music.setQueue(options));
            """)
        #expect(lines.prefix(7) == ["2 1", "9", "16", "1", "8", "1 true", "true songs"])
        #expect(
            lines.dropFirst(7).map { $0.prefix { $0 != " " } } == [
                "INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "NOT_FOUND", "INVALID_ARGUMENTS", "INVALID_ARGUMENTS",
            ])
    }

    @Test func `volume, bit rate and listeners are checked`() async throws {
        let lines = try await Self.lines(
            """
            listen('playbackVolumeDidChange', 'playbackBitrateDidChange');
            music.volume = 0.5;
            music.bitrate = MusicKit.PlaybackBitrate.STANDARD;
            await failure(async () => { music.volume = 2; });
            const heard = () => log('heard');
            music.addEventListener('playbackVolumeDidChange', heard, { once: true });
            music.volume = 0.4;
            music.addEventListener('playbackVolumeDidChange', heard);
            music.removeEventListener('playbackVolumeDidChange', heard);
            music.volume = 0.3;
            log(MusicKit.formatMediaTime(185), MusicKit.formatMediaTime(3661), MusicKit.PlaybackStates[2],
              MusicKit.formatArtworkURL({ url: 'a/{w}x{h}bb.png', width: 9, height: 9 }, 60, 60));
            """)
        #expect(
            lines == [
                #"playbackVolumeDidChange {"volume":0.5}"#, #"playbackBitrateDidChange {"bitrate":64}"#,
                "INVALID_ARGUMENTS The volume '2' is not 0 to 1.", #"playbackVolumeDidChange {"volume":0.4}"#, "heard",
                #"playbackVolumeDidChange {"volume":0.3}"#, "3:05 1:01:01 playing a/60x60bb.png",
            ])
    }
}
