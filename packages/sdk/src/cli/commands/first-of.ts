import { wholeNumber } from '../cli-command.ts'

const USUAL = 25

/** The first items of a list, as many as the option `--limit` says. */
export async function firstOf<Item>(
  list: AsyncIterable<Item>,
  limit: string | undefined,
): Promise<readonly Item[]> {
  const most = wholeNumber(limit, 'limit') ?? USUAL
  const found: Item[] = []
  for await (const item of list) {
    if (found.length >= most) break
    found.push(item)
  }
  return found
}
