import { expect, test } from 'vitest'
import { findUnreasonedPlatformRights } from './platform-rights.ts'

const FILE = {
  path: 'apps/api/src/capabilities/commerce/gifts/open/open-gift.ts',
  text: 'return asPlatform(() => findGift(db, code))',
}
const messages = (asPlatform: Record<string, string>, sources = [FILE]) =>
  findUnreasonedPlatformRights(sources, [{ area: 'commerce', name: 'gifts', asPlatform }]).map(
    ({ message }) => message,
  )

test('a file that looks beyond the rows of who asks has its reason in the manifest', () => {
  expect(messages({})).toEqual([expect.stringContaining("(asPlatform, 'open/open-gift.ts')")])
  expect(messages({ 'open/open-gift.ts': 'anyone who has the code may open it' })).toEqual([])
})

test('a reason of a file that does not look further is taken off the list', () => {
  const reason = { 'open/open-gift.ts': 'anyone who has the code may open it' }
  expect(messages(reason, [{ ...FILE, text: 'return findGift(db, code)' }])).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})
