import pg from 'pg'
import type { Breaker } from './breaker.ts'
import { DatabaseUnavailable } from './unavailable.ts'

type Connected = (
  fault: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** While its breaker is open, nothing waits for a connection: it fails at once. */
export class PoolWithBreaker extends pg.Pool {
  readonly #breaker: Breaker | undefined

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
    if (!done) return super.connect()
    super.connect(done)
    return undefined
  }
}
