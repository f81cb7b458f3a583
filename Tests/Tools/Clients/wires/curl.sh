#!/bin/sh
# The steps of wires.py with one run of curl. Usage: curl.sh [OPTION…] [-H FIELD] ORIGIN TOKEN USER
# Options are for every request, the field for the one with a body. AUTHORITY is the certificate of a server with TLS, from which a
# cookie is a request more.
options="" field="Accept: */*"
while [ $# -gt 3 ]; do
    case $1 in
    -H) shift; field=$1 ;;
    *) options="$options
$1" ;;
    esac
    shift
done
origin=$1 token="Authorization: Bearer $2" user="Music-User-Token: $3"
album="$origin/v1/catalog/us/albums/310730204"
size="%{size_download}"
# curl counts the bytes before it decodes them.
case $options in *--compressed*) size=-1 ;; esac
# The words of each request, a line each.
IFS='
'
common="-s
-o
/dev/null
-w
{\"status\": %{http_code}, \"bytes\": $size, \"version\": %{http_version}}\n$options"
set --
if [ -n "$AUTHORITY" ]; then
    common="$common
--cacert
$AUTHORITY"
    # shellcheck disable=SC2086
    set -- --next $common -H "$token" -H "Cookie: a=1" -H "Cookie: media-user-token=${user#*: }" -H "Cookie: b=2" \
        "$origin/v1/me/library/songs?limit=1"
fi
# shellcheck disable=SC2086
curl $common -H "$token" "$album" --next $common -H "$token" "$album" --next $common -H "$token" "$album" \
    --next $common -H "$token" -H "$user" -H "$field" -d '{"attributes":{"name":"Road"}}' \
    "$origin/v1/me/library/playlists" \
    --next $common "$album" --next $common -H "$token" "$origin/v1/test" --next $common -H "$token" "$album" "$@"
