/// Words for the session, its files and settings, and for learning, demonstrating and serving.
extension Meaning {
    static let ofTheShell = read(
        """
        help == usage, man, manual, commands, list command, command list, menu, start here, guide, what now, \
        documentation, docs, readme, info tonearm, what can
        exit == bye, leave, close shell, end session, log off shell, end, q!, :q, wq, stop tonearm
        version == about, what version, release, which version, build number
        set == setting, settings, config, configure, preference, preferences, option, options list, customize, env, \
        environment, defaults
        set output json == output json, json mode, always json, default json, format json, format
        set output table == table, output table, as table, table mode
        set color never == no color, color off, disable color, monochrome
        set theme dark == theme, dark, dark mode, appearance, light mode, color scheme, colors
        set pager off == pager, no pager, less, disable pager, turn off pager
        set plain on == screen reader, accessibility, voiceover, plain, a11y, braille
        set vocabulary none == no calls, hide calls, quiet, silent, less output, calm, hide code
        set vocabulary both == show calls, framework calls, vocabulary
        set prompt long == prompt, change prompt, ps1
        set width auto == width, column width, terminal width, resize terminal
        set era 2017 == era, old api, time travel, legacy
        set retries 3 == retry, retries, backoff
        session save {demo} == save, save session, store session, persist, export session, keep session, save state, \
        checkpoint, backup
        session load {demo} == load, restore, load session, open session, switch session, continue session, restore session
        session reset == reset, fresh, start over session, new session, clear session, clean, wipe, factory reset, \
        reset all, restart shell, erase, reset session, start fresh, clean slate
        session list == list session, sessions
        undo == revert, oops, take back, mistake, undo last, step back, ctrl z
        redo == again, repeat command
        history == log of lines, last commands, previous commands, command history, recent lines, hist
        alias {top = charts --limit 10} == shortcut, macro, abbreviation, define command, custom command, new command
        let {id = data[0].id} == var, variable, assign, store value, define variable, constant, const, capture
        time {albums 310730204} == benchmark, measure, stopwatch, duration of command, profile command, latency
        clock == date, now time, current time, time of day, today
        clock advance {1d} == sleep, wait, fast forward time, advance time, move time, tomorrow, skip time, pass time, \
        next day, wait day
        clock set {2026-01-01T00:00:00Z} == set clock, freeze time, set date, stop clock, fix time
        clear == cls, clear screen, clean screen
        edit == editor, vim, vi, nano, emacs, fc
        source {commands.txt} == run, run file, execute, script, run script, batch, load script, include file
        albums 310730204 > {albums.json} == export, save output, write file, to file, redirect, save file, dump, export \
        json, save json, output file, download json, save answer
        search beach > {results.csv} == export csv, csv, to csv, save csv, spreadsheet, excel, xlsx, tsv
        search beach > {results.md} == markdown, export markdown, to markdown
        albums 310730204 | {head} == pipe, pipe output
        transcript start {lesson.md} == transcribe, record session, log session, tee, record terminal, session log, \
        screen recording, asciinema, start transcript, record transcript
        transcript stop == stop transcript, end transcript
        transcript verify {lesson.md} == check transcript, verify transcript, test transcript, snapshot test, doctest
        transcript play {lesson.md} == perform, replay session, present transcript, playback transcript
        transcript export {lesson.md --format html} == export transcript, to html, export html, gif, cast, slides, pdf, svg
        note {This is the first page.} == comment, annotate, remark, write note, prose
        record start {answers.har} == record request, har record, capture traffic, record traffic, sniff, start record, \
        record http, cassette, vcr
        record stop == stop record, end recording, stop recording
        har == har file, archive, list recording, recorded exchanges
        service har:answers.har == replay recording, offline mode, from recording, use recording, use har
        service live == live, real service, production, real api, real apple music, go live, real data, apple, prod, online, \
        internet, connect, real
        service simulator == simulator, simulate, simulation, fake, offline, sandbox, stub service, use simulator, local
        service == server, backend, which service, host, base url, who answers, ping, health, source of data
        service http://127.0.0.1:8502 == ask server, use server, connect server, remote server
        attach http://127.0.0.1:8502 == attach server, join world, served world, join class, join
        detach == leave world, detach world, disconnect
        world save {world.json} == save world, export world, snapshot world, snapshot, fork world
        world load {world.json} == load world, import world
        fault set 429 --times 1 == rate limit, throttle, too many requests, simulate 429, break request, fail, \
        break, chaos, inject error, simulate error, cause error, test error, error injection, make fail, outage
        fault set offline == airplane mode, no network, disconnect network, no internet, flight mode, network off, wifi, \
        wifi off, unplug, offline device
        fault set 503 == server error, service down, downtime
        fault clear == clear fault, heal, fix, repair, remove fault, network on, stop failing
        fault == faults, list fault
        doctor == diagnose, diagnostics, check setup, troubleshoot, self test, verify setup, is everything ok
        status == state, where am now, overview, dashboard, session status, summary, what is set
        lesson start tour == tutorial, learn, getting started, teach, tour, walkthrough, onboarding, start, intro, beginner, \
        course, hello, hi, first steps, quickstart, begin lesson, start lesson, example
        lesson list == lessons, exercises, list lesson
        lesson hint == hint, clue, stuck, give hint
        lesson stop == stop lesson, leave lesson, end lesson
        lesson new {mine} == write lesson, create lesson, author, own lesson, new lesson
        talk == demo, keynote, presentation, present, demonstrate, wwdc, session 502, show off, talks, stage, demonstration
        explain queues == how queue works, explain queue
        catalog == database, how many songs, catalog size, dataset, catalogue
        catalog import {answers.har} == import, import catalog, add music, import data, own catalog, load data
        catalog generate {big.catalog} == generate catalog, more music, million songs, invent music, fake data
        profile save {work} == save profile, new profile, environment profile, save token profile, credential
        profile use {work} == switch profile, use profile
        class == students, classroom, learners, pupils, workshop
        """)
}
