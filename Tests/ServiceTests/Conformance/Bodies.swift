import AppleMusicAPI

/// What may be sent to the endpoints that take a body ("Library Playlist Creation Request" and its like, Apple Music API reference).
enum Bodies {
    /// One that is right; nil where none is taken.
    static func good(for endpoint: Endpoint) -> String? {
        switch endpoint.operation {
        case .personal(.createPlaylist), .personal(.createFolder): #"{"attributes":{"name":"Road"}}"#
        case .personal(.addTracks): #"{"data":[{"id":"203709340","type":"songs"}]}"#
        case .personal(.putRating): #"{"type":"rating","attributes":{"value":1}}"#
        default: nil
        }
    }

    /// Bodies that no endpoint takes.
    static let unreadable: [[UInt8]] =
        [
            "", "x", "[]", "1", "null", "\"text\"", "{", #"{"a":1}}"#, #"{"a":1,}"#, "{'a':1}",
            #"{"a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
            String(repeating: "[", count: 100_000),
        ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x7B], [0x7B, 0x22, 0xC3, 0x22, 0x3A, 0x31, 0x7D]]

    /// Readable ones of the wrong shape, with the place that is to blame.
    static func misshapen(for endpoint: Endpoint) -> [(body: String, pointer: String)] {
        switch endpoint.operation {
        case .personal(.createPlaylist): named + tracks
        case .personal(.createFolder): named
        case .personal(.addTracks):
            [
                ("{}", "/data"), (#"{"data":{}}"#, "/data"), (#"{"data":[{}]}"#, "/data/0"),
                (#"{"data":[{"id":"1","type":"albums"}]}"#, "/data/0/type"),
                (#"{"data":[{"id":1,"type":"songs"}]}"#, "/data/0"),
            ]
        case .personal(.putRating):
            [
                ("{}", "/attributes/value"), (#"{"attributes":{"value":2}}"#, "/attributes/value"),
                (#"{"attributes":{"value":"1"}}"#, "/attributes/value"),
                (#"{"attributes":{"value":0}}"#, "/attributes/value"),
                (#"{"type":"songs","attributes":{"value":1}}"#, "/type"),
            ]
        default: []
        }
    }

    private static let named: [(body: String, pointer: String)] = [
        ("{}", "/attributes/name"), (#"{"attributes":{"name":" "}}"#, "/attributes/name"),
        (#"{"attributes":{"name":1}}"#, "/attributes/name"), (#"{"attributes":[]}"#, "/attributes"),
        (#"{"attributes":{"name":"a"},"relationships":[]}"#, "/relationships"),
        (#"{"attributes":{"name":"a"},"relationships":{"parent":{"data":1}}}"#, "/relationships/parent/data"),
    ]

    private static let tracks: [(body: String, pointer: String)] = [
        (#"{"attributes":{"name":"a","description":1}}"#, "/attributes/description"),
        (#"{"attributes":{"name":"a","isPublic":"yes"}}"#, "/attributes/isPublic"),
        (#"{"attributes":{"name":"a"},"relationships":{"tracks":{}}}"#, "/relationships/tracks/data"),
        (
            #"{"attributes":{"name":"a"},"relationships":{"tracks":{"data":[{"id":"1","type":"stations"}]}}}"#,
            "/relationships/tracks/data/0/type"
        ),
    ]

    /// Right ones that name what is not there, or say more than is asked.
    static func odd(for endpoint: Endpoint) -> [String] {
        switch endpoint.operation {
        case .personal(.createPlaylist):
            [
                #"{"attributes":{"name":"a"},"relationships":{"tracks":{"data":[{"id":"0","type":"songs"}]}}}"#,
                #"{"attributes":{"name":"a","zzz":1},"zzz":{}}"#, #"{"attributes":{"name":"\u0000\ud83d\ude00"}}"#,
                #"{"attributes":{"name":"a","name":"b"}}"#,
            ]
        case .personal(.createFolder):
            [#"{"attributes":{"name":"a"},"relationships":{"parent":{"data":[]}}}"#, #"{"attributes":{"name":"🎶"}}"#]
        case .personal(.addTracks):
            [
                #"{"data":[]}"#, #"{"data":[{"id":"0","type":"songs"}]}"#,
                #"{"data":[{"id":"i.0","type":"library-songs"}]}"#,
            ]
        case .personal(.putRating): [#"{"attributes":{"value":-1}}"#, #"{"type":"ratings","attributes":{"value":1}}"#]
        default: []
        }
    }
}
