import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { expect, test } from 'vitest'
import { connectAgainPath, fundedWords, pendingThenWords, setAsideWords } from './store-words.ts'

test.each([
  ['woocommerce', 'https://bramble.example', '?site=https%3A%2F%2Fbramble.example'],
  ['shopify', 'willow.myshopify.com', '?shop=willow.myshopify.com'],
  // Rutter asks for the platform itself.
  ['rutter', '12', ''],
] as const)('a store of %s is connected again with its address, %s', (connector, name, query) => {
  expect(connectAgainPath({ connector, uniqueName: name })).toBe(
    `/app/business/ecommerce/connect${query}`,
  )
})

test.each([
  [{}, 'Nothing yet'],
  [{ orders: 1, milliTrees: 5_266 }, '5.266 trees, by 1 order'],
  [{ orders: 10_412, milliTrees: 54_829_000 }, '54,829 trees, by 10,412 orders'],
  // What was left over of a bill whose orders were all returned.
  [{ milliTrees: 734 }, '0.734 trees'],
  [
    { orders: 7, milliTrees: 1_000, co2eGrams: 2_500, plasticGrams: 40 },
    '1 tree, 2.5 kg of CO2e and 40 g of plastic, by 7 orders',
  ],
])('what the paid bills of a store fund is said of %j', (funded, words) => {
  const nothing = { orders: 0, milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
  expect(fundedWords({ funded: { ...nothing, ...funded } })).toBe(words)
})

const shopWith = (setAside: number, shop: Partial<Store>) =>
  ({ pending: { setAside }, status: 'connected', chargedBy: 'card', ...shop }) as Store

test.each([
  [{}, 'They are billed once it may be.'],
  [{ status: 'disconnected' }, 'They are billed once it may be, as long as you have a plan.'],
  [
    { status: 'disconnected', chargedBy: 'shopify' },
    'they stay unbilled unless you connect it again.',
  ],
] as const)(
  'orders set aside of a shop, %j, are said to be billed when they can be',
  (shop, when) => {
    expect(setAsideWords(shopWith(2, shop))).toMatch(
      /^2 orders wait: what they fund may not be sold/,
    )
    expect(setAsideWords(shopWith(1, shop)).endsWith(when)).toBe(true)
  },
)

test('whoever disconnects a shop reads first what becomes of orders that are set aside', () => {
  const shopify = { chargedBy: 'shopify' } as const
  expect(pendingThenWords(shopWith(0, shopify))).not.toContain('wait')
  expect(pendingThenWords(shopWith(3, shopify))).toMatch(/charged a last time now.*3 orders wait/)
  expect(pendingThenWords(shopWith(3, {}))).toMatch(/still billed.*3 orders wait/)
})
