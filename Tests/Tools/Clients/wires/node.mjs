// The steps of wires.py with one of Node's HTTP clients. Usage: node.mjs fetch|http|http2 ORIGIN TOKEN USER
// AUTHORITY is the certificate of a server with TLS, for http2.
import fs from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'

const [name, origin, token, user] = process.argv.slice(2)
const album = '/v1/catalog/us/albums/310730204'
const signed = { Authorization: `Bearer ${token}`, 'Music-User-Token': user }
const get = ['GET', album, signed]
const body = JSON.stringify({ attributes: { name: 'Road' } })
const steps = [get, get, get, ['POST', '/v1/me/library/playlists', signed, body], ['GET', album, {}],
  ['GET', '/v1/test', signed], get]
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

function sent(method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(origin + path, { method, headers, agent }, (answer) => {
      let bytes = 0
      answer.on('data', (part) => { bytes += part.length })
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function fetched(method, path, headers, body) {
  const answer = await fetch(origin + path, { method, headers, body })
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
}

function streamed(session, method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const request = session.request({ ':method': method, ':path': path, ...headers })
    let [status, bytes] = [0, 0]
    request.on('response', (answer) => { status = answer[':status'] })
    request.on('data', (part) => { bytes += part.length })
    request.on('end', () => resolve({ status, bytes, version: 2 }))
    request.on('error', reject)
    request.end(body)
  })
}

if (name === 'http2') {
  const session = http2.connect(origin, { ca: fs.readFileSync(process.env.AUTHORITY) })
  const cookie = ['a=1', `media-user-token=${user}`, 'b=2']
  steps.push(['GET', '/v1/me/library/songs?limit=1', { Authorization: signed.Authorization, cookie }])
  for (const step of steps) console.log(JSON.stringify(await streamed(session, ...step)))
  session.close()
} else {
  for (const step of steps) console.log(JSON.stringify(await (name === 'fetch' ? fetched : sent)(...step)))
}
agent.destroy()
