import { expect, test } from 'vitest'
import { connectAgainPath } from './store-words.ts'

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
