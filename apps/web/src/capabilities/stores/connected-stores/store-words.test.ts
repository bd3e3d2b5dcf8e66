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
  [{ orders: 0, milliTrees: 0 }, 'Nothing yet'],
  [{ orders: 1, milliTrees: 5_266 }, '5.266 trees, by 1 order'],
  [{ orders: 10_412, milliTrees: 54_829_000 }, '54,829 trees, by 10,412 orders'],
  // What was left over of a bill whose orders were all returned.
  [{ orders: 0, milliTrees: 734 }, '0.734 trees'],
])('what the paid bills of a store fund is said of %j', (funded, words) => {
  expect(fundedWords({ funded })).toBe(words)
})
