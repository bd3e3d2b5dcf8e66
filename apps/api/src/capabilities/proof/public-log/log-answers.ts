import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { createLocalLimiter } from '../../../http/serve/rate-limit.ts'
import { answerLog } from './answer-log.ts'

type CachedAnswer = { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Headers }

/** Of 8 kB each at most, but for bundles of leaves. */
const MOST_CACHED = 1_000
const LARGEST_CACHED = 256 * 1024
const CHECKPOINT = '/ledger/checkpoint'
const CHECKPOINT_MS = 1_000
const MISSES = { name: 'ledger-misses', points: 60, seconds: 1 }

/**
 * Answers for the public log out of memory, where what was asked never changes; anything else is asked of the
 * database, at most so often for one network. A monitor that reads the whole log is faster than it grows.
 */
export function createLogAnswers({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const cached = new LRUCache<string, CachedAnswer>({ max: MOST_CACHED })
  const mayMiss = createLocalLimiter(MISSES, config.RATE_LIMIT_SCALE)
  let checkpoint: { readonly until: number; readonly answer: CachedAnswer } | null = null

  function find(path: string): CachedAnswer | undefined {
    const isFresh = checkpoint !== null && clock().getTime() < checkpoint.until
    return path === CHECKPOINT && isFresh ? checkpoint?.answer : cached.get(path)
  }

  async function ask(request: Request, path: string): Promise<Response> {
    const answer = await answerLog(request, path, db)
    if (request.method !== 'GET' || answer.status !== 200) return answer
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const fresh = { bytes, headers: answer.headers }
    const isImmutable = answer.headers.get('cache-control')?.includes('immutable')
    if (isImmutable && bytes.length <= LARGEST_CACHED) cached.set(path, fresh)
    if (path === CHECKPOINT) {
      checkpoint = { until: clock().getTime() + CHECKPOINT_MS, answer: fresh }
    }
    return new Response(bytes, { headers: answer.headers })
  }

  return async (request: Request, path: string, ip: string): Promise<Response> => {
    const isHead = request.method === 'HEAD'
    const known = isHead || request.method === 'GET' ? find(path) : undefined
    if (known) return new Response(isHead ? null : known.bytes, { headers: known.headers })
    return (await mayMiss(networkOf(ip))) ? ask(request, path) : tooOften()
  }
}

const tooOften = () =>
  new Response('too many requests\n', {
    status: 429,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '1',
    },
  })
