/// Errors of the web service: the status of the answer, and the `code` in its body ("HTTP Status Codes", "Handling
/// Requests and Responses", Apple Music API reference; codes from recordings).
extension KnownError {
    static let ofService = read(
        """
        400 · 400 Bad Request
        The request itself is wrong: its path, a parameter, a value or its body. The 'code' and the 'source' of the \
        error say which.
        Change the request; sending it again gives the same answer.
        says: Unable to parse request body · Invalid Request Body · malformed request
        try: get /v1/catalog/us/albums

        401 · 401 Unauthorized
        The developer token is missing, damaged, expired, or signed by a key that the service does not know. The body \
        is empty: the service never says which.
        Look at the token claim by claim, and make a new one.
        says: invalid developer token · token is expired · jwt expired · request was unauthorized · no developer token · missing developer token
        try: fault set 401 --times 1 · albums 310730204 · token developer inspect

        403 · 403 Forbidden · 40300 · Invalid authentication · Authentication required for request
        The music user token is missing, expired or withdrawn: the password was changed, access was revoked, or the \
        subscription ended.
        Drop the token, read the capabilities again, fetch a new token, and try the request once more.
        says: invalid user token · user token is invalid · missing user token
        try: scenario load password-changed · library songs · authorize

        40301
        The user is known and may not do this: adding to a library whose cloud part is off, for one.
        Read the capabilities: without 'add to the cloud library' the action should not be offered.
        says: Cloud library is not enabled
        try: authorize --answer allow · account cloud-library off · post '/v1/me/library?ids[songs]=310730206'

        404 · 404 Not Found · 40400
        No resource has this id in this storefront; it may have been removed.
        Search the storefront for it, or ask for its equivalent there with filter[equivalents] or filter[isrc].
        says: Resource with requested id was not found · Resource Not Found · no such resource · could not be found
        try: albums 1

        40403 · No related resources
        The resource is there, and nothing is behind this relationship or view of it, or no more behind this offset.
        Take it for an empty list.
        says: No related resources found for
        try: get /v1/catalog/us/artists/178834/view/latest-release

        40003 · Missing Parameter
        A parameter without which the endpoint does not answer is missing, most often 'ids'.
        Add it; 'source.parameter' names it.
        says: supplied on the request · No id s supplied
        try: get /v1/catalog/us/albums

        40004 · Invalid Parameter
        A parameter that the endpoint does not know, or that cannot be given together with another one, such as \
        'limit' with 'ids'. Often an '&' that was not escaped.
        Leave it out, or escape the value.
        says: is not allowed · Limit may not be supplied on this request
        try: get '/v1/catalog/us/search?term=rock&roll=1'

        40005 · Invalid Parameter Value · Unknown Storefront
        A parameter's value is out of range or not of its kind: a limit over the endpoint's largest, an unknown \
        storefront, a malformed language tag.
        The detail names the range. A limit over the largest is refused, not cut down.
        says: Value must be an integer · Invalid storefront · may only be activated with a single resource fetch · Invalid value · must be one of
        try: get '/v1/catalog/us/search?term=beach&types=songs&limit=26'

        40008 · Invalid Path Value
        A part of the path is not a type, relationship or view that the service knows.
        Compare the path with 'help albums' and its like, which list relationships and views.
        says: Unknown catalog resource type · Unknown library resource type · Unknown resource type · No relationship found matching
        try: get /v1/catalog/us/zzz/1

        40012 · Insufficient Permissions
        The resource exists and is not for ordinary developers: lyrics, for one.
        Do without it.
        says: entities require permissions
        try: get /v1/catalog/us/songs/310730206/lyrics

        413 · 413 Content Too Large · 414 · 414 URI Too Long
        The body or the address is longer than the service accepts.
        Ask for fewer ids at once: each endpoint has its largest number.

        429 · 429 Too Many Requests · API capacity exceeded
        Too many requests came in a short time with this developer token, from all users of the app together.
        Wait half a second and longer each time, or as long as 'Retry-After' says where there is one; keep answers \
        that do not change.
        says: rate limit exceeded · too many requests · rate limited
        try: fault set 429 --times 1 · get /v1/catalog/us/albums/310730204

        500 · 500 Internal Server Error · 503 · 503 Service Unavailable
        The service is in trouble, and the request is not to blame.
        Try again after a while; a write may have happened, so look before writing again.
        says: service is unavailable · temporarily unavailable · internal error · gateway timeout · bad gateway
        try: fault set 503 --times 1 · get /v1/catalog/us/albums/310730204

        50001 · Upstream Service Error · Unable to update tracks
        A service behind the service failed: tracks that cannot be added to a playlist, for one.
        Leave out what cannot be added, and try the rest.
        says: The upstream service failed
        """)
}
