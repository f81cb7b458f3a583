// @ts-check
/**
 * Sends a request as the tested app does.
 * @param {Awaited<ReturnType<typeof import('./apple-music.mjs').appleMusic>>} music
 * @param {string} path @param {string} [user] @param {string} [method]
 */
export function app(music, path, user = music.subscriber.token, method = 'GET') {
  return fetch(music.origin + path,
    { method, headers: { Authorization: `Bearer ${music.developerToken}`, 'Music-User-Token': user } })
}
