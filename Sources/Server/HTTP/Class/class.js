// The teacher's page: renews the list every three seconds, and sends "everybody here".
'use strict';

const list = document.getElementById('class');
const connection = document.getElementById('connection');
const status = document.getElementById('status');
const everybody = document.getElementById('everybody');

function connected(isLive, text) {
  connection.className = `connection ${isLive ? 'live' : 'lost'}`;
  connection.textContent = text;
}

function say(text, isFailed) {
  status.className = `status-line${isFailed ? ' failed' : ''}`;
  status.textContent = text;
}

async function renew() {
  try {
    const answer = await fetch('/_tonearm/class', { headers: { Accept: 'text/html' }, redirect: 'error' });
    if (answer.status === 401 || answer.status === 410) {
      connected(false, 'The link of this page is no longer valid');
      return;
    }
    if (!answer.ok) throw new Error();
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('class');
    // A row that has the focus keeps it.
    const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
    if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
    connected(true, 'Live');
  } catch {
    connected(false, 'The server does not answer');
  }
  setTimeout(renew, 3000);
}

everybody.hidden = false;
everybody.addEventListener('click', async () => {
  if (!confirm('Replace the world of each learner by the default world?')) return;
  try {
    const answer = await fetch('/_tonearm/class/everybody-here', { method: 'POST', redirect: 'error' });
    const json = await answer.json();
    if (!answer.ok) return say(json.error, true);
    const worlds = json.worlds === 1 ? "1 learner's world is a copy" : `${json.worlds} learners' worlds are copies`;
    const missing = json.withoutWorld ? ` Without a world: ${json.withoutWorld.join(', ')}.` : '';
    say(`${worlds} of the default world now; tokens and links stay valid.${missing}`, Boolean(missing));
  } catch {
    say('The server does not answer.', true);
  }
});
renew();
