// @ts-check
/** Tests that fail on purpose. ../failing.txt has their output. */

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

import { app } from '../app.mjs'
import { appleMusic } from '../apple-music.mjs'

test('refused', async (t) => {
  const music = await appleMusic(t)
  await app(music, '/v1/me/library/albums?limit=1')
  await music.fail('503 --on /v1/catalog --times 1')
  await app(music, '/v1/catalog/us/albums/310730204')
  await music.subscriber.lapse()
  assert.equal((await app(music, '/v1/me/library/songs')).status, 200)
})

test('a world file with a fault', async (t) => {
  await appleMusic(t, { world: '../gold.json' })
})

test('a server that ends', async (t) => {
  const music = await appleMusic(t)
  process.kill(Number(process.env.SERVER))
  await sleep(500)
  await music.subscriber.lapse()
})
