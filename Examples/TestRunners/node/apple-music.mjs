// @ts-check
/** A simulated Apple Music for each test of Node's test runner, played by `tonearm serve`. */

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('node:test').TestContext} TestContext */
/**
 * @typedef {object} Order How a world begins; all members are optional.
 * @property {string | URL | object} [world] a world file: its path, or its content
 * @property {string[]} [faults] faults, as in `503 --on /v1/catalog --times 2`
 * @property {number} [seed] the source of everything random
 * @property {string} [now] the time at which the clock is stopped
 */
/**
 * @typedef {object} Why The cause of a refusal: the rule, the part of the request, and what was found there.
 * @property {string} [rule]
 * @property {string} [source]
 * @property {string} [path]
 * @property {string} [parameter]
 * @property {string} [header]
 * @property {string} [pointer]
 * @property {string} [found]
 * @property {string} [allowed]
 * @property {string} [send]
 * @property {string[]} [reasons]
 */
/**
 * @typedef {object} Entry A request in the journal.
 * @property {number} number
 * @property {string} time
 * @property {string} method
 * @property {string} path
 * @property {[string, string][]} query
 * @property {[string, string][]} headers
 * @property {unknown} [body]
 * @property {number} status
 * @property {{developer?: string, user?: string}} tokens
 * @property {string} [fault]
 * @property {Why} [why]
 */
/** @typedef {{path?: string, method?: string, status?: number | string, since?: number, limit?: number}} Choice */

/** A sentence: the server cannot be reached or started, or refused an order of the test. */
export class AppleMusicError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'AppleMusicError'
    const lines = (this.stack ?? '').split('\n').filter((line) => !line.includes(import.meta.url))
    this.stack = lines.join('\n') // lines of the test remain
  }
}

/** A running server that makes worlds, known by its ready file. */
class Server {
  /** @param {string} file @param {number} [pid] the process, if this run started it */
  constructor(file, pid) {
    this.file = file
    this.pid = pid
    this.suite = `node-${randomUUID()}`
    try {
      const ready = JSON.parse(readFileSync(file, 'utf8'))
      this.control = new URL(ready.control).href
      this.secret = String(ready.secret)
    } catch {
      throw new AppleMusicError(`The ready file '${file}' is missing, or has no control address. ` +
        `Start 'tonearm serve --control 127.0.0.1:0 --ready ${file}', or unset TONEARM_READY.`)
    }
  }

  /** Returns the server whose ready file TONEARM_READY names, or starts the program TONEARM. */
  static async findOrStart() {
    if (process.env.TONEARM_READY) return new Server(resolve(process.env.TONEARM_READY))
    const program = process.env.TONEARM || 'tonearm'
    const file = resolve(tmpdir(), `tonearm-${randomUUID()}.json`) // readable by its owner alone
    const words = ['serve', '--listen', '127.0.0.1:0', '--control', '127.0.0.1:0', '--ready', file]
    // A server that is not kept ends with this process, however that ends, because its input does.
    if (!keeps) words.push('--until-input-ends')
    const server = spawn(program, words, { stdio: [keeps ? 'ignore' : 'pipe', 'ignore', 'pipe'], detached: true })
    let ended = false, printed = ''
    server.stderr.on('data', (part) => { printed += part })
    server.on('close', () => { ended = true })
    server.on('error', () => {
      printed = 'it is not installed. ' +
        "Install the package ('sudo apt install ./tonearm_*.deb') or the source ('make install'), " +
        "or set TONEARM to the program's path."
    })
    for (let tries = 0; ; tries += 1) {
      try {
        readFileSync(file)
        break
      } catch {
        if (ended || tries > 3000) {
          server.kill()
          throw new AppleMusicError(`Cannot start '${program}': ${printed.trim()}`)
        }
        await sleep(20)
      }
    }
    server.unref()
    // @ts-ignore: the streams are sockets, which otherwise keep the process alive
    for (const stream of [server.stdin, server.stderr]) stream?.unref()
    return new Server(file, server.pid)
  }

  /**
   * Returns the answer to a request to the control address.
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async ask(method, path, body) {
    /** @type {Response} */ let answer
    /** @type {any} */ let content
    try {
      answer = await fetch(this.control + path,
        { method, headers: { Authorization: `Bearer ${this.secret}` }, body: body ? JSON.stringify(body) : undefined })
      content = await answer.json()
    } catch {
      throw new AppleMusicError(`Cannot reach the server at ${this.control}: it has ended, or does not answer. ` +
        `${this.pid ? 'Run the tests' : "Start 'tonearm serve'"} again.`)
    }
    if (!answer.ok) throw new AppleMusicError([content.error, content.next].filter(Boolean).join(' '))
    return content
  }
}

const keeps = Boolean(process.env.TONEARM_KEEP_WORLDS)
/** @type {Promise<Server> | undefined} */ let found

// Prints what the tests of this file met of the API.
after(async () => {
  const server = await found?.catch(() => undefined)
  const coverage = await server?.ask('GET', `/suites/${server.suite}/coverage`).catch(() => undefined)
  if (coverage) console.log(visible(coverage.line))
})

/** An account of a world. `token` is the music user token that it began with. */
class Account {
  /** @param {AppleMusic} music @param {string} name */
  constructor(music, name) {
    this.name = name
    this.token = music.tokens[name]
    /** @param {string} event */
    this.event = (event) => music.ask('POST', `/accounts/${name}/${event}`)
  }

  /** Ends the subscription. */
  lapse() { return this.event('lapse') }
  /** Begins a subscription. */
  subscribe() { return this.event('subscribe') }
  /** Withdraws the app's access, and its user tokens. */
  revoke() { return this.event('revoke') }
  /** Gives the app access again. */
  grant() { return this.event('grant') }
  /** Withdraws the user tokens of all apps. */
  changePassword() { return this.event('change-password') }
  /**
   * Returns a new music user token.
   * @returns {Promise<string>}
   */
  async newToken() { return (await this.event('token')).token }
}

/** A world of its own: accounts, libraries, a clock, faults and a journal. */
class AppleMusic {
  /** @param {Server} server @param {any} made the answer of the server */
  constructor(server, made) {
    this.id = String(made.id)
    this.origin = String(made.origin)
    this.developerToken = String(made.tokens.developer)
    /** @type {Record<string, string>} */ this.tokens = made.tokens
    /** The line to type in the shell. */
    this.attach = `attach ${server.file} ${this.id}`
    /**
     * Returns the answer to another control request about this world: see docs/worlds.md.
     * @param {string} method @param {string} path @param {unknown} [body]
     */
    this.ask = (method, path, body) => server.ask(method, `/worlds/${this.id}${path}`, body)
    this.clock = {
      /** Returns the time of the world. */
      now: async () => new Date((await this.ask('GET', '/clock')).now),
      /**
       * Moves the clock forward.
       * @param {number} seconds
       */
      advance: (seconds) => this.ask('PUT', '/clock', { advance: seconds }),
      /**
       * Sets the time. A running clock runs on.
       * @param {Date} now
       */
      set: (now) => this.ask('PUT', '/clock', { now: `${now.toISOString().slice(0, 19)}Z` }),
    }
  }

  /**
   * Returns an account by its name in the world file.
   * @param {string} name
   */
  account(name) {
    const { developer, ...accounts } = this.tokens
    if (name in accounts) return new Account(this, name)
    throw new AppleMusicError(`The world has no account '${name}'. It has: ${Object.keys(accounts).join(', ')}.`)
  }

  /** An account with a subscription in the United States and a library. */
  get subscriber() { return this.account('subscriber') }

  /**
   * Adds faults: `fail('429 --on /v1/catalog --times 1')`.
   * @param {string[]} faults
   */
  async fail(...faults) {
    return this.ask('PUT', '/faults', { faults: [...(await this.ask('GET', '/faults')).faults, ...faults] })
  }

  /** Ends all faults. */
  clearFaults() { return this.ask('DELETE', '/faults') }

  /**
   * Returns the entries of the journal.
   * @param {Choice} [choice] @returns {Promise<Entry[]>}
   */
  async requests(choice = {}) {
    const query = new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]))
    return (await this.ask('GET', `/journal?${query}`)).requests
  }

  /** Returns the last 50 requests as text: what was sent, its status, and why it was refused. */
  async journal() {
    return (await this.requests({ limit: 50 })).flatMap(lines).join('\n') ||
      "The world received no request. Does the app send the world's developer token to its origin?"
  }

  /** Brings back the state in which the world was made, and empties the journal. Its tokens stay valid. */
  reset() { return this.ask('POST', '/reset') }
  /**
   * Keeps the present state under a name.
   * @param {string} name
   */
  snapshot(name) { return this.ask('PUT', `/snapshots/${name}`) }
  /**
   * Brings a kept state back.
   * @param {string} name
   */
  restore(name) { return this.ask('POST', `/snapshots/${name}/restore`) }
}

const causes = /** @type {const} */ (
  ['rule', 'source', 'path', 'parameter', 'header', 'pointer', 'found', 'allowed', 'send'])

/** @param {Entry} entry */
function lines({ number, status, method, path, query, body, fault, why = {} }) {
  const values = query.map(([name, value]) => `${name}=${value}`).join('&')
  const details = fault
    ? [`fault: ${fault}`]
    : [...causes.map((name) => why[name] && `${name}: ${why[name]}`),
        ...(why.reasons ?? []).map((reason) => `reason: ${reason}`)]
  return [`${number}  ${status}  ${method} ${path}${values && '?'}${values}`,
    ...[body !== undefined && `body: ${JSON.stringify(body).slice(0, 200)}`, ...details]
      .filter(Boolean).map((detail) => `        ${detail}`)].map(visible)
}

/**
 * Escapes what a terminal would obey: control characters, and those that reverse the direction of a line.
 * @param {string} line
 */
function visible(line) {
  return line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)
}

/**
 * Returns a simulated Apple Music with accounts, a clock and faults that only this test has.
 * A failed test prints its journal.
 * @param {TestContext} t @param {Order} [order]
 */
export async function appleMusic(t, order = {}) {
  const server = await (found ??= Server.findOrStart())
  const { world } = order
  const isFile = typeof world === 'string' || world instanceof URL
  /** @type {AppleMusic} */ let music
  try {
    const content = isFile ? JSON.parse(await readFile(world, 'utf8')) : world
    music = new AppleMusic(server, await server.ask('POST', '/worlds', { ...order, world: content, suite: server.suite }))
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new AppleMusicError(isFile ? `Cannot make the world of '${world}': ${message}` : message)
  }
  t.after(async () => {
    // The member `error` exists from Node 20.12; its types are later ones.
    const failed = /** @type {{error?: unknown}} */ (/** @type {unknown} */ (t)).error
    if (failed) {
      const text = await music.journal().catch((/** @type {Error} */ error) => error.message)
      for (const line of ['Apple Music journal', ...text.split('\n')]) t.diagnostic(line)
    }
    if (keeps) t.diagnostic(`world: ${music.attach}${server.pid ? ` (kill ${server.pid} ends its server)` : ''}`)
    else await music.ask('DELETE', '').catch(() => {}) // if the server has ended, so has the world
  })
  return music
}
