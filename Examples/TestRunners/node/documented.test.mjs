/** The example of docs/testing.md. */

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appleMusic } from './apple-music.mjs'

test('a lapsed subscription closes the library', async (t) => {
  const music = await appleMusic(t)  // or appleMusic(t, { world: 'world.json', faults: ['429 --times 1'] })
  const headers = { Authorization: `Bearer ${music.developerToken}`, 'Music-User-Token': music.subscriber.token }
  await music.subscriber.lapse()
  assert.equal((await fetch(`${music.origin}/v1/me/library/songs`, { headers })).status, 403)
})
