import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { countTogether } from '../../database/count-together.ts'
import { keyFor } from '../../signing/key-for.ts'
import type { RateLimit } from '../route.ts'

/**
 * Counts an attempt, or as many as one call makes; false when they exceed the limit. Exact across
 * processes: the count is in the database.
 */
export type RateLimiter = (limit: RateLimit, subject: string, attempts?: number) => Promise<boolean>

/** Counts an attempt and says the how-manieth it is within the time of its limit. */
export type AttemptCounter = (
  limit: RateLimit,
  subject: string,
  attempts?: number,
) => Promise<number>

export function createAttemptCounter(pool: pg.Pool, secret: string): AttemptCounter {
  const counts = new Map<string, ReturnType<typeof countInDatabase>>()
  return (limit, subject, attempts) => {
    const count = counts.get(limit.name) ?? countInDatabase(pool, limit)
    counts.set(limit.name, count)
    return count(hashOfSubject(secret, subject), attempts)
  }
}

type RateLimitSettings = {
  /** Raises every limit, for load tests with many people behind one address. */
  readonly scale: number
  /** An attempt was refused. */
  readonly whenReached?: (name: string) => void
}

export function createRateLimiter(
  count: AttemptCounter,
  { scale, whenReached }: RateLimitSettings,
): RateLimiter {
  return async (limit, subject, attempts) => {
    const isAllowed = (await count(limit, subject, attempts)) <= limit.points * scale
    if (!isAllowed) whenReached?.(limit.name)
    return isAllowed
  }
}

/** Neither an email address nor that of a network is stored as it is. */
export function hashOfSubject(secret: string, subject: string): string {
  return createHmac('sha256', keyFor(secret, 'rate-limit')).update(subject).digest('base64url')
}

function countInDatabase(pool: pg.Pool, limit: RateLimit) {
  const limiter = new RateLimiterPostgres({
    storeClient: unnamed(pool),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  })
  return countTogether(
    async (subject, attempts) => (await limiter.penalty(subject, attempts)).consumedPoints,
  )
}

type NamedStatement = { readonly text: string; readonly values?: unknown[] }

/** Without the names of its statements: a connection that others share, as behind PgBouncer, may not have any. */
const unnamed = (pool: pg.Pool) => ({
  query: ({ text, values }: NamedStatement) => pool.query(text, values),
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
