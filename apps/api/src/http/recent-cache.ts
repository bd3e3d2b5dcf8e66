type RecentCacheOptions<T> = {
  readonly load: (key: string) => Promise<T>
  readonly now: () => number
  /** How long an answer is given without asking again. */
  readonly freshMs: number
  /** The most answers held; the one loaded longest ago goes first. */
  readonly most: number
}

type Held<T> = { value: T; since: number; refreshing: boolean }

/**
 * Answers that many ask for and that may be some seconds old. An old answer is given at once while it is
 * loaded again in the background, and goes on being given while that fails: a database that is down
 * stops no one. Those who ask for the same missing answer at once share one load.
 */
export function createRecentCache<T>({ load, now, freshMs, most }: RecentCacheOptions<T>) {
  const held = new Map<string, Held<T>>()
  const loading = new Map<string, Promise<T>>()

  function hold(key: string, value: T): T {
    held.delete(key)
    if (held.size >= most) held.delete(held.keys().next().value ?? '')
    held.set(key, { value, since: now(), refreshing: false })
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

  return {
    /** What is held, at once, however old; undefined where nothing is. */
    peek(key: string): T | undefined {
      const found = held.get(key)
      if (!found) return undefined
      if (now() - found.since >= freshMs && !found.refreshing) {
        found.refreshing = true
        loadOnce(key).catch(() => {
          // It is tried again after another while.
          found.since = now()
          found.refreshing = false
        })
      }
      return found.value
    },
    async get(key: string): Promise<T> {
      const found = this.peek(key)
      return found === undefined ? loadOnce(key) : found
    },
    forget(key: string): void {
      held.delete(key)
    },
  }
}

export type RecentCache<T> = ReturnType<typeof createRecentCache<T>>
