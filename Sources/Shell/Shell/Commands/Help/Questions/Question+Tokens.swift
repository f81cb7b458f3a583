/// Questions about tokens and permissions.
extension Question {
    static let ofTokens = read(
        """
        developer token, jwt, es256, bearer, api key, authorization header
        Each request carries a developer token: a JSON Web Token that the developer's key signs with ES256, for six \
        months at most. The simulator gets along with a demonstration key; 'token developer inspect' checks one claim \
        by claim.
        try: token developer mint --life 1h · token developer inspect
        see: explain developer-program · lesson start developer-token

        music user token, user token, music-user-token, usertoken
        A request for an account's own music carries a music user token beside the developer token. A device hands it \
        to an app that has consent and whose user subscribes; it ends with the password, the consent or the plan.
        try: scenario load subscriber · token user request · library songs --limit 3
        see: help authorize · lesson start user-token

        jwt claim, claim, kid, iss, exp, iat, origin
        The developer token says who signed it ('kid' is the key, 'iss' the team), when ('iat') and until when \
        ('exp'). 'origin' binds it to web origins; a request from elsewhere is refused.
        try: token developer mint --life 1h --origin https://example.org · token developer inspect
        see: explain developer-program · lesson start developer-token

        team id, media id, key id, p8, private key, authkey
        The developer portal has the Team ID, and makes a Media ID and a key with Media Services, whose file is \
        AuthKey_ID.p8. 'token developer mint --key FILE --team ID' signs with it.
        try: explain developer-program · token developer mint --life 1h · token developer inspect
        see: explain developer-program · help token

        subscriber, subscribed, plan
        An app learns three things of an account: whether it can play the catalog, whether it can add to the cloud \
        library, and whether it may be offered a subscription. 'capabilities' shows them, 'subscription watch' their \
        changes.
        try: scenario load eligible · subscription · capabilities
        see: help capabilities · lesson start capabilities

        capability, catalog playback, add to cloud library, subscription eligible, p--, pa-
        The three letters in the prompt are the capabilities: P plays the catalog, A adds to the cloud library, E is \
        eligible for an offer, and a hyphen stands for one that is off. An app reads them before it shows a button.
        try: scenario load subscriber · capabilities
        see: help capabilities · lesson start capabilities

        cloud library, sync library, icloud music library, library off
        Adding to a library needs its cloud part, which people switch on as Sync Library (once iCloud Music Library). \
        'account cloud-library off' shows an app what happens without it.
        try: scenario load subscriber · account cloud-library off · capabilities · account cloud-library on
        see: help account · lesson start library

        join, connect, addmusic, playmusic, message identifier, subscription offer, trial
        The system's offer sheet says one of four things, by the message identifier that the app gives: 'join' Apple \
        Music, 'connect' an account, 'addMusic' or 'playMusic' of an item. 'offer --message NAME' shows it.
        try: scenario load eligible · offer --message playMusic --item albums/310730204 · dismiss
        see: explain affiliates · lesson start offer
        """)
}
