/** A simulated Apple Music for each test of Node's test runner, played by `tonearm serve`. */

import type { TestContext } from 'node:test'

/** How a world begins; all members are optional. */
export interface Order {
  /** A world file: its path, or its content. */
  world?: string | URL | object
  /** Faults, as in `503 --on /v1/catalog --times 2`. */
  faults?: string[]
  /** The source of everything random. */
  seed?: number
  /** The time at which the clock is stopped. */
  now?: string
}

/** A request in the journal. */
/** The cause of a refusal: the rule, the part of the request, and what was found there. */
export interface Why {
  rule?: string
  source?: string
  path?: string
  parameter?: string
  header?: string
  pointer?: string
  found?: string
  allowed?: string
  send?: string
  reasons?: string[]
}
export interface Entry {
  number: number
  time: string
  method: string
  path: string
  query: [string, string][]
  headers: [string, string][]
  body?: unknown
  status: number
  tokens: { developer?: string; user?: string }
  fault?: string
  why?: Why
}

/** Which requests of the journal to return. */
export interface Choice {
  path?: string
  method?: string
  /** A status, or a class such as `4xx`. */
  status?: number | string
  since?: number
  limit?: number
}

/** A sentence: the server cannot be reached or started, or refused an order of the test. */
export class AppleMusicError extends Error {
  constructor(message: string)
}

/** An account of a world. */
export interface Account {
  readonly name: string
  /** The music user token that it began with. */
  readonly token: string
  /** Ends the subscription. */
  lapse(): Promise<unknown>
  /** Begins a subscription. */
  subscribe(): Promise<unknown>
  /** Withdraws the app's access, and its user tokens. */
  revoke(): Promise<unknown>
  /** Gives the app access again. */
  grant(): Promise<unknown>
  /** Withdraws the user tokens of all apps. */
  changePassword(): Promise<unknown>
  /** Returns a new music user token. */
  newToken(): Promise<string>
}

/** The clock of a world, by which tokens expire. */
export interface Clock {
  /** Returns the time of the world. */
  now(): Promise<Date>
  /** Moves the clock forward. */
  advance(seconds: number): Promise<unknown>
  /** Sets the time. A running clock runs on. */
  set(now: Date): Promise<unknown>
}

/** A world of its own: accounts, libraries, a clock, faults and a journal. */
export interface AppleMusic {
  readonly id: string
  /** The address of the service, such as `http://127.0.0.1:8502`. */
  readonly origin: string
  readonly developerToken: string
  /** The tokens of the accounts, by their names. */
  readonly tokens: Record<string, string>
  /** The line to type in the shell. */
  readonly attach: string
  readonly clock: Clock
  /** An account with a subscription in the United States and a library. */
  readonly subscriber: Account
  /** Returns an account by its name in the world file. */
  account(name: string): Account
  /** Returns the answer to another control request about this world. */
  ask(method: string, path: string, body?: unknown): Promise<any>
  /** Adds faults: `fail('429 --on /v1/catalog --times 1')`. */
  fail(...faults: string[]): Promise<unknown>
  /** Ends all faults. */
  clearFaults(): Promise<unknown>
  /** Returns the entries of the journal. */
  requests(choice?: Choice): Promise<Entry[]>
  /** Returns the last 50 requests as text: what was sent, its status, and why it was refused. */
  journal(): Promise<string>
  /** Brings back the state in which the world was made. Its tokens stay valid. */
  reset(): Promise<unknown>
  /** Keeps the present state under a name. */
  snapshot(name: string): Promise<unknown>
  /** Brings a kept state back. */
  restore(name: string): Promise<unknown>
}

/**
 * Returns a simulated Apple Music with accounts, a clock and faults that only this test has.
 * A failed test prints its journal.
 */
export function appleMusic(t: TestContext, order?: Order): Promise<AppleMusic>
