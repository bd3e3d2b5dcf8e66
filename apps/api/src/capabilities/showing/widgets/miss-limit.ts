import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import type { Config } from '../../../configuration/config.ts'
import { networkOf } from '../../../http/serve/network-of.ts'

const MOST_MISSES = 60
const MOST_NETWORKS = 10_000

/**
 * Who asks for widgets that are not there soon asks in vain: each of them is a statement. It counts in memory
 * alone, so that counting is none.
 */
export function createMissLimit(
  { TRUST_PROXY, RATE_LIMIT_SCALE }: Pick<Config, 'TRUST_PROXY' | 'RATE_LIMIT_SCALE'>,
  now: () => number,
) {
  const misses = new Map<string, number>()
  let since = now()

  function caller({ headers, socket }: IncomingMessage): string {
    const forwarded = TRUST_PROXY ? String(headers['x-forwarded-for'] ?? '') : ''
    return networkOf(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''))
  }
  function beginAnew(): void {
    if (now() - since < MINUTE_MS && misses.size < MOST_NETWORKS) return
    misses.clear()
    since = now()
  }
  return {
    asks(request: IncomingMessage): boolean {
      beginAnew()
      return (misses.get(caller(request)) ?? 0) < MOST_MISSES * RATE_LIMIT_SCALE
    },
    missed(request: IncomingMessage): void {
      const network = caller(request)
      misses.set(network, (misses.get(network) ?? 0) + 1)
    },
  }
}
