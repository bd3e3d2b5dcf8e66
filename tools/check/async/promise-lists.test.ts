import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findAwaitInPromiseLists } from './promise-lists.ts'

const found = (text: string) => findAwaitInPromiseLists([{ path: 'a.ts', text }]).length

test.each([
  ['await Promise.all([one(), two(await three())])', 1],
  ['await Promise.all([one(), three().then(two)])', 0],
  ['await Promise.all([one([1]), [await two()]])', 1],
  ['await Promise.all([one()]); await two()', 0],
  ['await Promise.all([one(), (async () => await two())()])', 0],
])('%s', (text, breaches) => expect(found(text)).toBe(breaches))

test('no list of promises of the product waits for one of its own', () => {
  const sources = readSources().filter(
    ({ path }) => !path.startsWith('tools/check/async/promise-lists'),
  )
  expect(findAwaitInPromiseLists(sources)).toEqual([])
})
