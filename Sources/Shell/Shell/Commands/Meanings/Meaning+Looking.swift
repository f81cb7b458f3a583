/// Words for finding music, going around, and looking at answers.
extension Meaning {
    static let ofLooking = read(
        """
        search {beach bunny} == find, look up, lookup, query, seek music, google, discover, browse music, locate
        search {beach bunny} --types songs == song named, find song, search song, track named, find track
        search {beach bunny} --types albums == find album, search album, album named, lp, record named
        search {beach bunny} --types artists == find artist, search artist, band, singer, musician, group named
        search {beach bunny} --types playlists == find playlist, search playlist
        suggest {beach} == autocomplete, typeahead, search hints, hint search, suggestions
        charts == top, top songs, top chart, trending, hits, most played, popular songs, hot, ranking, \
        bestsellers, best, billboard, what is popular, top album, top playlist, chart
        charts --genre {21} == genre chart, chart of genre, top of genre
        charts --cities == city chart, cities
        albums --upc {00602445868162} == upc, barcode, ean, gtin, scan, scan barcode, product code
        songs --isrc {USSM17500423} == isrc, recording code
        albums --equivalents {310730204} == equivalent, equivalent album, other storefront
        genres == category, categories, style, genre list
        genres --tree == subgenre, genre tree
        storefronts == country list, list country, list storefront, region list, available countries
        storefront {jp} == country, region, country code, market, set country, change country, change region, \
        set region, switch storefront, change storefront, set storefront, switch country, location, nation
        locale {es-MX} == language, lang, translate, localization, set language, change language, l10n, i18n
        artwork == cover, image, picture, art, thumbnail, cover art, album art, photo, poster, jacket
        artwork --size {1200} == image size, artwork size, resize, cover size, high resolution
        show --form attributes == attribute, field, property, detail, metadata, attrs
        show == ls, dir, list, print, info, describe, inspect, detail view, look, redraw, display, reload, refresh view
        show -o json == json, view json, as json, show json, raw json, body, response body, payload, pretty
        show --form identity == identity, id, ids, identifier, resource identifier
        show --path {data[0].attributes} == jq, jsonpath, json path, pluck, extract
        show --columns {name,artist} == column, select column, choose column
        show --sort {name} == sort, order by, sort by, order
        show --where {name~love} == filter, where clause, grep, filter row
        open {albums/310730204} == cd, go, goto, select, enter, visit, navigate, browse, click, dive, view album, \
        view artist, go to
        follow == relationship, rel, relation, relations, descend, related, links
        follow tracks == tracklist, track list, list track, songs of album
        view == view list, list view
        open artists/178834; view top-songs == artist top songs, best songs of artist
        similar {Beach Bunny} == similar artist, recommended artist, related artist, sound alike
        popular {Beach Bunny} == artist popular song
        next == next page, page, more, load more, pagination, paginate, scroll, page down, nextpage, fetch more
        previous == previous page, prev page, page up, last page
        all --max 300 == fetch all, everything, all page, get all, load all, full list, complete list, all result
        back == up, return, go back, parent, leave place
        forward == go forward
        where == pwd, path, breadcrumb, trail, where am, position, location trail
        get {/v1/catalog/us/albums/310730204} == curl, http, wget, fetch url, get request, raw request, rest, call api, \
        api call, endpoint, api, invoke
        post {/v1/me/library?ids[songs]=310730206} == post request
        itunes search {beach bunny} == itunes search api, search store, itunes store search
        itunes lookup {310730204} == itunes lookup api, lookup id, store lookup
        request == last request, header, request header, status code, network, trace, last call, response time, \
        timing, response header, what was sent, exchange, network log, verbose, debug
        requests == request list, request history, request log, http log, network history, call log, list request, \
        recent request, api log
        request --as curl == export curl, copy curl, curl command, show curl
        request --as swift == export swift, as swift, swift code, to swift
        request --as javascript == as javascript, to javascript, javascript code
        request --as python == as python, to python, python code, python
        request --as kotlin == as kotlin, kotlin code
        code consent == snippet, generate code, sample code, export code, codegen, code sample, source code, boilerplate
        diff {us jp} == compare, difference, compare storefront, delta, versus
        watch --until 'response.status is 200' == poll, repeat request, monitor, wait until, retry until
        help errors == error code, error list, list error, code list, status list
        explain == why, what happened, reason, explain error, what went wrong, last error, diagnose refusal
        songs {203709340} == song by id, track id, song id
        albums {310730204} == album by id, album id
        stations == radio, radio station, live radio, radio show
        music-videos {639032181} == video, music video, clip, mv
        recommendations == recommend, for you, foryou, mix, personal mix, discovery, made for you
        """)
}
