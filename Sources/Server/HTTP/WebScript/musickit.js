/*
 * A stand-in for MusicKit on the Web, version 3, for tests of web apps. `tonearm serve --script` serves it. At the
 * path of version 1 it has the calls of that version too.
 *
 * It sends the requests of `music.api.music` to the server that served it, asks that server for music user tokens,
 * and plays without sound: the time of an item simply runs. It contains no token, and sends tokens to that server only.
 *
 * Its address can have `authorize=ask|allow|deny`, which answers for the user, `account=NAME`, and `speed=N`, which
 * lets the time of playback run N times as fast; 0 stops it. With `storefront=strict` a configured storefront other
 * than the account's makes items unplayable, as with Apple's script. `MusicKit.simulation` changes them later.
 */
(function () {
  'use strict';

  // --- Address ------------------------------------------------------------------------------------------------------
  /** The script's own element. A form or an image with the name `currentScript` hides `document.currentScript`. */
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript').get.call(document);
  const address = new URL(own instanceof HTMLScriptElement ? own.src : location.href, location.href);
  /** Whether the page loads version 1, whose `configure` is not awaited. */
  const isFirst = /\/musickit\/v1\//.test(address.pathname);
  /** The address of the server, with the prefix of a world (`/w/ID`) if the script's address has one. */
  const server = address.origin + address.pathname.replace(/\/musickit\/.*$/, '');

  /** The settings of the simulation, which a test may change at any time. */
  const simulation = {
    /** How the user answers: `ask` shows a dialog, `allow` and `deny` answer without it. */
    authorize: setting('authorize', (text) => ['ask', 'allow', 'deny'].includes(text), 'ask'),
    /** The name of the world's account that is asked; null for its first subscriber. */
    account: address.searchParams.get('account'),
    /** `account`: a configured storefront gives way to the account's. `strict`: it overrides it, and items fail. */
    storefront: setting('storefront', (text) => ['account', 'strict'].includes(text), 'account'),
    server,
    get speed() { return speed; },
    set speed(value) {
      if (!isSpeed(value)) throw new MKError('INVALID_ARGUMENTS', `The speed '${value}' is not 0 or more.`);
      if (instance) instance._reset(() => { speed = Number(value); });
      else speed = Number(value);
    },
    /** Lets the time of playback run by a number of seconds at once, through the ends of items. */
    async advance(seconds) { if (instance) await instance._advance(seconds); },
  };
  const isSpeed = (value) => value !== '' && Number(value) >= 0 && Number.isFinite(Number(value));
  let speed = Number(setting('speed', isSpeed, 1));
  let instance;

  /** Returns a member of the address's query, or the default if it is missing or wrong. */
  function setting(name, isRight, usual) {
    const text = address.searchParams.get(name);
    if (text !== null && !isRight(text)) console.warn(`MusicKit: the script's address has a wrong ${name}: ${text}`);
    return text !== null && isRight(text) ? text : usual;
  }

  // --- Values -------------------------------------------------------------------------------------------------------
  const PlaybackStates = enumeration({
    none: 0, loading: 1, playing: 2, paused: 3, stopped: 4, ended: 5, seeking: 6, waiting: 8, stalled: 9, completed: 10,
  });
  const PlayerRepeatMode = enumeration({ none: 0, one: 1, all: 2 });
  const PlayerShuffleMode = enumeration({ off: 0, songs: 1 });
  const PlaybackBitrate = enumeration({ STANDARD: 64, HIGH: 256 });
  const PlaybackMode = enumeration({ PREVIEW_ONLY: 0, MIXED_CONTENT: 1, FULL_PLAYBACK_ONLY: 2 });
  const AuthorizationStatus = Object.freeze({ NOT_DETERMINED: 0, DENIED: 1, RESTRICTED: 2, AUTHORIZED: 3 });

  /** An object that leads from names to numbers and back. */
  function enumeration(values) {
    const back = Object.entries(values).map(([name, value]) => [value, name]);
    return Object.freeze({ ...values, ...Object.fromEntries(back) });
  }

  const eventNames = [
    'authorizationStatusDidChange', 'authorizationStatusWillChange', 'autoplayEnabledDidChange',
    'bufferedProgressDidChange', 'eligibleForSubscribeView', 'mediaCanPlay', 'mediaElementCreated',
    'mediaItemDidChange', 'mediaItemStateDidChange', 'mediaItemStateWillChange', 'mediaPlaybackError', 'metadataDidChange',
    'nowPlayingItemDidChange', 'playbackBitrateDidChange', 'playbackDurationDidChange', 'playbackProgressDidChange',
    'playbackStateDidChange', 'playbackStateWillChange', 'playbackTargetAvailableDidChange', 'playbackTimeDidChange',
    'playbackVolumeDidChange', 'primaryPlayerDidChange', 'queueItemsDidChange', 'queuePositionDidChange',
    'repeatModeDidChange', 'shuffleModeDidChange', 'storefrontCountryCodeDidChange',
    'storefrontIdentifierDidChange', 'timedMetadataDidChange', 'userTokenDidChange',
  ];
  const Events = Object.freeze(Object.fromEntries(eventNames.map((name) => [name, name])));

  // --- Errors -------------------------------------------------------------------------------------------------------
  const errorCodes = [
    'ACCESS_DENIED', 'AUTHORIZATION_ERROR', 'CONFIGURATION_ERROR', 'CONTENT_EQUIVALENT', 'CONTENT_RESTRICTED',
    'INVALID_ARGUMENTS',
    'MEDIA_CERTIFICATE', 'MEDIA_DESCRIPTOR', 'MEDIA_KEY', 'MEDIA_LICENSE', 'MEDIA_PLAYBACK', 'MEDIA_SESSION',
    'NETWORK_ERROR', 'NOT_FOUND', 'QUOTA_EXCEEDED', 'SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'SUBSCRIPTION_ERROR',
    'UNKNOWN_ERROR', 'UNSUPPORTED_ERROR',
  ];
  const codesOfStatus = {
    400: 'INVALID_ARGUMENTS', 401: 'AUTHORIZATION_ERROR', 403: 'ACCESS_DENIED', 404: 'NOT_FOUND', 429: 'QUOTA_EXCEEDED',
    503: 'SERVICE_UNAVAILABLE',
  };

  class MKError extends Error {
    /** @param {string} errorCode one of the static members. */
    constructor(errorCode, description, facts = {}) {
      super(description === undefined ? errorCode : `${errorCode}: ${description}`);
      Object.assign(this, { name: errorCode, errorCode, description }, facts);
    }

    /** The error for an answer that is not a success. `data` is its body, `status` its status. */
    static ofAnswer(response, data) {
      const { status } = response;
      const error = data && data.errors && data.errors[0];
      const words = error ? [error.title, error.detail].filter(Boolean).join(': ') : (data && data.error) || '';
      const code = codesOfStatus[status] || (status >= 500 ? 'SERVER_ERROR' : 'UNKNOWN_ERROR');
      return new MKError(code, `${status} ${words}`.trim(), { status, data, response });
    }
  }
  for (const code of errorCodes) MKError[code] = code;

  // --- Formats ------------------------------------------------------------------------------------------------------
  /** Fills in the template of an artwork's address. Without a size it takes the artwork's own. */
  function formatArtworkURL(artwork, width, height) {
    if (!artwork || !artwork.url) return '';
    const size = { w: width || artwork.width || height, h: height || width || artwork.height, c: 'bb', f: 'jpg' };
    return artwork.url.replace(/\{([whcf])\}/g, (_, name) => size[name]);
  }

  /** `formatMediaTime(185)` is `3:05`, `formatMediaTime(3661)` is `1:01:01`. */
  function formatMediaTime(seconds, separator = ':') {
    const whole = Math.max(0, Math.floor(Number(seconds) || 0));
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    const two = (number) => String(number).padStart(2, '0');
    return (hours > 0 ? [hours, two(minutes), two(rest)] : [minutes, two(rest)]).join(separator);
  }

  // --- Media items --------------------------------------------------------------------------------------------------
  const typesOfKind = { song: 'songs', musicVideo: 'music-videos', radioStation: 'stations' };

  /** Keeps an object that leads back to its owner out of JSON and of listings. */
  function hide(object, name, value) { Object.defineProperty(object, name, { value, writable: true }); }

  /** A song, music video or station of a queue, made from a resource of the API, or from a `kind` in place of a type. */
  class MediaItem {
    /** @param container the album or playlist from which it came; undefined for none. */
    constructor(resource, container) {
      const { id, type = typesOfKind[resource.kind], href, attributes = {}, relationships } = resource;
      Object.assign(this, { id, type, href, attributes, relationships, container: container || resource.container });
    }

    get title() { return this.attributes.name; }
    get albumInfo() { return [this.artistName, this.albumName].filter(Boolean).join(' - '); }
    get artworkURL() { return this.artwork && this.artwork.url; }
    get kind() { return this.playParams && this.playParams.kind; }
    get isPlayable() { return Boolean(this.playParams); }
    get isLiveRadioStation() { return this.type === 'stations' && this.attributes.isLive === true; }
    get previewURL() { return ((this.attributes.previews || [])[0] || {}).url; }
    /** Milliseconds; undefined for a live station. */
    get playbackDuration() { return this.attributes.durationInMillis; }
  }
  for (const name of ['albumName', 'artistName', 'artwork', 'contentRating', 'discNumber', 'isrc', 'playParams',
    'releaseDate', 'trackNumber']) {
    Object.defineProperty(MediaItem.prototype, name, { get() { return this.attributes[name]; } });
  }

  // --- Requests -----------------------------------------------------------------------------------------------------
  /** Sends a request to the server. Returns `{ data, response }`; throws an `MKError` if it is refused. */
  async function send(url, headers, options = {}) {
    const lost = (error) => {
      if (error.name === 'AbortError') throw error;
      throw new MKError('NETWORK_ERROR', `No answer from ${url.origin}: ${error.message}`);
    };
    const response = await fetch(url, { ...options, headers }).catch(lost);
    const text = await response.text().catch(lost);
    let data = null;
    try {
      if (text !== '') data = JSON.parse(text);
    } catch (error) {
      if (response.ok) throw new MKError('SERVER_ERROR', 'The answer is not JSON.', { status: response.status });
    }
    if (!response.ok) throw MKError.ofAnswer(response, data);
    return { data, response };
  }

  class API {
    constructor(music) { hide(this, '_music', music); }
    /**
     * Sends a request of the Apple Music API and returns `{ data, request, response }`; `data` is the whole body.
     * @param path such as `/v1/catalog/{{storefrontId}}/albums/1`, or the `next` of a page.
     * @param parameters the query; a list becomes a value with commas.
     * @param options `{ fetchOptions: { method, headers, body, signal } }`.
     */
    async music(path, parameters = {}, options = {}) {
      const url = this._url(path, parameters || {});
      const { headers: own, ...fetchOptions } = (options && options.fetchOptions) || {};
      const headers = new Headers(own);
      headers.set('Authorization', `Bearer ${this._music.developerToken}`);
      if (this._music.musicUserToken) headers.set('Music-User-Token', this._music.musicUserToken);
      if (typeof fetchOptions.body === 'string' && !headers.has('Content-Type')) {
        headers.set('Content-Type', 'application/json');
      }
      try {
        const { data, response } = await send(url, headers, fetchOptions);
        return { data, request: { url: url.href, fetchOptions, parameters }, response };
      } catch (error) {
        // The subscription may have ended since the last look.
        if (error.status === 403 && this._music.isAuthorized) await this._music._look().catch(() => {});
        throw error;
      }
    }

    _url(path, parameters) {
      if (typeof path !== 'string' || path === '') throw new MKError('INVALID_ARGUMENTS', 'A request needs a path.');
      const rest = path.replace(/\{\{storefrontId\}\}/g, encodeURIComponent(this._music.storefrontId))
        .replace(/^https:\/\/(amp-)?api\.music\.apple\.com(?=\/)/, '');
      if (/^[a-z][a-z0-9+.-]*:/i.test(rest) || rest.startsWith('//')) {
        throw new MKError('INVALID_ARGUMENTS', `'${path}' is not a path of the Apple Music API.`);
      }
      const url = new URL(server + (rest.startsWith('/') ? '' : '/') + rest);
      for (const [name, value] of Object.entries(parameters)) {
        if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
      }
      return url;
    }

    /** Returns the resources of a page and of all pages after it. */
    async _all(page) {
      const resources = [...(page.data || [])];
      for (let next = page.next; next;) {
        const { data } = await this.music(next);
        resources.push(...data.data);
        next = data.next;
      }
      return resources;
    }
  }

  // --- Authorization ------------------------------------------------------------------------------------------------
  /** Returns the team of a developer token. The server checks the token; here only its form matters. */
  function teamOf(developerToken) {
    try {
      return JSON.parse(atob(developerToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).iss.toLowerCase();
    } catch (error) {
      throw new MKError('CONFIGURATION_ERROR', 'The developer token is not a JSON Web Token with a team.');
    }
  }

  /** The music user token of a team in the page's storage. If the browser forbids that, it is not kept. */
  class TokenStore {
    constructor(team) { this._key = `music.${team}.media-user-token`; }
    get token() { try { return localStorage.getItem(this._key) || undefined; } catch (error) { return undefined; } }
    set token(value) {
      try { localStorage[value ? 'setItem' : 'removeItem'](this._key, value); } catch (error) { /* See above. */ }
    }
  }

  /** Asks the server about the account (`GET`), or sends it the user's answer (`POST`). */
  async function askServer(music, method, facts) {
    const url = new URL(`${server}/musickit/authorize`);
    const headers = new Headers({ Authorization: `Bearer ${music.developerToken}` });
    const body = method === 'POST' ? JSON.stringify(facts) : undefined;
    if (body) headers.set('Content-Type', 'application/json');
    else if (facts.token) headers.set('Music-User-Token', facts.token);
    else if (facts.account) url.searchParams.set('account', facts.account);
    try {
      return (await send(url, headers, { method, body })).data;
    } catch (error) {
      if (error.errorCode === 'NETWORK_ERROR' || error.status >= 500) throw error;
      throw new MKError('AUTHORIZATION_ERROR', error.description, { status: error.status, data: error.data });
    }
  }

  // --- Dialog -------------------------------------------------------------------------------------------------------
  const dialogStyle = `
    dialog { border: 1px solid GrayText; border-radius: 12px; padding: 20px; max-width: 24rem; color-scheme: light dark;
      font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; }
    dialog::backdrop { background: rgb(0 0 0 / 0.4); }
    h2 { font-size: 1.1rem; margin: 0 0 8px; }
    p { margin: 0 0 16px; overflow-wrap: anywhere; }
    div { display: flex; gap: 12px; justify-content: flex-end; flex-wrap: wrap; }
    button { font: inherit; padding: 8px 16px; min-height: 2.75rem; }`;

  /** Asks the user. Returns `allow`, `deny`, or `close` if the dialog was closed without an answer. */
  function showDialog(app, account) {
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(dialogStyle);
    shadow.adoptedStyleSheets = [style];
    const text = `The page will read and change the library of the account “${account}” in this simulation. `
      + 'No account of Apple is involved.';
    const deny = element('button', ['Don’t Allow'], { type: 'button' });
    const allow = element('button', ['Allow'], { type: 'button' });
    const dialog = element('dialog', [
      element('h2', [`“${app || document.title || location.host}” asks to use Apple Music`], { id: 'title' }),
      element('p', [text], { id: 'text' }), element('div', [deny, allow]),
    ], { 'aria-labelledby': 'title', 'aria-describedby': 'text' });
    shadow.append(dialog);
    document.body.append(host);
    return new Promise((resolve) => {
      const end = (answer) => {
        dialog.close();
        host.remove();
        resolve(answer);
      };
      allow.addEventListener('click', () => end('allow'));
      deny.addEventListener('click', () => end('deny'));
      dialog.addEventListener('cancel', () => end('close'));
      dialog.showModal();
    });
  }

  function element(name, content, attributes = {}) {
    const made = document.createElement(name);
    made.append(...content);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  // --- Queue --------------------------------------------------------------------------------------------------------
  /** The items to play. `position` is an index from 0; -1 if the queue is empty. */
  class Queue {
    /** @param station the id of the station that adds items at the end; undefined for none. */
    constructor(music, items = [], station = undefined) {
      // `_order` has the items in their order without shuffling; null if they are not shuffled.
      hide(this, '_music', music);
      Object.assign(this, { _items: items, _station: station, _position: -1, _order: null });
    }

    get items() { return this._items.slice(); }
    get length() { return this._items.length; }
    get isEmpty() { return this._items.length === 0; }
    get position() { return this._position; }
    get currentItem() { return this._items[this._position]; }
    get nextPlayableItem() { return this._items[this._next(1)]; }
    get previousPlayableItem() { return this._items[this._next(-1)]; }
    item(index) { return this._items[index]; }
    indexForItem(item) { return this._items.findIndex((one) => one.id === String(item && item.id ? item.id : item)); }
    toJSON() { return { items: this._items, position: this._position }; }

    /** Adds items at the end, or after the current one. They are descriptors, media items or resources. */
    append(options) { return this._music.playLater(descriptor(options)); }
    prepend(options) { return this._music.playNext(descriptor(options)); }

    /** Removes an item. The current item cannot be removed. */
    remove(index) {
      this._check(index);
      if (index === this._position && this._music.nowPlayingItem) {
        throw new MKError('INVALID_ARGUMENTS', 'The current item cannot be removed.');
      }
      const [gone] = this._items.splice(index, 1);
      if (this._order) this._order = this._order.filter((item) => item !== gone);
      this._move(Math.min(index < this._position ? this._position - 1 : this._position, this.length - 1), true);
    }

    _check(index) {
      if (!Number.isInteger(index) || index < 0 || index >= this.length) {
        throw new MKError('INVALID_ARGUMENTS', `The queue has ${this.length} items, and none at ${index}.`);
      }
    }

    _insert(items, index) {
      this._items.splice(index, 0, ...items);
      if (this._order) this._order.splice(this._order.indexOf(this._items[index - 1]) + 1, 0, ...items);
      this._move(Math.max(0, this._position + (index <= this._position ? items.length : 0)), true);
    }

    /** Announces the items if they changed, and then the position if it changed. */
    _move(position, haveItemsChanged = false) {
      const oldPosition = this._position;
      this._position = position;
      if (haveItemsChanged) this._music._emit('queueItemsDidChange', this.items);
      if (position !== oldPosition) this._music._emit('queuePositionDidChange', { oldPosition, position });
    }

    /** Returns the index of the next playable item in a direction; -1 if there is none. */
    _next(step, from = this._position) {
      const wraps = this._music.repeatMode === PlayerRepeatMode.all;
      for (let count = 1; count <= this.length; count += 1) {
        let index = from + step * count;
        if (wraps) index = (index + this.length) % this.length;
        if (index < 0 || index >= this.length) return -1;
        if (this._items[index].isPlayable) return index;
      }
      return -1;
    }

    /** Puts the items after the current one in another order, which is the same for the same queue, or back. */
    _shuffle(isOn) {
      if (isOn === Boolean(this._order)) return;
      const current = this.currentItem;
      if (isOn) {
        this._order = this.items;
        // Multiplicative hashing of the index (Knuth) spreads the items.
        const rank = new Map(this._items.map((item, index) => [item, Math.imul(index + 1, 2654435761) >>> 0]));
        rank.set(current, -1);
        this._items.sort((one, other) => rank.get(one) - rank.get(other));
      } else {
        [this._items, this._order] = [this._order, null];
      }
      if (current) this._move(this._items.indexOf(current), true);
    }
  }

  const kinds = {
    song: 'songs', album: 'albums', playlist: 'playlists', musicVideo: 'music-videos', station: 'stations',
  };
  const descriptor = (options) => (Array.isArray(options) || (options && options.type) ? { items: options } : options);
  const containerTypes = ['albums', 'library-albums', 'playlists', 'library-playlists'];

  /** Finds the items for the options of `setQueue`, `playNext`, `playLater` and `playAt`. */
  class QueueReader {
    constructor(api) { hide(this, '_api', api); }
    /** Returns the items, and the station that adds further ones. */
    async items(options) {
      const given = options || {};
      const named = Object.entries(kinds)
        .flatMap(([kind, type]) => [[type, given[kind]], [type, given[`${kind}s`]]])
        .filter(([, ids]) => ids !== undefined && ids !== null);
      if (given.url) named.push([linked(given.url).type, linked(given.url).id]);
      if (named.length === 0 && !given.items) {
        throw new MKError('INVALID_ARGUMENTS', 'A queue needs items, such as { album: ID }.');
      }
      const found = { items: [], station: undefined };
      for (const [type, ids] of named) await this._add(type, [].concat(ids).map(String), found);
      await this._addItems([].concat(given.items || []), found);
      return found;
    }

    async _add(type, ids, found) {
      if (type === 'songs' || type === 'music-videos') return found.items.push(...await this._tracks(type, ids));
      for (const id of ids) {
        if (type === 'stations') await this._addStation(id, found);
        else found.items.push(...await this._container(type, id));
      }
      return undefined;
    }

    /** Items and resources are taken as they are if they have attributes; others are fetched. */
    async _addItems(values, found) {
      for (const value of values) {
        const { id, type } = value || {};
        if (!id || !type) throw new MKError('INVALID_ARGUMENTS', 'An item needs an id and a type.');
        if (containerTypes.includes(type) || type === 'stations' || !value.attributes) {
          const plain = { song: 'songs', musicVideo: 'music-videos' }[type] || type.replace(/^library-/, '');
          await this._add(plain, [String(id)], found);
        } else {
          found.items.push(new MediaItem(value, value.container));
        }
      }
    }

    async _tracks(type, ids) {
      const resources = new Map();
      for (const isLibrary of [false, true]) {
        const part = ids.filter((id) => isLibraryID(id) === isLibrary);
        for (let start = 0; start < part.length; start += 100) {
          const { data } = await this._api.music(basePath(type, isLibrary), { ids: part.slice(start, start + 100) });
          for (const resource of data.data) resources.set(resource.id, resource);
        }
      }
      return ids.map((id) => {
        if (!resources.has(id)) throw new MKError('NOT_FOUND', `There are no ${type} with the id '${id}'.`);
        return new MediaItem(resources.get(id));
      });
    }

    async _container(type, id) {
      const { data } = await this._api.music(
        `${basePath(type, isLibraryID(id))}/${encodeURIComponent(id)}`, { include: 'tracks' });
      const [resource] = data.data;
      const tracks = await this._api._all(((resource.relationships || {}).tracks) || {});
      const container = { id: resource.id, type: resource.type, attributes: resource.attributes };
      return tracks.map((track) => new MediaItem(track, container));
    }

    async _addStation(id, found) {
      const { data } = await this._api.music(`${basePath('stations', false)}/${encodeURIComponent(id)}`);
      const station = new MediaItem(data.data[0]);
      if (station.isLiveRadioStation) return found.items.push(station);
      found.station = id;
      return found.items.push(...await this.nextTracks(id));
    }

    /** Returns the next songs of a station. */
    async nextTracks(id) {
      const { data } = await this._api.music(
        `/v1/me/stations/next-tracks/${encodeURIComponent(id)}`, {}, { fetchOptions: { method: 'POST' } });
      return data.data.map((track) => new MediaItem(track));
    }
  }

  const isLibraryID = (id) => /^[ilp]\./.test(id);
  const basePath = (type, isLibrary) => (isLibrary ? '/v1/me/library/' : '/v1/catalog/{{storefrontId}}/') + type;

  /**
   * Returns type and id of a link such as `https://music.apple.com/us/album/name/310730204?i=310730206`, or of an older
   * one: `https://itunes.apple.com/us/album/name/id310730204`.
   */
  function linked(text) {
    let url;
    try { url = new URL(text); } catch (error) { url = null; }
    const parts = url && url.pathname.split('/').filter(Boolean);
    const type = parts && kinds[parts[1] === 'music-video' ? 'musicVideo' : parts[1]];
    if (!type || !/(^|\.)(music|itunes)\.apple\.com$/.test(url.hostname) || parts.length < 3) {
      throw new MKError('INVALID_ARGUMENTS', `'${text}' is not a link to music that can be played.`);
    }
    const song = type === 'albums' && url.searchParams.get('i');
    return song ? { type: 'songs', id: song } : { type, id: parts[parts.length - 1].replace(/^id(?=\d+$)/, '') };
  }

  // --- Player -------------------------------------------------------------------------------------------------------
  /** The seconds of a preview. */
  const previewLength = 30;
  /** Milliseconds between two reports of the time while an item plays. */
  const tick = 250;

  class Player {
    constructor() {
      this._listeners = new Map();
      this._state = PlaybackStates.none;
      this._item = undefined;
      this.playbackMode = PlaybackMode.MIXED_CONTENT;
      /** The seconds of the current item, its length, and the time from which they run; undefined while they do not. */
      Object.assign(this, { _seconds: 0, _length: 0, _since: undefined, _timer: undefined, _reported: -1 });
      /** The number of the last start of an item: an earlier start that is still under way gives up. */
      Object.assign(this, { _start: 0, _startTime: 0 });
      Object.assign(this, { _repeatMode: 0, _shuffleMode: 0, _autoplayEnabled: false, _volume: 1, _bitrate: 256 });
      this.queue = new Queue(this);
    }

    // Events
    addEventListener(name, callback, options = {}) {
      if (!Events[name]) console.warn(`MusicKit: '${name}' is not an event.`);
      if (!this._listeners.has(name)) this._listeners.set(name, []);
      this._listeners.get(name).push({ callback, once: Boolean(options && options.once) });
    }

    removeEventListener(name, callback) {
      this._listeners.set(name, (this._listeners.get(name) || []).filter((one) => one.callback !== callback));
    }

    _emit(name, event = {}) {
      for (const listener of [...(this._listeners.get(name) || [])]) {
        if (listener.once) this.removeEventListener(name, listener.callback);
        try { listener.callback.call(this, event); } catch (error) { console.error(error); }
      }
    }

    // What is playing
    get playbackState() { return this._state; }
    get isPlaying() { return this._state === PlaybackStates.playing; }
    get nowPlayingItem() { return this._item; }
    get nowPlayingItemIndex() { return this._item ? this.queue.position : -1; }
    get currentPlaybackTime() { return Math.floor(this._now + 1e-6); }
    get currentPlaybackDuration() { return Number.isFinite(this._length) ? Math.floor(this._length) : 0; }
    get currentPlaybackTimeRemaining() { return Math.max(0, this.currentPlaybackDuration - this.currentPlaybackTime); }
    get currentPlaybackProgress() {
      return this._length > 0 && Number.isFinite(this._length) ? this._now / this._length : 0;
    }

    /** The seconds of the current item, up to its length. */
    get _now() {
      const running = this._since === undefined ? 0 : ((performance.now() - this._since) / 1000) * speed;
      return Math.min(this._length, this._seconds + running);
    }

    _setState(state) {
      if (state === this._state) return;
      const event = { oldState: this._state, state, nowPlayingItem: this._item };
      this._emit('playbackStateWillChange', event);
      this._state = state;
      this._emit('playbackStateDidChange', event);
    }

    _setItem(item) {
      if (item === this._item) return;
      this._item = item;
      this._emit('nowPlayingItemDidChange', { item });
      if (isFirst) this._emit('mediaItemDidChange', { item });
    }

    // The clock
    /** Lets the time run from here, or stops it. */
    _run(isRunning) {
      this._seconds = this._now;
      this._since = isRunning ? performance.now() : undefined;
      clearTimeout(this._timer);
      if (isRunning && speed > 0) this._wait();
    }

    _wait() {
      const left = ((this._length - this._now) / speed) * 1000;
      this._timer = setTimeout(() => {
        this._reportTime();
        if (this._now < this._length) this._wait();
        else this._end().catch((error) => console.warn(error));
      }, Math.max(0, Math.min(tick, left)));
    }

    /** Makes a change between two stretches of time. */
    _reset(change) {
      const isRunning = this._since !== undefined;
      this._run(false);
      change();
      if (isRunning) this._run(true);
    }

    _reportTime() {
      const { currentPlaybackTime, currentPlaybackDuration, currentPlaybackTimeRemaining } = this;
      if (currentPlaybackTime === this._reported) return;
      this._reported = currentPlaybackTime;
      const times = { currentPlaybackTime, currentPlaybackDuration, currentPlaybackTimeRemaining };
      this._emit('playbackTimeDidChange', times);
      this._emit('playbackProgressDidChange', { progress: Math.round(this.currentPlaybackProgress * 100) / 100 });
    }

    async _advance(seconds) {
      let left = Number(seconds);
      if (!(left >= 0)) throw new MKError('INVALID_ARGUMENTS', `'${seconds}' is not a number of seconds.`);
      while (left > 0 && this.isPlaying) {
        this._run(false);
        const step = Math.min(left, this._length - this._seconds);
        this._seconds += step;
        left -= step;
        this._run(true);
        this._reportTime();
        if (this._now >= this._length) await this._end();
      }
    }

    // Starting and ending items
    /** Starts an item of the queue. */
    async _load(index, startTime = 0) {
      const number = this._start += 1;
      this._run(false);
      const item = this.queue.item(index);
      this._setState(PlaybackStates.loading);
      this.queue._move(index);
      Object.assign(this, { _seconds: 0, _reported: -1, _startTime: 0 });
      this._setItem(item);
      try {
        this._length = this._lengthOf(item);
      } catch (error) {
        this._halt(PlaybackStates.stopped);
        this._emit('mediaPlaybackError', error);
        throw error;
      }
      this._seconds = Math.min(Math.max(0, startTime), this._length);
      this._emit('metadataDidChange', { item });
      this._emit('playbackDurationDidChange', { currentTime: this._seconds, duration: this.currentPlaybackDuration });
      await null;
      if (number !== this._start) return;
      this._emit('bufferedProgressDidChange', { progress: 100 });
      this._emit('mediaCanPlay', { item });
      this._run(true);
      this._setState(PlaybackStates.playing);
      this._reportTime();
    }

    /** Returns the seconds that may be heard of an item. */
    _lengthOf(item) {
      if (!item.isPlayable) throw new MKError('CONTENT_RESTRICTED', `'${item.title}' cannot be played here.`);
      if (this._isElsewhere && !isLibraryID(item.id)) {
        throw new MKError('CONTENT_EQUIVALENT', `'${item.title}' is another item in the account's storefront.`);
      }
      const isPreview = this.previewOnly || this.playbackMode === PlaybackMode.PREVIEW_ONLY;
      const isFull = this.isAuthorized && this._isSubscribed;
      if (!isFull && this.playbackMode === PlaybackMode.FULL_PLAYBACK_ONLY || !isFull && !item.previewURL) {
        throw new MKError('SUBSCRIPTION_ERROR', `'${item.title}' needs a subscription.`);
      }
      const length = item.isLiveRadioStation ? Infinity : (item.playbackDuration || 0) / 1000;
      // Items without a preview, such as those of the library, play whole for a subscriber.
      return isPreview && item.previewURL ? Math.min(previewLength, length) : length;
    }

    /** The end of the current item: the next one starts, or the queue is completed. */
    async _end() {
      const number = this._start;
      this._run(false);
      this._setState(PlaybackStates.ended);
      if (this._repeatMode === PlayerRepeatMode.one) return this._load(this.queue.position);
      const next = await this._upcoming().catch((error) => {
        this._emit('mediaPlaybackError', error);
        return -1;
      });
      return number === this._start ? this._loadOrComplete(next) : undefined;
    }

    /** Returns the index of the next item, after asking the station for more if need be; -1 at the end. */
    async _upcoming() {
      const { queue } = this;
      if (queue._next(1) < 0 && queue._station) {
        queue._insert(await this._reader.nextTracks(queue._station), queue.length);
      }
      return queue._next(1);
    }

    async _loadOrComplete(index) {
      if (index >= 0) return this._load(index);
      this._halt(PlaybackStates.completed);
      return this.queue._move(0);
    }

    _halt(state) {
      this._start += 1;
      this._run(false);
      Object.assign(this, { _seconds: 0, _length: 0 });
      this._setState(state);
      this._setItem(undefined);
    }

    // Commands
    async play() {
      if (this._state === PlaybackStates.playing || this._state === PlaybackStates.loading) return;
      if (this.queue.isEmpty) throw new MKError('MEDIA_PLAYBACK', 'The queue is empty.');
      if (this._state === PlaybackStates.paused && this._item) {
        this._run(true);
        this._setState(PlaybackStates.playing);
        return;
      }
      await this._load(Math.max(0, this.queue.position), this._startTime);
    }

    async pause() {
      if (this._state !== PlaybackStates.playing && this._state !== PlaybackStates.loading) return;
      this._start += 1;
      this._run(false);
      this._setState(PlaybackStates.paused);
    }

    async stop() { if (this._item) this._halt(PlaybackStates.stopped); }

    async seekToTime(seconds) {
      if (!this._item) throw new MKError('MEDIA_PLAYBACK', 'Nothing is playing, so there is no time to seek.');
      if (!(seconds >= 0)) throw new MKError('INVALID_ARGUMENTS', `'${seconds}' is not a time in seconds.`);
      const state = this._state;
      this._setState(PlaybackStates.seeking);
      this._reset(() => { this._seconds = Math.min(Number(seconds), this._length); });
      this._setState(state);
      this._reportTime();
    }

    async skipToNextItem() { if (!this.queue.isEmpty) await this._loadOrComplete(await this._upcoming()); }
    async skipToPreviousItem() { if (!this.queue.isEmpty) await this._load(Math.max(0, this.queue._next(-1))); }

    async changeToMediaAtIndex(index) {
      this.queue._check(index);
      await this._load(index);
    }

    /** Goes to an item of the queue, which is named by its id or by an item with this id. */
    async changeToMediaItem(item) {
      const index = this.queue.indexForItem(item);
      if (index < 0) throw new MKError('NOT_FOUND', 'The queue does not have this item.');
      await this._load(index);
    }

    async setQueue(options) {
      const { items, station } = await this._reader.items(options);
      if (items.length === 0) throw new MKError('NOT_FOUND', 'There is nothing to play in it.');
      // Some type listings call it startPosition.
      const start = options.startWith !== undefined ? options.startWith : options.startPosition || 0;
      const index = typeof start === 'number' ? start : items.findIndex((item) => item.id === String(start));
      if (!items[index]) throw new MKError('INVALID_ARGUMENTS', `startWith: the queue has ${items.length} items.`);
      await this.stop();
      this.queue = new Queue(this, items, station);
      this.queue._move(index, true);
      if (options.repeatMode !== undefined) this.repeatMode = options.repeatMode;
      if (this._shuffleMode === PlayerShuffleMode.songs) this.queue._shuffle(true);
      this._startTime = options.startTime || 0;
      if (options.startPlaying) await this.play();
      return this.queue;
    }

    async clearQueue() {
      await this.stop();
      this.queue = new Queue(this);
      this.queue._move(-1, true);
      return this.queue;
    }

    async playNext(options) { return this._insert(options, () => this.queue.position + 1); }
    async playLater(options) { return this._insert(options, () => this.queue.length); }
    async playAt(index, options) {
      if (index !== this.queue.length) this.queue._check(index);
      return this._insert(options, () => Math.min(index, this.queue.length));
    }

    /** @param place returns the index, after the items were fetched. */
    async _insert(options, place) {
      const { items } = await this._reader.items(options);
      if (items.length > 0) this.queue._insert(items, place());
      return this.queue;
    }

    // Modes
    get repeatMode() { return this._repeatMode; }
    set repeatMode(value) { this._set('repeatMode', value, [0, 1, 2]); }
    get shuffleMode() { return this._shuffleMode; }
    set shuffleMode(value) {
      this._set('shuffleMode', value, [0, 1]);
      this.queue._shuffle(this._shuffleMode === PlayerShuffleMode.songs);
    }
    get autoplayEnabled() { return this._autoplayEnabled; }
    set autoplayEnabled(value) { this._set('autoplayEnabled', Boolean(value), [true, false]); }
    get bitrate() { return this._bitrate; }
    set bitrate(value) { this._set('bitrate', value, [64, 256], 'playbackBitrateDidChange'); }
    get volume() { return this._volume; }
    set volume(value) {
      if (!(value >= 0 && value <= 1)) throw new MKError('INVALID_ARGUMENTS', `The volume '${value}' is not 0 to 1.`);
      this._set('volume', Number(value), [Number(value)], 'playbackVolumeDidChange');
    }

    get isMuted() { return this._volumeBefore !== undefined; }
    mute() {
      if (this.isMuted) return;
      this._volumeBefore = this._volume;
      this.volume = 0;
    }
    unmute() {
      if (!this.isMuted) return;
      this.volume = this._volumeBefore;
      this._volumeBefore = undefined;
    }

    _set(name, value, known, event = `${name}DidChange`) {
      if (!known.includes(value)) {
        throw new MKError('INVALID_ARGUMENTS', `${name} '${value}' is not ${known.join(', ')}.`);
      }
      if (this[`_${name}`] === value) return;
      this[`_${name}`] = value;
      this._emit(event, { [name]: value });
    }
  }

  // --- Instance -----------------------------------------------------------------------------------------------------
  class MusicKitInstance extends Player {
    constructor(configuration) {
      super();
      const { developerToken, app = {}, storefrontId, bitrate } = configuration;
      Object.assign(this, { developerToken, app, api: new API(this) });
      this._reader = new QueueReader(this.api);
      this._store = new TokenStore(teamOf(developerToken));
      Object.assign(this, { _token: undefined, _status: AuthorizationStatus.NOT_DETERMINED, _storefront: undefined });
      Object.assign(this, { _isSubscribed: false, _isPreviewOnly: false, _defaultStorefront: storefrontId || 'us' });
      this._chosenStorefront = simulation.storefront === 'strict' ? storefrontId : undefined;
      if (bitrate !== undefined) this.bitrate = bitrate;
    }

    get version() { return MusicKit.version; }
    /** The instance itself: version 1 has the player there. */
    get player() { return this; }
    get isAuthorized() { return Boolean(this._token); }
    get musicUserToken() { return this._token; }
    /** Takes over a token that the app keeps, such as one of its own server; the server is asked about it. */
    set musicUserToken(token) {
      const status = token ? AuthorizationStatus.AUTHORIZED : AuthorizationStatus.NOT_DETERMINED;
      this._setToken(token || undefined, status, token ? this._storefront : undefined);
      if (token) this._resume().catch((error) => console.warn(error));
    }
    get authorizationStatus() { return this._status; }
    get storefrontId() { return this._chosenStorefront || this._storefront || this._defaultStorefront; }
    /** Overrides the account's storefront in requests; nothing restores it. */
    set storefrontId(id) { this._change(() => { this._chosenStorefront = id ? String(id).toLowerCase() : undefined; }); }
    /** Whether the storefront of the requests is not the account's, and the simulation is strict about it. */
    get _isElsewhere() {
      return simulation.storefront === 'strict' && Boolean(this._storefront) && this.storefrontId !== this._storefront;
    }
    get storefrontCountryCode() { return this.storefrontId; }
    /** Whether only previews play: without authorization or subscription, or because the app wants it. */
    get previewOnly() { return this._isPreviewOnly || !this.isAuthorized || !this._isSubscribed; }
    set previewOnly(value) { this._isPreviewOnly = Boolean(value); }

    /** Returns the music user token. Asks the user, unless the page has a token that is still valid. */
    authorize() {
      if (!this._authorizing) {
        this._authorizing = this._authorize().finally(() => { this._authorizing = undefined; });
      }
      return this._authorizing;
    }

    async _authorize() {
      if (this.isAuthorized && await this._look() === 'authorized') return this._token;
      const account = simulation.account || undefined;
      let answer = simulation.authorize;
      if (answer !== 'allow' && answer !== 'deny') {
        const facts = await askServer(this, 'GET', { account });
        answer = await showDialog(this.app.name, facts.account);
      }
      if (answer === 'close') throw new MKError('AUTHORIZATION_ERROR', 'The user closed the dialog.');
      const facts = await askServer(this, 'POST', { account, answer });
      if (facts.status !== 'authorized') {
        this._setToken(undefined, AuthorizationStatus.DENIED);
        throw new MKError('AUTHORIZATION_ERROR', 'The user did not allow access.');
      }
      this._isSubscribed = facts.isSubscribed;
      this._setToken(facts.musicUserToken, AuthorizationStatus.AUTHORIZED, facts.storefront);
      if (!this._isSubscribed) this._emit('eligibleForSubscribeView', {});
      return this._token;
    }

    /** Adds a resource of the catalog to the library: `addToLibrary('310730204', 'albums')`. */
    async addToLibrary(id, type = 'songs') {
      const plural = kinds[type] || type;
      const { response } = await this.api.music('/v1/me/library', { [`ids[${plural}]`]: [].concat(id) },
        { fetchOptions: { method: 'POST' } });
      return response;
    }

    /** Forgets the token. What plays with it stops. */
    async unauthorize() {
      await this.stop();
      this._setToken(undefined, AuthorizationStatus.NOT_DETERMINED);
    }

    /** Asks the server whether the token is still valid, and whether its account subscribes. */
    async _look() {
      const facts = await askServer(this, 'GET', { token: this._token });
      this._isSubscribed = facts.status === 'authorized' && facts.isSubscribed;
      return facts.status;
    }

    /** Takes over the token of an earlier visit, if it is still valid. */
    async _resume() {
      const token = this._store.token;
      if (!token) return;
      const facts = await askServer(this, 'GET', { token });
      if (this._store.token !== token) return;
      if (facts.status === 'authorized') {
        this._isSubscribed = facts.isSubscribed;
        Object.assign(this, { _token: token, _status: AuthorizationStatus.AUTHORIZED });
        this._change(() => { this._storefront = facts.storefront; });
      } else {
        this._store.token = undefined;
      }
    }

    /** Makes a change that may be one of the storefront, which is announced. */
    _change(change) {
      const old = this.storefrontId;
      change();
      if (this.storefrontId === old) return;
      this._emit('storefrontIdentifierDidChange', { storefrontIdentifier: this.storefrontId });
      this._emit('storefrontCountryCodeDidChange', { storefrontCountryCode: this.storefrontCountryCode });
    }

    _setToken(token, status, storefront) {
      const [oldToken, oldStatus] = [this._token, this._status];
      const event = { authorizationStatus: status };
      if (status !== oldStatus) this._emit('authorizationStatusWillChange', event);
      Object.assign(this, { _token: token, _status: status });
      this._store.token = token;
      if (!token) this._isSubscribed = false;
      if (token !== oldToken) this._emit('userTokenDidChange', { userToken: token });
      this._change(() => { this._storefront = storefront; });
      if (status !== oldStatus) this._emit('authorizationStatusDidChange', event);
    }
  }

  // --- Version 1 ----------------------------------------------------------------------------------------------------
  /** The calls of version 1 return the resources themselves: `api.album(ID)`, `api.library.songs()`, `api.search()`. */
  function addFirstCalls(api) {
    const resources = async (path, parameters) => (await api.music(path, parameters)).data.data;
    const reader = (root) => {
      const calls = {};
      for (const type of ['album', 'artist', 'curator', 'musicVideo', 'playlist', 'song', 'station', 'genre']) {
        const path = root + (type === 'musicVideo' ? 'music-video' : type) + 's';
        calls[type] = async (id, parameters) => (await resources(`${path}/${encodeURIComponent(id)}`, parameters))[0];
        calls[`${type}s`] = (ids, parameters) => (
          Array.isArray(ids) ? resources(path, { ids, ...parameters }) : resources(path, ids || parameters));
      }
      calls.search = async (term, parameters) => (
        (await api.music(`${root}search`, { term, ...parameters })).data.results);
      return calls;
    };
    const catalog = '/v1/catalog/{{storefrontId}}/';
    Object.assign(api, reader(catalog), {
      library: reader('/v1/me/library/'),
      charts: async (types, parameters) => (await api.music(`${catalog}charts`, { types, ...parameters })).data.results,
      searchHints: async (term, parameters) => (
        (await api.music(`${catalog}search/hints`, { term, ...parameters })).data.results),
      recommendations: (parameters) => resources('/v1/me/recommendations', parameters),
      historyHeavyRotation: (parameters) => resources('/v1/me/history/heavy-rotation', parameters),
      recentPlayed: (parameters) => resources('/v1/me/recent/played', parameters),
      recentlyAdded: (parameters) => resources('/v1/me/library/recently-added', parameters),
      addToLibrary: (ids) => api.music('/v1/me/library',
        Object.fromEntries(Object.entries(ids).map(([type, values]) => [`ids[${kinds[type] || type}]`, values])),
        { fetchOptions: { method: 'POST' } }),
    });
  }

  const MusicKit = {
    version: isFirst ? '1.2.3-tonearm' : '3.0.0-tonearm',
    simulation,
    /** Makes the instance. Web components (`declarativeMarkup`) are accepted, but there are none. */
    async configure(configuration) {
      const made = make(configuration);
      // Without the server the page still has an instance. The next request reports the error.
      await made._resume().catch((error) => console.warn(error));
      if (instance) await instance.stop();
      instance = made;
      return made;
    },
    getInstance: () => instance,
    formatArtworkURL, formatMediaTime, MKError, MediaItem, Events,
    PlaybackStates, PlayerRepeatMode, PlayerShuffleMode, PlaybackBitrate, PlaybackMode, AuthorizationStatus,
  };
  if (isFirst) {
    /** Makes the instance at once. A token of an earlier visit is taken over before the server was asked about it. */
    MusicKit.configure = (configuration) => {
      const made = make(configuration);
      addFirstCalls(made.api);
      if (made._store.token) made.musicUserToken = made._store.token;
      if (instance) instance.stop();
      instance = made;
      return made;
    };
  }
  window.MusicKit = MusicKit;

  function make(configuration) {
    if (!configuration || typeof configuration.developerToken !== 'string') {
      throw new MKError('CONFIGURATION_ERROR', 'configure() needs a developerToken.');
    }
    return new MusicKitInstance(configuration);
  }

  // A script later in the page may still add its listener, so a page that is being read waits for its end.
  const announce = () => document.dispatchEvent(new Event('musickitloaded'));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', announce, { once: true });
  else setTimeout(announce, 0);
}());
