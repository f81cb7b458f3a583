// @ts-check
/** Tests of `appleMusic`, which are also its examples. */

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

import { appleMusic } from './apple-music.mjs'
import { app } from './app.mjs'

test('a lapsed subscription closes the library', async (t) => {
  const music = await appleMusic(t)
  assert.equal((await app(music, '/v1/me/library/songs')).status, 200)
  await music.subscriber.lapse()
  assert.equal((await app(music, '/v1/me/library/songs')).status, 403)
  await music.subscriber.subscribe()
  const token = await music.subscriber.newToken()
  assert.equal((await app(music, '/v1/me/library/songs', token)).status, 200)
})

test('worlds do not notice each other', async (t) => {
  const [first, second] = [await appleMusic(t), await appleMusic(t)]
  await app(first, '/v1/me/library/songs')
  assert.deepEqual((await first.requests()).map((request) => request.path), ['/v1/me/library/songs'])
  assert.deepEqual(await second.requests(), [])
})

for (const event of /** @type {const} */ (['revoke', 'changePassword'])) {
  test(`after ${event} a new token is needed`, async (t) => {
    const music = await appleMusic(t)
    await music.subscriber[event]()
    assert.equal((await app(music, '/v1/me/library/songs')).status, 403)
    await music.subscriber.grant()
    const token = await music.subscriber.newToken()
    assert.equal((await app(music, '/v1/me/library/songs', token)).status, 200)
  })
}

test('tokens expire by the clock', async (t) => {
  const music = await appleMusic(t)
  const before = await music.clock.now()
  await music.clock.advance(31_536_000)
  const after = await music.clock.now()
  assert.equal(Math.floor((after.getTime() - before.getTime()) / 86_400_000), 365)
  assert.equal((await app(music, '/v1/test')).status, 401)
  await music.clock.set(new Date('2027-01-01T00:00:00Z'))
  assert.equal((await music.clock.now()).toISOString().slice(0, 10), '2027-01-01')
})

test('faults are added, and end', async (t) => {
  const music = await appleMusic(t, { faults: ['503 --on /v1/test --times 1'] })
  await music.fail('429 --on /v1/catalog')
  const statuses = []
  for (const path of ['/v1/test', '/v1/test', '/v1/catalog/us']) statuses.push((await app(music, path)).status)
  assert.deepEqual(statuses, [503, 200, 429])
  await music.clearFaults()
  assert.equal((await app(music, '/v1/catalog/us/albums/310730204')).status, 200)
})

test('the journal shows what a terminal would obey', async (t) => {
  const music = await appleMusic(t)
  await app(music, '/v1/test?a=%1B%5B31m%0A%C2%85%E2%80%AEb%E2%80%A8')
  const [line] = (await music.journal()).split('\n')
  assert.equal(line, String.raw`1  400  GET /v1/test?a=\u{1b}[31m\u{a}\u{85}\u{202e}b\u{2028}`)
})

test('the journal has the reason of a refusal', async (t) => {
  const music = await appleMusic(t)
  await app(music, '/v1/test')
  await app(music, '/v1/catalog/us/albums/1?extend=x')
  const [refused] = await music.requests({ path: '/v1/catalog', status: '4xx' })
  assert.equal(refused.why?.rule, 'the storefront must have a resource with this id')
  assert.deepEqual((await music.journal()).split('\n'), [
    '1  200  GET /v1/test', '2  404  GET /v1/catalog/us/albums/1?extend=x',
    '        rule: the storefront must have a resource with this id',
    '        source: recorded answers of the service',
    '        path: 1',
    "        found: the storefront 'us' has no albums/1"])
})

test('a reset and a snapshot bring a state back', async (t) => {
  const music = await appleMusic(t)
  await music.snapshot('subscribed')
  await music.subscriber.lapse()
  await music.restore('subscribed')
  assert.equal((await app(music, '/v1/me/library/songs')).status, 200)
  await music.subscriber.lapse()
  await music.reset()
  assert.deepEqual(await music.requests(), [])
  assert.equal((await app(music, '/v1/me/library/songs')).status, 200)
  await assert.rejects(music.restore('other'), /There is no snapshot 'other'/)
})

test('a world file has accounts of its own', async (t) => {
  const music = await appleMusic(t, { world: new URL('../collector.json', import.meta.url) })
  const albums = await (await app(music, '/v1/me/library/albums', music.account('collector').token)).json()
  assert.deepEqual(albums.data.map((/** @type {any} */ album) => album.attributes.name), ['First Light'])
  assert.throws(() => music.subscriber, /no account 'subscriber'. It has: collector./)
})

test('an attach line names the ready file and the world', async (t) => {
  const music = await appleMusic(t)
  const [verb, file, world] = music.attach.split(' ')
  assert.deepEqual([verb, world], ['attach', music.id])
  assert.equal(JSON.parse(await readFile(file, 'utf8')).origin, music.origin)
})
