export type Limits = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkEveryMs: number
  /** How long a connection may wait for its next request. */
  readonly idleMs: number
  readonly connections: number
  /** Of them, at most so many from one network. */
  readonly ofOneNetwork: number
  /** A body that comes slower than so many bytes a second is cut off, from so long after its request. */
  readonly leastRate: number
  readonly slowMs: number
}

// A browser on a line of one megabit a second sends a file of ten megabytes within this.
export const CONNECTION_LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 100_000,
  checkEveryMs: 5_000,
  idleMs: 5_000,
  connections: 4_000,
  ofOneNetwork: 300,
  leastRate: 1_000,
  slowMs: 10_000,
}

// A proxy must be the one that closes an idle connection: were it us, the request that it is about to
// send there would be lost, and a visitor would see a 502. nginx and AWS keep them for 60 seconds,
// Caddy for two minutes, Google Cloud for ten.
const IDLE_BEHIND_PROXY_MS = 620_000

/** The limits of a server that visitors reach directly, or through a proxy, from which everyone comes. */
export const limitsOf = (isBehindProxy: boolean): Limits =>
  isBehindProxy
    ? {
        ...CONNECTION_LIMITS,
        idleMs: IDLE_BEHIND_PROXY_MS,
        ofOneNetwork: CONNECTION_LIMITS.connections,
      }
    : CONNECTION_LIMITS
