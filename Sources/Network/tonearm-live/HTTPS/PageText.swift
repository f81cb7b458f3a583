import AppleMusicAPI
import TonearmLive

/// The HTML and the script of `TokenPage`.
enum PageText {
    static let html = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>tonearm: Apple Music</title>
        <style>
        body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
        button { font: inherit; padding: .5rem 1rem }
        </style>
        <h1>Let tonearm use your Apple Music?</h1>
        <p>Apple asks you to sign in and to allow it. tonearm then has a music user token: it can read and change your library and
        your playlists until the token ends or you take it back.</p>
        <p><button id="ask" disabled>Go on to Apple</button></p>
        <p id="say" role="status">Loading MusicKit …</p>
        <script src="page.js"></script>
        </html>
        """

    /// Returns a JSON string that cannot end the script element or a line of the script.
    private static func literal(_ text: String) -> String {
        String(decoding: JSON.string(text).bytes, as: UTF8.self).replacing("<", with: "\\u003C")
            .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }

    static func script(_ question: PageQuestion) -> String {
        """
        'use strict';
        const developerToken = \(literal(question.developerToken));
        const source = \(literal(question.script));
        const ask = document.getElementById('ask');
        const say = text => { document.getElementById('say').textContent = text; };
        const send = (name, value) => fetch(name, {
          method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ [name]: value }),
        });
        const fail = async error => {
          const text = String(error && (error.errorCode || error.message) || error);
          say('It did not work: ' + text + '. You can close this page.');
          await send('problem', text);
        };
        const authorize = async music => {
          ask.disabled = true;
          say('Waiting for Apple …');
          try {
            const token = await music.authorize();
            if (!token) throw new Error('it was not allowed');
            const answer = await send('token', token);
            say(answer.ok ? 'tonearm has the token. You can close this page.' : 'tonearm did not take the token.');
          } catch (error) { await fail(error); }
        };
        document.addEventListener('musickitloaded', async () => {
          try {
            const music = await MusicKit.configure({ developerToken, app: { name: 'tonearm', build: '1' } })
              || MusicKit.getInstance();
            if (music.isAuthorized) return authorize(music);
            ask.onclick = () => authorize(music);
            ask.disabled = false;
            say('Apple opens a window of its own.');
          } catch (error) { await fail(error); }
        });
        const script = document.createElement('script');
        script.src = source;
        script.onerror = () => fail(new Error('the script at ' + source + ' could not be loaded'));
        document.head.append(script);
        """
    }
}
