import { expect, test } from 'vitest'
import { platformOf, uniqueNameOf } from './store-names.ts'

test.each([
  ['WOO_COMMERCE', 'woocommerce'],
  ['woocommerce', 'woocommerce'],
  ['BIG_COMMERCE', 'bigcommerce'],
  ['SHOPIFY', 'shopify'],
  ['MERCADO_LIBRE', 'mercado_libre'],
])('the platform %s is %s', (spelled, platform) => {
  expect(platformOf(spelled)).toBe(platform)
})

const MOSS = 'https://moss-kitchen.example'
const FERN = 'fern-and-field.myshopify.com'

test.each([
  ['woocommerce', MOSS, MOSS],
  ['woocommerce', 'https://Moss-Kitchen.example/', MOSS],
  ['woocommerce', 'http://www.moss-kitchen.example', MOSS],
  ['woocommerce', ' moss-kitchen.example ', MOSS],
  ['woocommerce', 'https://moss-kitchen.example:443/?lang=en#top', MOSS],
  ['woocommerce', 'HTTPS://MOSS-KITCHEN.example/Shop//', `${MOSS}/Shop`],
  ['woocommerce', 'http://127.0.0.1:8080/moss/', 'http://127.0.0.1:8080/moss'],
  ['woocommerce', 'http://[::1]:8080', 'http://[::1]:8080'],
  ['woocommerce', 'Moss Kitchen', 'Moss Kitchen'],
  ['shopify', FERN, FERN],
  ['shopify', 'https://Fern-and-Field.myshopify.com/', FERN],
  ['shopify', 'fern-and-field', FERN],
  ['shopify', 'fern.example', 'fern.example'],
  ['bigcommerce', 'stores/Pebble/', 'stores/Pebble/'],
])('a store of %s that is given as %j has the name %s', (platform, given, name) => {
  expect(uniqueNameOf(platform, given)).toBe(name)
  expect(uniqueNameOf(platform, name)).toBe(name)
})
