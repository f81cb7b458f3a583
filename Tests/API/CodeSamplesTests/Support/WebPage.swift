/// A minimal interface of MusicKit on the Web for a program outside a browser.
enum WebPage {
    /// Returns code that sends requests to the server. The page's own server signs the developer token.
    static func prelude(_ server: SampleServer) -> String {
        """
        const send = globalThis.fetch;
        globalThis.fetch = (url, options) => url === '/developer-token'
          ? new Response(process.env.TONEARM_DEVELOPER_TOKEN) : send(url, options);
        let developerToken;
        const MusicKit = {
          configure: async (configuration) => {
            if (!configuration.app.name) throw new Error('no app');
            developerToken = configuration.developerToken;
          },
          getInstance: () => ({
            isAuthorized: true,
            authorize: async () => '',
            api: { music: async (path, parameters = {}, options = {}) => {
              const url = new URL(path.replace('{{storefrontId}}', 'us'), '\(server.origin)');
              for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value));
              const { headers, ...rest } = options.fetchOptions ?? {};
              const response = await send(url, { ...rest, headers: { ...headers,
                'Authorization': 'Bearer ' + developerToken,
                'Music-User-Token': process.env.TONEARM_USER_TOKEN } });
              const text = await response.text();
              if (!response.ok) throw new Error(response.status + text);
              return { data: text === '' ? null : JSON.parse(text) };
            } },
          }),
        };

        """
    }

    /// Returns a player whose albums have the given numbers of tracks: `album` becomes `album.1`, `album.2`.
    static func player(tracks: [String: Int]) -> String {
        let counts = tracks.map { "'\($0.key)': \($0.value)" }.joined(separator: ", ")
        return """
            globalThis.fetch = () => new Response('token');
            const counts = { \(counts) };
            const items = ({ song, songs, album, station }) => {
              if (song) return [song];
              if (songs) return songs;
              if (station) return [station];
              return Array.from({ length: counts[album] }, (_, index) => `${album}.${index + 1}`);
            };
            const player = {
              isAuthorized: true, position: 0,
              setQueue: async (options) => {
                player.queue.items = items(options);
                player.position = options.startWith ?? 0;
              },
              changeToMediaAtIndex: async (index) => { player.position = index; },
              playNext: async (options) => { player.queue.items.splice(player.position + 1, 0, ...items(options)); },
              playLater: async (options) => { player.queue.items.push(...items(options)); },
              playAt: async (index, options) => { player.queue.items.splice(index, 0, ...items(options)); },
              queue: { items: [], remove: async (index) => { player.queue.items.splice(index, 1); } },
            };
            const MusicKit = {
              configure: async () => {}, getInstance: () => player,
              PlayerRepeatMode: { none: 0, one: 1, all: 2 }, PlayerShuffleMode: { off: 0, songs: 1 },
            };

            """
    }
}
