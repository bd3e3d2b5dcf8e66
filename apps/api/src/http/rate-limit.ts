import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from './route.ts'

/** Counts an attempt; false when it exceeds the limit. Exact across processes: the count is in the database. */
export type RateLimiter = (limit: RateLimit, subject: string) => Promise<boolean>

/** `scale` raises every limit, for load tests with many people behind one address. */
export function createRateLimiter(pool: pg.Pool, scale: number): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>()
  return async (limit, subject) => {
    const limiter = limiters.get(limit.name) ?? create(pool, limit, scale)
    limiters.set(limit.name, limiter)
    try {
      await limiter.consume(subject.slice(0, 200))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}

function create(pool: pg.Pool, limit: RateLimit, scale: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: unnamed(pool),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points * scale,
    duration: limit.seconds,
  })
}

type Named = { readonly text: string; readonly values?: unknown[] }

/** Without the names of its statements: a connection that others share, as behind PgBouncer, may not have any. */
const unnamed = (pool: pg.Pool) => ({
  query: ({ text, values }: Named) => pool.query(text, values),
})

/** Of this process alone, and without the database: for what is cheaper to answer than to count there. */
export function createLocalLimiter({ name, points, seconds }: RateLimit, scale: number) {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: points * scale,
    duration: seconds,
  })
  return (subject: string): Promise<boolean> =>
    limiter.consume(subject).then(
      () => true,
      () => false,
    )
}
