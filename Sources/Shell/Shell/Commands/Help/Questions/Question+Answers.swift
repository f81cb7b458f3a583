/// Questions about the service's answers and their contents.
extension Question {
    static let ofAnswers = read(
        """
        errors, error code, code list, status code, http status, codes
        An answer that says no has a status, and in its body an error with a code, a title and a detail. 'help CODE' \
        explains each; errors of the frameworks are found by name or number, as a log prints them.
        list: errors
        try: help 40403 · explain SKErrorDomain 7 · albums 1
        see: help faults · lesson start errors

        empty body, no content, status 204
        A change without anything to answer has the status 204 and no body: deleting, and adding tracks to a playlist. \
        A rating answers 200 with the rating, a new playlist 201, and adding to the library 202.
        try: authorize --answer allow · rate albums/310730204 like · delete /v1/me/ratings/albums/310730204
        see: help errors

        scraping, scrape, scraper, og:image, artistcontemporaries
        Apple's terms forbid programs to read the pages of its website, and a page weighs hundreds of kilobytes. Apps \
        of 2019 did so for pictures and similar artists, which the API has today.
        try: open artists/178834 · artwork --size 300 · view similar-artists --limit 3
        see: help similar artists · help artwork

        rate limit, throttling, too many requests, retry, retry-after, backoff
        The service answers 429 to an app that asks too often. The shell waits and asks again, as often as 'set \
        retries' says; 'fault set rate-limit' shows it.
        try: help 429 · fault set 429 --times 1 · albums 310730204 · set retries
        see: help fault

        barcode, upc, ean, gtin
        The barcode of an album is its Universal Product Code, the attribute 'upc'. 'albums --upc CODE' finds the \
        albums that have one, and a code that begins with 20 is ours: nobody recorded the real one.
        try: albums 310730204 900721190 --columns name,upc · albums --upc $1.upc
        see: help isrc

        isrc, recording code
        The International Standard Recording Code names a recording, whoever sells it: the attribute 'isrc' of songs \
        and music videos. 'songs --isrc CODE' finds the songs that have one.
        try: songs --isrc USSM17500423
        see: help barcode · help equivalents

        playparams, play parameter, play parameters, playable
        The attribute 'playParams' holds what a player needs to play a resource, its id and kind. A resource without \
        it cannot be played, and a queue is best set from it, with a play parameters descriptor.
        try: songs 203709340 · show --form attributes -o json · explain descriptors
        see: explain queues · lesson start descriptors

        cover art, artwork template, {w}x{h}, image size
        The attribute 'artwork' has a URL with '{w}' and '{h}' in it, for which an app writes the size that it wants, \
        and colours for text beside it. 'artwork' fills the template in.
        try: albums 310730204 · artwork --size 300
        see: help artwork

        contentrating, content rating, explicit, clean
        The attribute 'contentRating' is 'explicit' or 'clean', and most resources have none. '--clean' asks for clean \
        editions, and 'device explicit off' shows a device that plays nothing explicit.
        try: search khalid --types albums --columns name,contentRating · device explicit off · device explicit on
        see: help device

        lyrics, haslyrics
        The API has no lyrics. The attribute 'hasLyrics' says whether Apple Music shows lyrics with a song.
        try: search thunder road --types songs --columns name,hasLyrics

        previews, sample, 30 seconds
        The attribute 'previews' has addresses of short samples of a song or music video, which play without a \
        subscription.
        try: songs 203709340 -o json · play --preview songs/203709340 · preview songs/203709340
        see: help preview

        filter, query, parameter, parameters, query string
        Parameters follow '?' in a path. 'get' sends any path as it is typed, and the Tab key offers what the API has \
        at each place; the other commands have an option for each parameter.
        try: get '/v1/catalog/us/songs?filter[isrc]=USSM17500423' · songs --isrc USSM17500423 · request
        see: help get · lesson start url

        href, url, path, endpoint, route
        Every resource has a path of the API, its 'href', and most have a page of the web player, their 'url'. Either \
        can be opened, and 'request' shows the path that was asked last.
        try: open https://music.apple.com/us/album/born-to-run/310730204 · open /v1/catalog/us/artists/178834 · \
        request
        see: lesson start url

        country, region, countrycode, country code, alpha-3, iso code
        The API calls the catalog of a country or region a storefront, and its id is a code of two letters. \
        'storefront' takes the id, the code of three letters, or the name in any language.
        try: storefront uk · storefront JPN · storefront Österreich · storefronts
        see: help storefront · lesson start storefronts

        taste, for you, personal, personalization, personalized
        What the service picks for an account needs a music user token: 'recommendations', 'heavy-rotation', \
        'recently-played' and 'replay'. The simulator says why it picked each.
        try: scenario load subscriber · recommendations
        see: help mine · help music-user-token
        """)
}
