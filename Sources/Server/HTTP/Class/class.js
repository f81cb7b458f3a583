// The teacher's page: renews the list every three seconds, and sends "everybody here".
'use strict';

const list = document.getElementById('class');
const connection = document.getElementById('connection');
const status = document.getElementById('status');
const everybody = document.getElementById('everybody');

async function renew() {
  try {
    const answer = await fetch('/_tonearm/class', { headers: { Accept: 'text/html' }, redirect: 'error' });
    if (answer.status === 401 || answer.status === 410) {
      connection.textContent = 'The link of this page is no longer valid';
      return;
    }
    if (!answer.ok) throw new Error();
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('class');
    // A row that has the focus keeps it.
    const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
    if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
    connection.textContent = 'Live';
  } catch {
    connection.textContent = 'The server does not answer';
  }
  setTimeout(renew, 3000);
}

everybody.hidden = false;
everybody.addEventListener('click', async () => {
  if (!confirm('Replace the world of each learner by the default world?')) return;
  try {
    const answer = await fetch('/_tonearm/class/everybody-here', { method: 'POST', redirect: 'error' });
    const json = await answer.json();
    status.textContent = answer.ok ? `${json.worlds} worlds are as the default world now.` : json.error;
  } catch {
    status.textContent = 'The server does not answer.';
  }
});
renew();
