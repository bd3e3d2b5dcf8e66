import { LRUCache } from 'lru-cache'

type RecentCacheOptions<T> = {
  readonly load: (key: string) => Promise<T>
  readonly now: () => number
  /** How long an answer is given without asking again. */
  readonly freshMs: number
  /** From when on it is not given before it was asked for again; twice as long unless told. */
  readonly oldestMs?: number
  /** The most answers held; the one used longest ago goes first. */
  readonly most: number
}

type Held<T> = { value: T; since: number; failedAt: number; isLoading: boolean }

/**
 * Answers that many ask for and that may be some seconds old. One that is not fresh is given at once while it
 * is loaded again in the background; one that is too old is loaded first. While that fails the last one
 * goes on being given: a database that is down stops no one. Those who ask for the same missing answer at
 * once share one load.
 */
export function createRecentCache<T>(options: RecentCacheOptions<T>) {
  const { load, now, freshMs, oldestMs = 2 * freshMs, most } = options
  const held = new LRUCache<string, Held<T>>({ max: most })
  const loading = new Map<string, Promise<T>>()

  function hold(key: string, value: T): T {
    held.set(key, { value, since: now(), failedAt: Number.NEGATIVE_INFINITY, isLoading: false })
    return value
  }

  function loadOnce(key: string): Promise<T> {
    const underway = loading.get(key)
    if (underway) return underway
    const started = load(key)
      .then((value) => hold(key, value))
      .finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }

  function loadAgain(key: string, found: Held<T>): void {
    found.isLoading = true
    loadOnce(key).catch(() => {
      // It is tried again after another while.
      found.failedAt = now()
      found.isLoading = false
    })
  }

  /** What may be given at once; undefined where nothing is held, or something too old. */
  function peek(key: string): T | undefined {
    const found = held.get(key)
    if (!found) return undefined
    const [age, sinceFailure] = [now() - found.since, now() - found.failedAt]
    if (Math.min(age, sinceFailure) >= freshMs && !found.isLoading) loadAgain(key, found)
    return Math.min(age, sinceFailure) < oldestMs ? found.value : undefined
  }

  async function get(key: string): Promise<T> {
    const found = peek(key)
    if (found !== undefined) return found
    try {
      return await loadOnce(key)
    } catch (fault) {
      const last = held.get(key)
      if (last) return last.value
      throw fault
    }
  }

  return {
    peek,
    get,
    forget(key: string): void {
      held.delete(key)
    },
  }
}

export type RecentCache<T> = ReturnType<typeof createRecentCache<T>>
