import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** `setImmediate` of the clock that is stood in for takes one of its milliseconds. */
const AT_ONCE_MS = 1

function committing(takesMs = 0) {
  const batches: { at: number; items: readonly number[] }[] = []
  const began = performance.now()
  const { add } = groupCommit<number, string>(async (items) => {
    batches.push({ at: performance.now() - began, items })
    if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
    return items.map((item) => `item ${item}`)
  }, 3)
  return {
    add,
    batched: () => batches.map(({ items }) => items),
    gaps: () => batches.slice(1).map(({ at }, before) => at - (batches[before]?.at ?? 0)),
  }
}

test('an item that comes alone is committed at once', async () => {
  const { add, batched } = committing()
  const first = add(1)
  await vi.advanceTimersByTimeAsync(AT_ONCE_MS)
  expect(await first).toBe('item 1')
  void add(2)
  await vi.advanceTimersByTimeAsync(AT_ONCE_MS)
  expect(batched()).toEqual([[1], [2]])
})

test('what comes during a commit is committed together after it, and not more than a batch holds', async () => {
  const takesMs = 30
  const { add, batched, gaps } = committing(takesMs)
  void add(0)
  await vi.advanceTimersByTimeAsync(AT_ONCE_MS)
  const rest = Promise.all([1, 2, 3, 4].map(add))
  await vi.advanceTimersByTimeAsync(5 * takesMs)
  expect(await rest).toEqual(['item 1', 'item 2', 'item 3', 'item 4'])
  expect(batched()).toEqual([[0], [1, 2, 3], [4]])
  for (const gap of gaps()) expect(gap).toBeLessThanOrEqual(takesMs + AT_ONCE_MS)
})
