import TonearmDevice

/// Topics about players, from the sessions of WWDC17 and WWDC21 and the references of MediaPlayer and MusicKit.
extension Topic {
    static let players = Topic(
        """
        players
        An app can play through two players, which know nothing of each other.
        system player: \(PlayerKind.system.mediaPlayerName), \(PlayerKind.system.musicKitName): a remote control of \
        the Music app. The queue is the Music app's, which is the Now Playing app and goes on when yours is gone.
        application player: \(PlayerKind.application.mediaPlayerName), \(PlayerKind.application.musicKitName): a queue \
        of your app's own. While it plays, your app is the Now Playing app.
        which one: The system player where people go on listening in the Music app, as in a social app; the \
        application player where the app decides what comes when, as in a workout or a game.
        what both do: Set the queue, play next, play later, play, pause, skip, seek, repeat and shuffle. Inserting in \
        the middle, removing and moving are the application player's alone.
        outside hands: Both answer the lock screen, headphones, a watch and a car by themselves. The app is not asked: \
        it sees what is different afterwards.
        previews: Without the capability 'catalog playback' an app plays previews, short files at addresses, by an \
        AVPlayer of its own. They need no consent, and interrupt what plays: 'play --preview'.
        out of sight: MediaPlayer's page says that the application player stops in the background, MusicKit's that it \
        goes on where background audio is declared; it was seen to go on. 'app background' shows either.
        try: scenario load workout · player · play · player system · remote next · app background
        see: queues · descriptors
        """)

    static let queues = Topic(
        """
        queues
        A queue is a row of entries, one of which is current; setting it replaces everything.
        set: Nothing plays yet: play, or prepare, begins. While something plays, the new queue waits for the next \
        play.
        next and later: Play next puts something directly after the current entry, so the last one named so comes \
        first; play later puts it at the end. Each is one call, on both players.
        entries: An entry has an id of its own: the same song twice makes two. Albums and playlists become their \
        tracks; what has no 'playParams' is left out.
        start: Name the first to be played, and set the whole: what stands before it can be reached with skip back.
        the end: After the last entry comes the first, paused; with repeat all it plays. Shuffle leaves the current \
        entry where it is, and switched off gives the old order again.
        building one: A queue that was never set cannot be edited or prepared (error 1).
        try: scenario load subscriber · play albums/310730204 --start 4 · skip back · queue next songs/203709340 · \
        queue
        see: descriptors · transactions · stations
        """)

    static let descriptors = Topic(
        """
        descriptors
        MediaPlayer sets and extends queues from descriptors, of which there are three; MusicKit takes the items.
        \(rule(.mediaItem)) made from a collection, or from a query ('--query').
        \(rule(.store)) albums and playlists have such ids, stations have none that fits.
        \(rule(.playParameters)) of the catalog, of the library, and of stations. The one to prefer where the \
        system has it.
        the media picker: What people choose in an MPMediaPickerController is a collection of media items, for the \
        first kind.
        start and times: The start item, and the part of each item that is played, are set in the descriptor, before \
        the queue is set.
        which one: The shell takes the one that fits and says which; '--descriptor KIND' takes another, and is refused \
        where that cannot hold what was named.
        try: scenario load subscriber · play songs/203709340 --descriptor store · queue later \
        library-songs/i.lXGHmgLC4FEv3p · play --query artist=Springsteen · device add old --ios 10.3
        see: queues · stations
        """)

    private static func rule(_ kind: QueueDescriptor.Kind) -> String {
        "\(kind.typed): \(kind.mediaPlayerName), since iOS \(kind.since): \(kind.needs);"
    }
}
