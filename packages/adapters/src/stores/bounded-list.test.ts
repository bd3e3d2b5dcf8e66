import { expect, test } from 'vitest'
import { EndlessList, type Page, readList } from './bounded-list.ts'

async function readAll(read: (after: string | null) => Page<number>) {
  const limits = { pages: 5, items: 20, milliseconds: 1_000 }
  return readList('numbers', async (after) => read(after), limits)
}

test('a list is read to its end, a page after the other', async () => {
  const next = (after: string | null) => Number(after ?? 0) + 1
  const read = (after: string | null) => ({
    items: [next(after)],
    next: next(after) < 5 ? String(next(after)) : null,
  })
  expect(await readAll(read)).toEqual([1, 2, 3, 4, 5])
})

test.each<[string, (after: string | null) => Page<number>]>([
  ['always has another page', (after) => ({ items: [1], next: `${after}1` })],
  ['leads back to the same page', () => ({ items: [], next: 'again' })],
  ['has far too much on a page', () => ({ items: Array(21).fill(1), next: null })],
  ['has a cursor without end', () => ({ items: [], next: 'x'.repeat(2_001) })],
])('a list that %s is given up', async (_, read) => {
  await expect(readAll(read)).rejects.toThrow(EndlessList)
})

test('a list whose pages take too long is given up', async () => {
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { items: [1], next: crypto.randomUUID() }
  }
  const limits = { pages: 1_000, items: 1_000, milliseconds: 20 }
  await expect(readList('numbers', slow, limits)).rejects.toThrow(EndlessList)
})
