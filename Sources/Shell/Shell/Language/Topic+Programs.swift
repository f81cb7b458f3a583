/// Topics about a developer's registrations, which neither the service nor the device shows.
extension Topic {
    static let developerProgram = Topic(
        """
        developer-program
        Requests need a developer token, and what it is made of comes from the developer portal.
        membership: A membership of the Apple Developer Program opens the portal; its section for accounts and \
        certificates has identifiers and keys.
        Team ID: Ten characters, shown with the membership. It is the token's 'iss', and user tokens are bound to it.
        by hand: Make a Media ID first, then a key with Media Services (MusicKit). The key's id, ten characters, is \
        the token's 'kid'; its file AuthKey_ID.p8 can be downloaded once.
        the key: A private key: it stays on your server and is never part of an app. The server signs tokens with \
        ES256 and hands them to the app; one lives six months at most.
        automatically: MusicKit for Swift needs no key. On the App ID's page, under App Services, tick MusicKit; the \
        bundle id must be explicit. The system then makes tokens for the running app, not in a simulator. Just ticked, \
        it can take a while.
        without the tick: MusicKit throws developerTokenRequestFailed, which names neither App ID nor portal.
        try: scenario load no-musickit-service · app musickit on · albums 310730204 · token developer mint --life 1h · \
        token developer inspect
        see: affiliates
        """)

    static let affiliates = Topic(
        """
        affiliates
        Whoever brings Apple Music new subscribers can be rewarded, by tokens that an offer or a link carries.
        the programme: The talk of 2017 calls it the Affiliate Program, the talk of 2021 the Apple Services \
        Performance Partners Program. It is a programme of its own beside that for developers.
        affiliate token: Names the partner who is rewarded: SKCloudServiceSetupOptionsKey.affiliateToken, \
        MusicSubscriptionOffer.Options.affiliateToken.
        campaign token: The partner's own word, to tell one campaign from another: campaignToken in both.
        in links: A link to music.apple.com carries the two as 'at' and 'ct' (the names are our choice).
        not in requests: The web service knows neither of them.
        try: scenario load eligible · offer --item albums/310730204 --affiliate 1l3vtest --campaign spring · offer \
        accept
        see: developer-program
        """)

    static let partnerFeed = Topic(
        """
        partner-feed
        The Enterprise Partner Feed has the metadata of the whole store as files; the web service has it by request.
        access: Partners of the affiliate programme with a published app or site apply for it. Apple looks at each \
        application, which takes about five days, and gives a name and a password for the host of the feeds. An app's \
        developer token does not open it.
        the files: One file for each table, packed as TABLE.tbz. Fields end with byte 1, records with byte 2 and a \
        line feed. Records that begin with '#' are the header, and '#recordsWritten:N' is the last one.
        the rhythm: A full export each week, an incremental one each day. Rows of an increment replace rows with the \
        same key. A row that a new full export lacks is gone.
        the tables: artist, collection, song, genre, and tables between them such as collection_song. Prices have \
        the storefronts, popularity has ranks by storefront and genre.
        what is not in it: similar artists, playlists, previews that may be kept.
        its successor: The Apple Music Feed, in Parquet and with a developer token: /v1/feed/….
        try: help catalog · genres · itunes search belly --limit 3
        see: affiliates
        """)
}
