/// Questions about devices, remote commands for players, and sharing.
extension Question {
    static let ofDevices = [
        Question(
            words: ["airdrop", "share", "sharing", "share sheet", "apple music connect"],
            answer: """
                People share what plays from the Music app: its share sheet sends the song's link, by AirDrop for one. An app that plays \
                through the system player gets this for free; a friend opens the link and goes on listening in Music.
                """,
            lines: ["scenario load social", "player system", "play", "music share", "music share --by message"],
            related: ["help music", "explain players"]),
        Question(
            words: ["siri", "voice", "hey siri"],
            answer: """
                Siri presses the same buttons as the lock screen: it reaches the Now Playing app, which is not asked. 'remote next --from \
                siri' does it, and 'player watch' shows what the app sees.
                """,
            lines: ["authorize --answer allow", "play albums/310730204", "player watch", "remote next --from siri"],
            related: ["help remote", "explain players"]),
        Question(
            words: ["airplay", "homepod", "speaker", "apple tv"],
            answer: """
                Both players play to AirPlay speakers by themselves, and a speaker's buttons reach the Now Playing app as the lock screen's \
                do: 'remote pause --from airplay'. The app needs no code for it.
                """,
            lines: ["authorize --answer allow", "play albums/310730204", "remote pause --from airplay"],
            related: ["help remote", "explain players"]),
        Question(
            words: ["control center", "lock screen", "headphone", "earpods", "airpods", "watch app", "car", "carplay"],
            answer: """
                Control Center, the lock screen, headphones, a watch and a car show and steer the Now Playing app. Both players fill them \
                and answer their buttons by themselves; 'remote' presses one.
                """,
            lines: [
                "authorize --answer allow", "play albums/310730204", "player watch",
                "remote next --from control-center",
            ], related: ["help remote", "explain players"]),
        Question(
            words: ["now playing", "now-playing", "nowplaying", "current song", "what plays"],
            answer: """
                The Now Playing app of a device is the one that played last: the app itself with its application player, the Music app with \
                the system player. 'now' shows what plays.
                """,
            lines: ["authorize --answer allow", "play albums/310730204", "now"],
            related: ["help now", "explain players"]),
        Question(
            words: ["background", "background audio", "quit app"],
            answer: """
                The system player goes on when the app is gone. Sources differ on the application player in the background: MediaPlayer's \
                page lets it stop, MusicKit's lets it go on; 'app background' shows either.
                """,
            lines: ["scenario load workout", "play", "app background", "now", "app open"], related: ["explain players"]),
        Question(
            words: ["music app", "music.app"],
            answer: """
                The Music app is what its user does by hand: 'music play', 'music skip', 'music share'. The system player shows it; the \
                application player of an app knows nothing of it.
                """,
            lines: ["authorize --answer allow", "music play albums/310730204", "player system", "now"],
            related: ["help music"]),
    ]
}
