import pg from 'pg'
import type { Breaker } from './breaker.ts'
import { DatabaseUnavailable } from './unavailable.ts'

type Connected = (
  fault: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** As pg-pool says it. */
const TIMED_OUT = 'timeout exceeded when trying to connect'

/** While its breaker is open, nothing waits for a connection: it fails at once. */
export class PoolWithBreaker extends pg.Pool {
  readonly #breaker: Breaker | undefined
  /** Waits for a connection that ended without one. */
  timeouts = 0

  constructor(breaker: Breaker | undefined, config: pg.PoolConfig) {
    super(config)
    this.#breaker = breaker
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#breaker?.isOpen()) {
      const fault = new DatabaseUnavailable()
      if (!done) return Promise.reject(fault)
      process.nextTick(done, fault, undefined, () => {})
      return undefined
    }
    if (!done)
      return super.connect().catch((fault: unknown) => {
        this.#count(fault)
        throw fault
      })
    super.connect((fault, client, release) => {
      this.#count(fault)
      done(fault, client, release)
    })
    return undefined
  }

  #count(fault: unknown): void {
    if (fault instanceof Error && fault.message === TIMED_OUT) this.timeouts += 1
  }
}
