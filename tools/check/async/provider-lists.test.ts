import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findUnguardedProviderLists } from './provider-lists.ts'

const found = (text: string, path = 'apps/api/src/capabilities/commerce/settlement/a.ts') =>
  findUnguardedProviderLists([{ path, text }]).length

test.each([
  'for await (const each of deps.payments.listSubscriptions(since)) {}',
  'const list = deps.payments.listRefunds(since); for await (const refund of list) {}',
  'const all = await Array.fromAsync(deps.payments.listPayments(since))',
  'await eachListed(deps, { list, what }, work); for await (const each of gateway.listDisputes(x)) {}',
])('a list of the payment provider that is read by a loop of its own is found: %s', (text) => {
  expect(found(text)).toBe(1)
})

test('one that is worked through is taken, and so is a comparison, which says where it broke off', () => {
  expect(found('eachListed(deps, { list: deps.payments.listRefunds(since), what }, work)')).toBe(0)
  const compare = 'apps/api/src/capabilities/proof/ledger-check/compare.ts'
  expect(found('for await (const each of gateway.listRefunds(since)) {}', compare)).toBe(0)
})

test('every list of the payment provider is worked through', () => {
  expect(findUnguardedProviderLists(readSources())).toEqual([])
})
