import { expect, test } from 'vitest'
import { spendSet } from './spend-sets.ts'

test.each([
  ['uk', 'Defra', '30 June 2026', 'Open Government Licence v3.0', 'At basic prices, without VAT'],
  ['us', 'US EPA', 'v1.3.0, with margins', 'Public domain', 'At the prices that purchasers pay'],
] as const)(
  'multipliers of spending in the %s name %s, their edition, licence and prices',
  (market, publisher, edition, licence, prices) => {
    const set = spendSet(market)
    expect(set.title).toContain(publisher)
    expect(set.edition).toBe(edition)
    expect(set.licence).toContain(licence)
    expect(set.note).toContain(prices)
  },
)
