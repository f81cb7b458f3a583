// The inspector's page: keeps the parts of the page up to date, and sends the changes that its buttons and forms name.
'use strict';

const { world, path } = document.body.dataset;
let last = Number(document.body.dataset.last);
const rowLimit = 200;
const element = (id) => document.getElementById(id);
const requests = element('requests');

for (const part of document.querySelectorAll('.scripted')) part.hidden = false;

// What happened is told in one line, which screen readers read.

function say(text, failed = false) {
  if (isOver) return;
  const line = element('status');
  line.className = failed ? 'status-line failed' : 'status-line';
  line.textContent = text;
}

// Shows a secret value that was asked for, ready to be copied.
function show(label, value) {
  say(label);
  const row = document.createElement('span');
  const field = document.createElement('input');
  row.className = 'value';
  field.readOnly = true;
  field.value = value;
  field.setAttribute('aria-label', label);
  row.append(field, copyButton(() => value));
  element('status').append(row);
  field.focus();
  field.select();
}

function copyButton(text) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Select it and press Ctrl-C';
    }
  });
  return button;
}

// The connection. A hidden page has none, because a browser opens only six to a server.

let events = null;
let isOver = false;

function connection(text, state) {
  if (isOver) return;
  const line = element('connection');
  if (line.textContent === text) return;
  line.className = `connection ${state}`;
  line.textContent = text;
}

function listen() {
  if (events || isOver || document.hidden) return;
  events = new EventSource(`${path}/events?since=${last}`);
  events.addEventListener('open', () => {
    connection('Live', 'live');
    // Changes before the connection are not told as events.
    later('parts', renew);
  });
  events.addEventListener('request', (event) => later('rows', () => addRows(), JSON.parse(event.data)));
  events.addEventListener('missed', () => later('rows', () => addRows()));
  events.addEventListener('change', () => later('parts', renew));
  events.addEventListener('worlds', () => later('parts', renew));
  events.addEventListener('restart', () => location.reload());
  events.addEventListener('end', (event) => finish(JSON.parse(event.data).error));
  events.addEventListener('error', async () => {
    connection('Connecting…', '');
    // A browser tries again by itself after a lost connection, but not after a refusal.
    if (events?.readyState === EventSource.CLOSED) stopListening();
    await renew();
    if (!isOver) setTimeout(listen, 2000);
  });
}

function stopListening() {
  events?.close();
  events = null;
}

// Ends the page. Its last sentence stays, also when a request that is still on its way fails.
function finish(text) {
  stopListening();
  connection('Not live', 'lost');
  say(text, true);
  isOver = true;
  for (const control of document.querySelectorAll('button:not(.copy), input, select, textarea')) control.disabled = true;
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) stopListening();
  else listen();
});

// Answers. A request that finds no server, or no valid link, ends the page.

const newLink = "'tonearm serve --control' prints a new link when it starts.";

async function ask(target, options = {}) {
  let answer;
  try {
    answer = await fetch(target, { ...options, redirect: 'error' });
  } catch {
    connection('The server is gone', 'lost');
    throw new Error(`The server does not answer. If it was stopped, start it again: ${newLink}`);
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({ error: `The server answered with ${answer.status}.` }));
  const sentence = [problem.error, problem.next].filter(Boolean).join(' ');
  if (answer.status === 401 || answer.status === 410) finish(sentence);
  throw new Error(sentence);
}

const change = (method, target, body) =>
  ask(target, { method, body: body === undefined ? undefined : JSON.stringify(body) }).then((answer) => answer.json());

// Parts of the page. Several events within a moment renew them once.

const waiting = new Map();
let unread = [];

function later(name, work, entry, delay = 200) {
  if (entry) unread.push(entry);
  if (waiting.has(name)) return;
  waiting.set(name, setTimeout(async () => {
    waiting.delete(name);
    await work().catch((error) => say(error.message, true));
  }, delay));
}

async function addRows() {
  const entries = unread;
  unread = [];
  const answer = await ask(`/_tonearm/page/journal?world=${world}&since=${last}`);
  const rows = document.createElement('template');
  rows.innerHTML = await answer.text();
  const fresh = [...rows.content.children].filter((row) => Number(row.dataset.number) > last);
  last = Math.max(last, ...fresh.map((row) => Number(row.dataset.number)));
  requests.prepend(...fresh);
  while (requests.children.length > rowLimit) requests.lastElementChild.remove();
  element('empty-note').hidden = requests.children.length > 0;
  // Counts of requests, uses of faults, and the coverage.
  later('parts', renew);
  tell(entries);
}

// Screen readers are told of new requests every three seconds at most, in one sentence.

let untold = [];
let telling = null;

function tell(entries) {
  untold.push(...entries);
  if (telling || untold.length === 0) return;
  telling = setTimeout(() => {
    const refused = untold.filter((entry) => entry.status >= 400);
    const reason = refused.at(-1)?.why;
    element('news').textContent = `${untold.length} new request${untold.length === 1 ? '' : 's'}` +
      (refused.length ? `, ${refused.length} refused: ${refused.at(-1).status} ` : '') +
      (reason?.reasons?.[0] ?? reason?.rule ?? reason?.fault ?? '');
    untold = [];
    telling = null;
  }, 3000);
}

let renewals = 0;

async function renew() {
  const number = ++renewals;
  const answer = await ask(`/_tonearm/page/parts?world=${world}`).catch((error) => say(error.message, true));
  if (!answer) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // An older answer may arrive after a newer one.
  if (number !== renewals || isOver) return;
  const parts = ['worlds', 'count', 'accounts', 'clock', 'faults', 'snapshots', 'coverage'];
  for (const id of parts) replace(id, fresh.getElementById(id));
  // Another page may have emptied the journal, and a full journal drops its oldest requests.
  const first = Number(fresh.getElementById('parts').dataset.first);
  for (const row of [...requests.children]) if (Number(row.dataset.number) < first) row.remove();
  element('empty-note').hidden = requests.children.length > 0;
}

// Requests of other worlds are no events of this page, so their counts are asked for.
setInterval(() => {
  if (events && element('worlds')) later('parts', renew);
}, 3000);

// Replaces a part. The control of the same id keeps the focus, and lists stay open.
function replace(id, fresh) {
  const part = element(id);
  if (!part || !fresh) return;
  for (const hidden of fresh.querySelectorAll('.scripted')) hidden.hidden = false;
  for (const open of part.querySelectorAll('details[id][open]')) {
    const again = fresh.querySelector(`#${open.id}`);
    if (again) again.open = true;
  }
  if (part.innerHTML === fresh.innerHTML) return;
  const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
  part.replaceChildren(...document.adoptNode(fresh).childNodes);
  if (focused) element(focused)?.focus();
}

// Buttons, forms and code.

const visit = (id) => location.assign(id ? `/_tonearm/?world=${encodeURIComponent(id)}` : '/_tonearm/');

async function press(button) {
  const { method, path: target, ask: question, opens } = button.dataset;
  if (question && !confirm(question)) return;
  const answer = await change(method, target);
  if (opens !== undefined) return visit(answer.id);
  if (answer.token) return show('A music user token of the account:', answer.token);
  say(`Done: ${button.textContent.trim()}.`);
  await renew();
}

async function makeLink(id) {
  const answer = await change('POST', '/_tonearm/links', { world: id, once: false });
  show('This link opens this world alone, until the server stops:', answer.link);
}

const forms = {
  world: async ({ name }) => visit((await change('POST', '/_tonearm/worlds', name ? { name } : {})).id),
  advance: ({ advance }) => change('PUT', `${path}/clock`, { advance: Number(advance) }),
  time: ({ now }) => change('PUT', `${path}/clock`, { now: now.trim() }),
  faults: ({ faults }) => change('PUT', `${path}/faults`, {
    faults: faults.split('\n').map((line) => line.trim()).filter(Boolean),
  }),
  snapshot: ({ name }) => change('PUT', `${path}/snapshots/${encodeURIComponent(name)}`),
};

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  try {
    await forms[form.dataset.form](Object.fromEntries(new FormData(form)));
    if (form.dataset.form === 'world') return;
    say(`Done: ${form.querySelector('button').textContent}.`);
    form.reset();
    await renew();
  } catch (error) {
    say(error.message, true);
    explain(form, error.message);
  }
});

// Shows the reason of a refusal beside the field, until the field changes.
function explain(form, text) {
  const field = form.querySelector('input, select, textarea');
  const line = form.querySelector('.problem') ?? document.createElement('p');
  line.className = 'problem';
  line.id = `${field.id}-problem`;
  line.textContent = text;
  form.append(line);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', line.id);
  const clear = () => {
    line.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  form.addEventListener('input', clear, { once: true });
  form.addEventListener('reset', clear, { once: true });
}

document.addEventListener('click', async (event) => {
  const target = event.target.closest('[data-method], [data-link], [data-code]');
  if (!target) return;
  try {
    if (target.dataset.method) await press(target);
    if (target.dataset.link) await makeLink(target.dataset.link);
    if (target.dataset.code !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      await showCode(target);
    }
  } catch (error) {
    say(error.message, true);
  }
});

// The headers and bodies of a request and its answer appear in place of the link to them, when its row is opened.
requests.addEventListener('toggle', async (event) => {
  const link = event.target.open && event.target.querySelector('[data-exchange]');
  if (!link || link.dataset.asked) return;
  link.dataset.asked = 'yes';
  try {
    const page = new DOMParser().parseFromString(await (await ask(link.getAttribute('href'))).text(), 'text/html');
    link.parentElement.replaceWith(document.adoptNode(page.querySelector('.exchange')));
  } catch (error) {
    delete link.dataset.asked;
    const problem = document.createElement('p');
    problem.className = 'problem';
    problem.textContent = error.message;
    link.parentElement.querySelector('.problem')?.remove();
    link.parentElement.append(problem);
  }
}, true);

async function showCode(link) {
  const entry = link.closest('.entry');
  const wasOpen = link.getAttribute('aria-expanded') === 'true';
  entry.querySelector('.sample')?.remove();
  for (const other of entry.querySelectorAll('[data-code]')) other.setAttribute('aria-expanded', 'false');
  if (wasOpen) return;
  const text = await (await ask(link.getAttribute('href'))).text();
  const sample = document.createElement('div');
  const code = document.createElement('pre');
  const bar = document.createElement('div');
  sample.className = 'sample';
  code.tabIndex = 0;
  code.setAttribute('role', 'group');
  code.setAttribute('aria-label', `The request in ${link.textContent}`);
  code.textContent = text;
  bar.append(copyButton(() => text));
  sample.append(bar, code);
  entry.append(sample);
  link.setAttribute('aria-expanded', 'true');
}

// Preflights of browsers are folded: they are no requests of the app.
element('preflights').addEventListener('change', (event) => {
  requests.classList.toggle('without-preflights', !event.target.checked);
});
requests.classList.add('without-preflights');

element('refused-only').addEventListener('change', (event) => {
  requests.classList.toggle('refused-only', event.target.checked);
});

listen();
