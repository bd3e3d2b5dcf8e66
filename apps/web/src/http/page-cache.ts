const FRESH_MS = 10_000
const MOST_PAGES = 200

type Kept = { readonly until: number; readonly body: string; readonly headers: [string, string][] }

/**
 * Pages that are the same for everyone who is not signed in, cached for ten seconds: a burst of
 * requests for the home page costs one rendering. They have no script, so nothing in them is secret or
 * per request.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, Kept>()
  return {
    find(key: string): Response | null {
      const kept = pages.get(key)
      if (!kept || kept.until <= now()) return null
      return new Response(kept.body, { headers: kept.headers })
    },
    async keep(key: string, response: Response): Promise<Response> {
      const kept = {
        until: now() + FRESH_MS,
        body: await response.text(),
        headers: [...response.headers],
      }
      if (pages.size >= MOST_PAGES) pages.clear()
      pages.set(key, kept)
      return new Response(kept.body, { headers: kept.headers })
    },
  }
}
