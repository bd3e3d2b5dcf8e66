import { expect, test } from 'vitest'
import { connectAgainPath, fundedWords } from './store-words.ts'

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
