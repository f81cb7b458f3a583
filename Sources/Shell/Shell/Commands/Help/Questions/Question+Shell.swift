/// Questions about the shell itself.
extension Question {
    static let ofShell = read(
        """
        keys, keyboard, shortcut, key binding, ctrl-r, tab, completion, emacs, vi
        The line is edited with the keys of emacs, or of vi where ~/.editrc says 'bind -v'. Tab completes everything, \
        and a grey hint behind the line is taken with the right arrow.
        list: keys
        try: history · set hints on · help edit
        see: help history · help edit

        rows, row number, number, column, sort rows
        The rows of the last table have numbers, and a number stands for its resource wherever one is expected: 'open \
        2', 'play 1-3'. '--columns', '--sort' and '--where' choose what a table shows.
        try: open albums/310730204 · follow tracks · open 2 · back · follow tracks --columns name,isrc --sort -name
        see: help show

        variable, $, $1, $name
        'let NAME = VALUE' keeps a value, and '$NAME' writes it into any later line. '$1' is the first row, and \
        '$1.upc' one of its attributes.
        try: search born to run --types albums · let album = $1.id · albums $album
        see: help let

        pipe, |, redirect, >, >>, !, file, save output, stdout
        'COMMAND | PROGRAM' sends what is printed to a program of the system, '> FILE' and '>> FILE' write it to a \
        file, and '! PROGRAM' runs one. No column is cut there.
        try: albums 310730204 -o json | head -3 · ! true
        see: help set

        output, format, \(OutputFormats.all.map(\.name).joined(separator: ", "))
        '-o FORM' shows one answer as \(OutputFormats.list), and 'set output FORM' all of them. JSON is as the service \
        sent it, in its order.
        try: albums 310730204 -o json · search beach bunny -o ids · set output table
        see: help set

        exit code, exit status, return code, status of commands
        A call of the program ends with 0 when all is done, 1 when a command failed, 64 when it was typed wrongly and \
        130 when it was interrupted. 'status' shows where the session is.
        try: status
        see: help status

        prompt, prompt format, %s, theme, color, colour, appearance
        The prompt shows the storefront, the capabilities and the focus. 'set prompt' takes a name \
        (\(PromptFormat.named.map(\.name).joined(separator: ", "))) or a format of your own, and 'set theme' the \
        colours.
        try: set prompt full · set prompt '%s %n> ' · set prompt long · set theme dark
        see: help set · help capability

        real albums, real music, more music, data, fictional, invented, simulated
        The simulator has real albums of the documentation and the talks, and invented music around them. 'catalog' \
        counts it, 'catalog import' adds recorded answers of the service, and 'service live' asks Apple Music.
        try: catalog · service
        see: help catalog · help service

        recording, offline, replay requests, archive
        'record start FILE' keeps every exchange with a service in a HAR file, tokens removed, and 'service har:FILE' \
        answers from it without a network.
        try: record status · service
        see: help record · help har

        proxy, server, localhost, port, http, https, serve
        'tonearm serve', typed in the system's shell, answers any client over HTTP or HTTPS at 127.0.0.1:8502 as the \
        service does; 'service http://127.0.0.1:8502' asks it from here.
        try: service · help service
        see: help service · lesson start serving

        mistake, go back, revert, history of changes
        'undo' takes back the last change of the session, and 'redo' makes it again. 'back' and 'forward' go along the \
        places that were visited, which is no change.
        try: storefront jp · undo · open albums/310730204 · open artists/178834 · back
        see: help undo · help back

        failure, faults, break, test errors, simulate errors
        'fault set NAME --times 1' makes the next request fail as the service fails: by status, by delay or by a known \
        quirk. 'fault' lists what is on, and 'fault clear' ends it.
        try: fault set 429 --times 1 · fault · fault clear · help fault
        see: help fault · help errors

        era, 2017, old api, history of the api
        'set era 2017' answers as the service of the talk of 2017 did: without artists' pictures, genre lists and \
        similar artists, and with that time's error texts. 'set era today' goes back.
        try: set era 2017 · set era today
        see: help set
        """)

    // MARK: - Questions of learners, teachers and demonstrators

    static let ofLearning = read(
        """
        lessons, tutorial, course, exercise, getting started, beginner, start
        A lesson gives tasks, waits for your own command, and goes on when it does what was asked. 'lesson start NAME' \
        begins one, 'lesson hint' helps, and 'lesson stop' ends it.
        list: lessons
        try: lesson list · help lesson
        see: lesson start tour

        demo, demonstration, present, stage, clicker
        'scenario load NAME' sets the stage: an account, a device and an app in a known situation, with lines to type \
        next. 'talk play 2017' performs what a talk shows, and 'transcript play FILE' a session that was recorded.
        try: scenario list · scenario load subscriber · talk
        see: help scenario · help talk · help transcript

        transcripts, record session, cast, asciinema, html, export
        'transcript start FILE' records the session as Markdown, 'tonearm transcript verify FILE' runs it again and \
        shows what differs, and 'tonearm transcript export FILE' makes a page, a cast or a picture of it.
        try: transcript status · help transcript
        see: help transcript · help note

        talk of 2017, talk of 2021, wwdc, session 502, documentation, docs
        What the shell shows follows Apple's reference of the Apple Music API and the talks of WWDC17 (Introducing \
        MusicKit) and WWDC21 (Meet MusicKit for Swift). Where neither says what happens, the program's own choice is \
        named as one.
        try: explain players · explain queues
        see: help explain

        about, license, tonearm, what is this
        tonearm is a shell for the Apple Music API and for what apps do around it. A simulator answers by default, so \
        nothing needs an account, a token or a network.
        try: version · search beach bunny · lesson list
        see: help · lesson start tour
        """)
}
