const FRESH_MS = 10_000
const MOST_PAGES = 200

type CachedPage = {
  readonly until: number
  /** Encoded once, and sent as it is. */
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: [string, string][]
}

/**
 * Pages that are the same for everyone who is not signed in, cached for ten seconds: a crowd at the
 * front door costs one rendering. Nothing in them is secret, and their policy names no nonce.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>()
  return {
    find(key: string): Response | null {
      const hit = pages.get(key)
      if (!hit || hit.until <= now()) return null
      return new Response(hit.body, { headers: hit.headers })
    },
    async store(key: string, response: Response): Promise<Response> {
      const hit = {
        until: now() + FRESH_MS,
        body: new Uint8Array(await response.arrayBuffer()),
        headers: [...response.headers],
      }
      if (pages.size >= MOST_PAGES) pages.clear()
      pages.set(key, hit)
      return new Response(hit.body, { headers: hit.headers })
    },
  }
}
