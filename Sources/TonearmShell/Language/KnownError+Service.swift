/// Errors of the web service: the status of the answer, and the `code` in its body ("HTTP Status Codes", "Handling
/// Requests and Responses", Apple Music API reference; codes from recordings).
extension KnownError {
    static let ofService: [KnownError] = [
        KnownError(
            names: ["400", "400 Bad Request"],
            meaning:
                "The request itself is wrong: its path, a parameter, a value or its body. The 'code' and the 'source' of the "
                + "error say which.",
            remedy: "Change the request; sending it again gives the same answer.", lines: ["get /v1/catalog/us/albums"]),
        KnownError(
            names: ["401", "401 Unauthorized"],
            meaning:
                "The developer token is missing, damaged, expired, or signed by a key that the service does not know. The "
                + "body is empty: the service never says which.",
            remedy: "Look at the token claim by claim, and make a new one.",
            lines: ["fault set 401 --times 1", "albums 310730204", "token developer inspect"]),
        KnownError(
            names: ["403", "403 Forbidden", "40300"],
            meaning:
                "The music user token is missing, expired or withdrawn: the password was changed, access was revoked, or the "
                + "subscription ended.",
            remedy: "Drop the token, read the capabilities again, fetch a new token, and try the request once more.",
            lines: ["scenario load password-changed", "library songs", "authorize"]),
        KnownError(
            names: ["40301"],
            meaning: "The user is known and may not do this: adding to a library whose cloud part is off, for one.",
            remedy: "Read the capabilities: without 'add to the cloud library' the action should not be offered.",
            lines: [
                "authorize --answer allow", "account cloud-library off", "post '/v1/me/library?ids[songs]=310730206'",
            ]),
        KnownError(
            names: ["404", "404 Not Found", "40400"],
            meaning: "No resource has this id in this storefront; it may have been removed.",
            remedy:
                "Search the storefront for it, or ask for its equivalent there with filter[equivalents] or filter[isrc].",
            lines: ["albums 1"]),
        KnownError(
            names: ["40403", "No related resources"],
            meaning:
                "The resource is there, and nothing is behind this relationship or view of it, or no more behind this offset.",
            remedy: "Take it for an empty list.", lines: ["get /v1/catalog/us/artists/178834/view/latest-release"]),
        KnownError(
            names: ["40003", "Missing Parameter"],
            meaning: "A parameter without which the endpoint does not answer is missing, most often 'ids'.",
            remedy: "Add it; 'source.parameter' names it.", lines: ["get /v1/catalog/us/albums"]),
        KnownError(
            names: ["40004", "Invalid Parameter"],
            meaning:
                "A parameter that the endpoint does not know, or that cannot be given together with another one, such as "
                + "'limit' with 'ids'. Often an '&' that was not escaped.",
            remedy: "Leave it out, or escape the value.", lines: ["get '/v1/catalog/us/search?term=rock&roll=1'"]),
        KnownError(
            names: ["40005", "Invalid Parameter Value", "Unknown Storefront"],
            meaning:
                "A parameter's value is out of range or not of its kind: a limit over the endpoint's largest, an unknown "
                + "storefront, a malformed language tag.",
            remedy: "The detail names the range. A limit over the largest is refused, not cut down.",
            lines: ["get '/v1/catalog/us/search?term=beach&types=songs&limit=26'"]),
        KnownError(
            names: ["40008", "Invalid Path Value"],
            meaning: "A part of the path is not a type, relationship or view that the service knows.",
            remedy: "Compare the path with 'help albums' and its like, which list relationships and views.",
            lines: ["get /v1/catalog/us/zzz/1"]),
        KnownError(
            names: ["40012", "Insufficient Permissions"],
            meaning: "The resource exists and is not for ordinary developers: lyrics, for one.",
            remedy: "Do without it.", lines: ["get /v1/catalog/us/songs/310730206/lyrics"]),
        KnownError(
            names: ["413", "413 Content Too Large", "414", "414 URI Too Long"],
            meaning: "The body or the address is longer than the service accepts.",
            remedy: "Ask for fewer ids at once: each endpoint has its largest number."),
        KnownError(
            names: ["429", "429 Too Many Requests"],
            meaning:
                "Too many requests came in a short time with this developer token, from all users of the app together.",
            remedy:
                "Wait half a second and longer each time, or as long as 'Retry-After' says where there is one; keep answers that "
                + "do not change.",
            lines: ["fault set 429 --times 1", "get /v1/catalog/us/albums/310730204"]),
        KnownError(
            names: ["500", "500 Internal Server Error", "503", "503 Service Unavailable"],
            meaning: "The service is in trouble, and the request is not to blame.",
            remedy: "Try again after a while; a write may have happened, so look before writing again.",
            lines: ["fault set 503 --times 1", "get /v1/catalog/us/albums/310730204"]),
        KnownError(
            names: ["50001", "Upstream Service Error"],
            meaning: "A service behind the service failed: tracks that cannot be added to a playlist, for one.",
            remedy: "Leave out what cannot be added, and try the rest."),
    ]
}
