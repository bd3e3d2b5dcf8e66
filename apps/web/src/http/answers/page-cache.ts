import { LRUCache } from 'lru-cache'

const FRESH_MS = 10_000
const MOST_PAGES = 200

type CachedPage = {
  /** Encoded once, and sent as it is. */
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: [string, string][]
}

/**
 * Pages that are the same for everyone who is not signed in, cached for ten seconds: a crowd at the
 * front door costs one rendering. Nothing in them is secret, and their policy names no nonce.
 */
export function createPageCache(now: () => number) {
  const pages = new LRUCache<string, CachedPage>({
    max: MOST_PAGES,
    // The library gives an entry of this age once more, and takes the time 0 for none.
    ttl: FRESH_MS - 1,
    ttlResolution: 0,
    perf: { now },
  })
  return {
    find(key: string): Response | null {
      const hit = pages.get(key)
      return hit ? new Response(hit.body, { headers: hit.headers }) : null
    },
    async store(key: string, response: Response): Promise<Response> {
      const hit = {
        body: new Uint8Array(await response.arrayBuffer()),
        headers: [...response.headers],
      }
      pages.set(key, hit)
      return new Response(hit.body, { headers: hit.headers })
    },
  }
}
