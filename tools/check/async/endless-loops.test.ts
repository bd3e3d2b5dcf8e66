import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findEndlessLoops } from './endless-loops.ts'

const CONNECTOR = 'packages/adapters/src/stores/a.ts'
const found = (text: string, path = CONNECTOR) => findEndlessLoops([{ path, text }]).length

test.each([
  'do { page = await read(after) } while (page.next)',
  'while (after !== null) after = await read(after)',
  'for (let page = 1; page <= pages; page += 1) pages = (await read(page)).pages',
  'for (;;) await read()',
  'for (let cursor = first; cursor; cursor = await read(cursor)) {}',
])('a connector may not let a shop decide how long it goes on: %s', (text) => {
  expect(found(text)).toBe(1)
})

test.each([
  'for (const each of held) use(each)',
  'for (let tries = 1; tries <= MOST_TRIES; tries += 1) await ask()',
  'for (let at = 0; at < ids.length; at += SIZE) await read(ids.slice(at))',
  '/** Waits while (it must). */ const a = 1',
])('a connector may loop up to a limit of ours: %s', (text) => {
  expect(found(text)).toBe(0)
})

test('the reading of orders is held to it as well, and everything as it is', () => {
  expect(
    found('while (cursor) {}', 'apps/api/src/capabilities/stores/store-orders/pull/pull-store.ts'),
  ).toBe(1)
  expect(findEndlessLoops(readSources())).toEqual([])
})
