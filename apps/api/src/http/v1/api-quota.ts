import type { Deps } from '../../deps.ts'
import type { RateLimit } from '../route.ts'
import type { ApiPolicy } from './api-route.ts'

const POLICIES: Readonly<Record<ApiPolicy, RateLimit>> = {
  buy: { name: 'api-buy', points: 60, seconds: 60 },
  key: { name: 'api-key', points: 600, seconds: 60 },
  compute: { name: 'api-compute', points: 300, seconds: 60 },
  open: { name: 'api-open', points: 60, seconds: 60 },
}

/** The same, as the document tells it. */
export const RATE_POLICIES = Object.entries(POLICIES).map(([policy, { points, seconds }]) => ({
  policy,
  calls: points,
  seconds,
}))

export type ApiQuota = {
  readonly policy: ApiPolicy
  readonly most: number
  readonly seconds: number
  readonly isWithin: boolean
  readonly left: number
  readonly resetSeconds: number
}

/** Counts a call within the minute of the clock that it falls in; what is left of it is told with each answer. */
export async function countApiCall(
  {
    countAttempt,
    clock,
    config,
    vitals,
  }: Pick<Deps, 'countAttempt' | 'clock' | 'config' | 'vitals'>,
  policy: ApiPolicy,
  subject: string,
): Promise<ApiQuota> {
  const limit = POLICIES[policy]
  const seconds = clock().getTime() / 1_000
  const window = Math.floor(seconds / limit.seconds)
  const count = await countAttempt(limit, `${window} ${subject}`)
  const most = limit.points * config.RATE_LIMIT_SCALE
  const isWithin = count <= most
  if (!isWithin) vitals.limits.inc({ limit: limit.name })
  return {
    policy,
    most,
    seconds: limit.seconds,
    isWithin,
    left: Math.max(0, most - count),
    resetSeconds: Math.max(1, Math.ceil((window + 1) * limit.seconds - seconds)),
  }
}

/** The headers by which programs pace themselves: draft-ietf-httpapi-ratelimit-headers-11. */
export function setQuotaHeaders(headers: Headers, quota: ApiQuota): void {
  const { policy, most, seconds, left, resetSeconds } = quota
  headers.set('ratelimit-policy', `"${policy}";q=${most};w=${seconds}`)
  headers.set('ratelimit', `"${policy}";r=${left};t=${resetSeconds}`)
  if (!quota.isWithin) headers.set('retry-after', String(resetSeconds))
}
