export type Page<T> = {
  readonly items: readonly T[]
  /** `null`: it was the last one. */
  readonly next: string | null
}

export type ListLimits = {
  readonly pages: number
  readonly items: number
  readonly milliseconds: number
}

export const MOST_CURSOR = 2_000
const BOUNDED_LIST_LIMITS: ListLimits = { pages: 100, items: 10_000, milliseconds: 60_000 }

/** A list that whoever gives it does not end. */
export class EndlessList extends Error {
  constructor(name: string) {
    super(`the list of ${name} does not end`)
  }
}

/**
 * What is in a list that somebody else gives page by page. How long it is read is decided here, never by them: a
 * shop may say that there is always another page. Every such list of a connector is read by this.
 */
export async function* itemsOf<T>(
  name: string,
  read: (after: string | null) => Promise<Page<T>>,
  limits: ListLimits = BOUNDED_LIST_LIMITS,
): AsyncGenerator<T, void> {
  const ends = performance.now() + limits.milliseconds
  let after: string | null = null
  let count = 0
  for (let page = 1; page <= limits.pages; page += 1) {
    const { items, next } = await read(after)
    count += items.length
    if (count > limits.items) break
    yield* items
    if (next === null) return
    if (next === after || next.length > MOST_CURSOR || performance.now() > ends) break
    after = next
  }
  throw new EndlessList(name)
}

/** All of such a list. */
export async function readList<T>(...list: Parameters<typeof itemsOf<T>>): Promise<T[]> {
  const items: T[] = []
  for await (const item of itemsOf(...list)) items.push(item)
  return items
}
