/// Words for the account, its library, consent, tokens and offers, and for devices and apps.
extension Meaning {
    static let ofTheAccount = read(
        """
        authorize == oauth, authenticate, auth, permission, permissions, get access, log in apple music, connect account, \
        authorization, ask permission, grant permission, request access, request permission, request authorization
        consent request == ask consent, request consent, show dialog, permission dialog, consent dialog, prompt user, \
        ask user, request musickit authorization
        consent allow == grant consent, give consent, allow access, permit, approve
        consent deny == refuse consent, deny access, reject, decline consent, refuse, decline
        consent reset == reinstall app, delete app, ask again, forget consent, revoke consent, reset permission
        consent == consent status, authorization status, permission status, check permission, privacy setting
        account sign-in == sign in, signin, log on, switch account, change account, use account, log into account
        account sign-out == sign out, signout, log out, logout, logoff, log off, leave account, disconnect account
        account == user, account details, who am, whoami, profile of user, my account, apple id, username, user info, current user, accounts
        account add {ada} == add account, new account, create account, register account, sign up, signup, add user, \
        second account, two accounts, create user
        account subscribe == subscribe, buy, purchase, take subscription, start subscription, trial, start trial, pay, \
        upgrade, renew, subscribe account
        account lapse == lapse, unsubscribe, cancel, cancel subscription, end subscription, expire, stop subscription, \
        subscription ends, churn, expire subscription, downgrade, let subscription end
        account change-password == password, change password, reset password, new password
        account revoke == revoke, revoke access, withdraw, remove access, revoke token, invalidate token, kick out
        account cloud-library off == icloud off, sync library off, cloud library off, turn off sync, disable sync
        account cloud-library on == icloud, sync, sync library, cloud library, turn on sync, enable sync, cloud
        account restrict education == restrict, school, managed device, mdm, restriction, parental restriction
        account move {jp} == move account, account country, relocate, emigrate, account storefront
        account carrier == carrier, mobile plan, telekom, operator plan
        device explicit off == kid, kids, child, children, parental, parental control, explicit off, screen time, clean \
        only, hide explicit, family, nsfw, forbid explicit, block explicit, no explicit
        subscription == plan, membership, subscription status, is subscriber, subscribed, check subscription, tier
        capabilities == capability, what can account do, can play, entitlement, permission of account, feature flag
        offer == paywall, upsell, show offer, subscription offer, sell, offer sheet, promote, promotion, conversion, \
        advertise, ask subscribe, commission
        offer accept == accept offer, take offer
        offer dismiss == dismiss offer, close offer, close sheet, close dialog, close
        token developer mint == mint, jwt, new token, make token, create token, generate token, mint token, sign token, \
        make jwt, create jwt, generate jwt, renew token, refresh token, token refresh, developer jwt
        token developer inspect == developer token, decode token, decode jwt, inspect token, verify token, check token, \
        bearer, bearer token, api key, apikey, access token, jwt io, token expiry, expiry, token claim
        token developer set == set token, paste token, use token, enter token, import token, bring token, own token
        token developer mint --key AuthKey.p8 --team TEAMID == private key, p8, authkey, use key, team, import key, \
        signing key, key file, key
        token user request == user token, music user token, get user token, fetch user token, request user token, mut
        token user forget == forget user token, delete user token, clear user token, remove user token
        token user set == set user token, paste user token, bring user token
        library == collection, my music, mine, saved, saved music, my library, personal, purchased
        library songs == my songs, library songs, saved song, liked songs
        library albums == my albums, saved album
        library playlists == my playlists, list my playlists, user playlist
        library artists == my artists
        library add {albums/310730204} == add library, save album, save song, add album, add song, add collection, \
        keep album, download, collect, add
        library remove {1} == remove library, delete album, delete song, remove album, remove song, unsave
        library recent == recently added, recent addition, newly added
        library search {beach} == search library, find library, search my music
        playlist create {Sunday} == new playlist, make playlist, create playlist, mkplaylist, start playlist, mixtape
        playlist add {Sunday songs/203709340} == add playlist, append playlist, add to playlist, add song playlist, \
        put playlist, add track
        folder create {Summer} == new folder, make folder, mkdir, create folder
        rate {albums/310730204} like == like, love, thumbs up, upvote, thumb, heart song, liked
        rate {albums/310730204} dislike == dislike, hate, thumbs down, downvote, ban, suggest less, less like this
        rate {albums/310730204} none == unlike, unlove, remove rating, clear rating
        favorite {artists/178834} == star, favourite, favorites, heart, bookmark, pin, follow artist, like artist
        recently-played == recent, recents, played recently, listened, listening history, play history, history of plays, \
        last played, what did play
        heavy-rotation == most listened, rotation, listen most
        replay == year in review, wrapped, stats, statistics, summary of year, minutes listened, annual
        device add {phone2} == add device, new device, second phone, pair, register device, add phone, another device
        device use {phone} == switch device, change device, use device, use phone, select device
        device == phone, iphone, ipad, mac, hardware, list device, which device, computer, tablet, watch device
        app == application, bundle, bundle id, app id, list app, which app, plist, info plist
        app add {Runner2} == add app, new app, create app, another app, second app, register app
        app use {Runner} == switch app, change app, use app
        app background == go home, minimize, background, home button, swipe up, suspend app, home
        app open == launch app, open app, foreground, start app, relaunch, bring front
        app quit == close app, kill app, force quit, end app, terminate, quit app, kill
        scenario list == situation, list scenario, scenarios, prepared situation, setup, fixture, preset
        scenario load {subscriber} == load scenario, start scenario, use scenario, seed data, test user, test account, \
        demo account, become subscriber
        """)
}
