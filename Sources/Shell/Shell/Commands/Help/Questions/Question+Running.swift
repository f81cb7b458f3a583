/// Questions about running the program: where, for whom, beside which tools, and what it leaves out.
extension Question {
    static let ofRunning = read(
        """
        install, uninstall, remove tonearm, update tonearm, homebrew, brew, apt, requirements
        'sudo apt install ./tonearm_*.deb' installs tonearm, and 'sudo apt remove tonearm' uninstalls it. The archive of a \
        release is one folder, which you delete. Sessions and history are in ~/.local/state/tonearm, and your own \
        lessons and startup commands in ~/.config/tonearm.
        try: version · doctor
        see: help telemetry

        windows, linux, macos, wsl, platform, operating system, arm, raspberry pi
        tonearm is tested on Linux and builds on a Mac with Swift 6.2. On Windows it runs in WSL or in a container. \
        The served simulator answers clients on any system.
        try: version · doctor
        see: help install · help docker

        docker, podman, container, compose, kubernetes, devcontainer
        A release has an image of the shell and one of the served simulator: 'docker load' the file, then 'docker run --rm \
        -it tonearm' for the shell. The server's image answers on port 8502.
        try: version · help serve
        see: help serve

        mock, mocking, mock server, stub, fake server, test server, integration test, unit test, continuous integration
        'tonearm serve', typed in the system's shell, is a mock of the whole service, with tokens, libraries and errors. \
        Packages for pytest, Node, JUnit and Swift start it with a world for each test.
        try: albums 310730204 · request --as curl · fault set 429 --times 1 · fault clear
        see: help serve · help fault

        postman, insomnia, bruno, swagger, openapi, api client
        'tonearm openapi > apple-music.json', typed in the system's shell, writes a description that Postman and other \
        clients import. A request copied from them as a curl line can be pasted here.
        try: albums 310730204 · request --as curl
        see: help request · help serve

        cost, price, pricing, fee, free, paid, billing, how much
        tonearm is free and asks nobody. Apple's API takes a developer token, for which a membership of the Apple \
        Developer Program is paid each year; requests cost nothing more. People pay for Apple Music themselves.
        try: explain developer-program · account
        see: help developer token · help subscriber

        telemetry, security, secret, where files are, data folder
        tonearm sends nothing except the requests that you see, and by default not even those: the simulator answers. \
        History and transcripts have no tokens; 'doctor' names the files that the shell keeps.
        try: doctor · set keyring
        see: help token

        two accounts, second account, multiple accounts, side by side, another user
        A device has several accounts, and one is signed in: 'account add' adds one, 'account sign-in' switches. For two \
        people at once, use two sessions ('tonearm --session NAME'), or worlds of 'tonearm serve'.
        try: account add bea · account · account sign-in bea
        see: help account · help device

        share session, send session, bug report, report a bug, feedback, collaborate, reproduce
        'transcript save FILE' writes the last commands with their answers, and 'world save FILE' the whole simulated \
        world. Neither contains a token, so both can be sent to others.
        try: transcript status · help world
        see: help transcript · help world

        projector, beamer, font, font size, type size, bigger text, large print, zoom
        The terminal sets the size of the type: Ctrl-+ in most. 80 columns and 24 lines hold every card and dialog, and \
        'set theme light' suits a bright room.
        try: set theme light · set theme auto · set vocabulary none · set vocabulary both
        see: help talk · help set

        kids, kid safe, child, children, parental control, screen time, family
        Screen Time can forbid explicit content on a device, and a profile can forbid consent. 'device explicit off' and \
        'account restrict education' show what an app sees then.
        try: device explicit off · device explicit on · account restrict education · account restrict none
        see: help device · help contentrating

        audio quality, lossless, dolby, atmos, spatial audio, hi-res, bitrate, codec
        The extended attribute 'audioVariants' of albums and songs lists what Apple Music has, such as lossless or Dolby \
        Atmos. The API sends no audio, and an app cannot choose the quality.
        try: albums 310730204 --extend audioVariants -o json
        see: help extend

        volume, mute, equalizer, crossfade, automix, sleep timer, gapless
        The players of MusicKit have no volume, equalizer or crossfade: the device and the Music app have them. An app \
        sets the queue, the position, the rate, and the repeat and shuffle modes.
        try: repeat all · shuffle songs
        see: explain players

        webhook, push, push notification, callback, event stream, realtime
        The API has no webhooks: an app asks again. 'watch' repeats a request until a condition holds, and the \
        frameworks notify an app on the device of changes of the subscription and the player.
        try: albums 310730204 · watch --max 1 · player watch
        see: help watch · help subscription

        graphql, sdk, client library, npm, pip, swift package, rest
        The API is REST with JSON, and Apple's client libraries are MusicKit for Swift and for the Web. \
        'request --as swift' and its like print code of either, and 'tonearm openapi' describes the API for generators.
        try: albums 310730204 · request --as swift
        see: help request · help musickit

        download, mp3, audio file, stream, drm, offline listening
        The API hands out no audio. A player plays songs by their ids, and a preview is a short file that anybody \
        may load.
        try: songs 203709340 -o json
        see: help previews · help playparams

        credits, composer, bpm, tempo, key of song, audio features, mood
        The API has composers of songs in 'composerName' and no tempo, key or mood. On a device, Apple's Music \
        Understanding analyzes files of the app's own, not streams of Apple Music.
        try: search born --types songs --columns name,composerName
        see: help songs
        """)
}
