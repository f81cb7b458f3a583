/// Questions about the declarations and calls of apps.
extension Question {
    static let ofApps = read(
        """
        nsapplemusicusagedescription, usage description, info.plist, plist, purpose string
        An app that asks for consent declares NSAppleMusicUsageDescription in its Info.plist, the sentence that the \
        dialog shows. Without it the system ends the app; 'app usage none' shows that.
        try: app usage 'Plays what you like.' · consent request --answer allow · app
        see: help app · lesson start consent

        permission, privacy, authorization, authorization status, denied, restricted, notdetermined
        People decide once for each app: until then the status is notDetermined, afterwards authorized or denied, and \
        restricted where a profile forbids it. Only the settings change it later; 'consent reset' asks again.
        try: consent · consent request --answer deny · consent · consent reset
        see: help consent · lesson start consent

        app services, app service, identifier in the portal, tick musickit
        The page of an App ID in the developer portal has a tab App Services. MusicKit for Swift makes developer \
        tokens only for an app with the tick beside MusicKit there; 'app musickit off' takes it away.
        try: app musickit off · app musickit on · albums 310730204
        see: explain developer-program · help app

        storekit, skcloudservicecontroller, mediaplayer, musickit, framework, frameworks
        Apps of 2017 use StoreKit and MediaPlayer, apps of 2021 MusicKit. Each step shows the call of both; 'set \
        vocabulary' keeps one, and 'code FLOW --as swift' or '--as storekit' writes the steps down as code.
        try: set vocabulary musickit · consent request --answer allow · set vocabulary both
        see: help code · help set

        musickit js, musickitjs, web player, javascript, browser
        On the web MusicKit JS asks for consent and plays. 'request --as javascript' prints the last request for it, \
        and 'tonearm serve' answers a page that asks the simulator.
        try: albums 310730204 · request --as javascript
        see: help request · lesson start serving

        android, kotlin
        Android has the same API, and a player without transactions. 'request --as kotlin' prints the last request in \
        Kotlin.
        try: albums 310730204 · request --as kotlin
        see: help request · help code

        ios 10.3, 10.3, ios 11, old ios, older ios, ios version
        iOS 10.3 has consent, capabilities and the offer, but neither requestUserToken nor \
        requestStorefrontCountryCode, which came with iOS 11. The talk of 2017 promised user tokens for devices with \
        10.3 'later in the fall'; no page tells how.
        try: device add old --ios 10.3 · consent request --answer allow · storefront --device
        see: help device · help requestUserToken

        ios simulator, apple simulator, xcode, simulator app
        Apple's simulator has no Music app and no account, so consent, capabilities and playing fail there. Requests \
        work with a token of a real device: 'token user set --from phone' brings it.
        try: device add sim --kind simulator · token developer mint · albums 310730204
        see: help device
        """)

    // MARK: - Questions about devices, remote commands for players, and sharing

    static let ofDevices = read(
        """
        picker, media picker, music picker, mpmediapickercontroller
        In an MPMediaPickerController people choose music of the device's library; the app gets a collection of media \
        items and sets a queue with it. The music picker of iOS 27 shows the catalog too, and without a subscription \
        the library alone.
        try: authorize --answer allow · play --query thunder · explain descriptors
        see: explain descriptors · explain queues

        airdrop, share, sharing, share sheet, apple music connect
        People share what plays from the Music app: its share sheet sends the song's link, by AirDrop for one. An app \
        that plays through the system player gets this for free; a friend opens the link and goes on listening in \
        Music.
        try: scenario load social · player system · play · music share · music share --by message
        see: help music · explain players

        siri, voice, hey siri
        Siri presses the same buttons as the lock screen: it reaches the Now Playing app, which is not asked. 'remote \
        next --from siri' does it, and 'player watch' shows what the app sees.
        try: authorize --answer allow · play albums/310730204 · player watch · remote next --from siri
        see: help remote · explain players

        airplay, homepod, speaker, apple tv
        Both players play to AirPlay speakers by themselves, and a speaker's buttons reach the Now Playing app as the \
        lock screen's do: 'remote pause --from airplay'. The app needs no code for it.
        try: authorize --answer allow · play albums/310730204 · remote pause --from airplay
        see: help remote · explain players

        control center, lock screen, headphone, earpods, airpods, watch app, car, carplay
        Control Center, the lock screen, headphones, a watch and a car show and steer the Now Playing app. Both \
        players fill them and answer their buttons by themselves; 'remote' presses one.
        try: authorize --answer allow · play albums/310730204 · player watch · remote next --from control-center
        see: help remote · explain players

        now playing, now-playing, nowplaying, current song, what plays
        The Now Playing app of a device is the one that played last: the app itself with its application player, the \
        Music app with the system player. 'now' shows what plays.
        try: authorize --answer allow · play albums/310730204 · now
        see: help now · explain players

        background, background audio, quit app
        The system player goes on when the app is gone. Sources differ on the application player in the background: \
        MediaPlayer's page lets it stop, MusicKit's lets it go on; 'app background' shows either.
        try: scenario load workout · play · app background · now · app open
        see: explain players

        music app, music.app
        The Music app is what its user does by hand: 'music play', 'music skip', 'music share'. The system player \
        shows it; the application player of an app knows nothing of it.
        try: authorize --answer allow · music play albums/310730204 · player system · now
        see: help music
        """)
}
