import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  GRAMS_PER_KILOGRAM,
  GRAMS_PER_TONNE,
  MILLI_TREES_PER_TREE,
} from '@understory/domain/quantity/impact-quantity.ts'

/** Each category of scope 3 by its name in the form. */
function verificationAddress({ services, currency }: Quote): string {
  const hasOwn = services.some(({ service }) => service === 'verify_footprint_scopes_one_two')
  const chosen = services.flatMap(({ categories }) => categories)
  const query = new URLSearchParams([
    ['currency', currency],
    ['scopesOneTwo', hasOwn ? 'on' : 'no'],
    ...chosen.map((category) => [category, 'on']),
  ])
  return `/app/business/footprint/verify/one-time/setup?${query}`
}

/** The setup page of an audience with everything a quote chose, in the names of its form. */
export function setupAddress(quote: Quote, audience: Quote['audience']): string {
  // Which vehicles were chosen stays with their account; the page offers what is not offset yet.
  if (quote.product.includes('-vehicle-')) return `/app/${audience}/vehicle/one-time/setup`
  if (quote.services.length > 0) return verificationAddress(quote)
  if (quote.product === 'business-footprint-onetime') {
    const tonnes = String(quote.choice.co2eGrams / GRAMS_PER_TONNE)
    const query = new URLSearchParams({ tonnes, startMonth: quote.choice.spread?.startMonth ?? '' })
    return `/app/business/footprint/one-time/setup?${query}`
  }
  // For whom, and with which words, stays with the quote.
  if (quote.isGift) return `/app/${audience}/gift/one-time/setup`
  const { milliTrees, co2eGrams, plasticGrams, treeProject, spread, ...shown } = quote.choice
  const query = new URLSearchParams({
    currency: quote.currency,
    trees: String(milliTrees / MILLI_TREES_PER_TREE),
    co2e: String(co2eGrams / GRAMS_PER_KILOGRAM),
    plastic: String(plasticGrams / GRAMS_PER_KILOGRAM),
    theme: shown.theme,
  })
  if (treeProject) query.set('treeProject', treeProject)
  if (shown.reference) query.set('reference', shown.reference)
  if (shown.hideCost) query.set('hideCost', 'on')
  if (shown.addressOnCertificate) query.set('addressOnCertificate', 'on')
  if (spread) {
    query.set('timing', 'spread')
    query.set('startMonth', spread.startMonth)
    query.set('months', String(spread.months))
  }
  return `/app/${audience}/instant/one-time/setup?${query}`
}
