/// Words for players, queues, and the hands outside the app.
extension Meaning {
    static let ofPlaying = read(
        """
        play {albums/310730204} == start music, listen, put on, hear, play music, play album, play song, start playing, \
        begin playback, stream, spin, blast
        play == resume, unpause, continue playing, start playback, go on playing
        play --preview {songs/310730206} == play preview, hear preview, play sample, hear sample, 30 seconds, short sample
        preview {songs/310730206} == show preview, preview address, preview url, sample address, download preview, save preview
        pause == hold, pause music, freeze playback, silence
        stop == halt, stop music, stop playing, end playback, quit playing
        skip == next song, next track, skip song, skip track, skip next, fast forward, nexttrack, ff
        skip back == previous song, previous track, last song, prev song, prev track, previous item, go back song
        seek {1:00} == scrub, jump time, go to time, set position, position in song, timestamp, seek to
        seek 0:00 == rewind, restart, start over, restart song, from beginning
        repeat one == loop song, repeat song, repeat track
        repeat all == loop, loop all, loop album, repeat playlist
        repeat none == repeat off, no repeat, loop off, stop repeating
        shuffle songs == random, randomize, mix up, shuffle on, shuffle queue, shuffle play, turn on shuffle
        shuffle off == no shuffle, unshuffle, turn off shuffle, shuffle none
        now == now playing, current, current song, playing, what plays, what is playing, playback state, np, nowplaying, \
        current track, player status, progress, elapsed
        queue == up next, playlist of player, list queue, show queue, upcoming, tracklist of player, entries, queued
        queue next {songs/203709340} == play next, insert next, add next, enqueue next
        queue later {songs/203709340} == play later, enqueue, add queue, append, append queue, play last, queue song, \
        add to queue, queue add, later
        queue remove {2} == remove entry, remove queue, dequeue, delete entry, drop entry
        queue clear == clear queue, empty queue, flush, reset queue, delete queue
        queue move {3 --to 1} == reorder, move entry, rearrange, swap, move song, drag
        queue begin == transaction, begin transaction, start transaction, begin
        queue commit == commit, commit transaction, apply edit, end transaction
        queue rollback == rollback, roll back, abort, abort transaction, discard edit, cancel transaction
        queue prepare == prepare, preload, prepare to play, buffer, prepare queue
        player system == system player, music player, systemmusicplayer, shared player, use music app
        player application == application player, app player, applicationmusicplayer, own player
        player == which player, list player, both players, players
        player watch == observe player, player notification, notification, observe, subscribe player
        remote pause == lock screen, lockscreen, control center, headphone, headphones, airpods, earbuds, watch button, \
        carplay, car, steering wheel, bluetooth, remote control, press button, siri, homepod, airplay, media key, button
        remote next == lock screen next, headphone next, siri next
        music play {albums/310730204} == music app, open music app, play in music app, user plays, apple music app
        music share == share, share song, airdrop, send song
        rate 1.5 == speed, playback speed, playback rate, faster, slower, tempo
        """)
}
