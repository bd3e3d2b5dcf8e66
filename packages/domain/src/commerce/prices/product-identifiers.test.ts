import { describe, expect, test } from 'vitest'
import {
  canHold,
  instantProductOf,
  PRODUCT_IDENTIFIERS,
  parseProductIdentifier,
} from './product-identifiers.ts'

describe('product identifiers', () => {
  test.each(PRODUCT_IDENTIFIERS)('%s reads as audience, kind and billing', (identifier) => {
    const product = parseProductIdentifier(identifier)
    expect([product?.audience, product?.kind, product?.billing].join('-')).toBe(identifier)
  })

  test.each([
    ['business-instant-onetime', 'one-time'],
    ['personal-vehicle-onetime', 'vehicle'],
    ['personal-family-recurring', 'preset-subscription'],
    ['business-workforce-recurring', 'preset-subscription'],
    ['business-ecommerce-recurring', 'usage-subscription'],
    ['business-footprint-recurring', 'custom-subscription'],
    ['business-premium-recurring', 'flat-rate'],
    ['business-verify-footprint-onetime', 'service-one-time'],
    ['personal-unrecognised-onetime', 'provider-managed'],
  ])('%s is %s', (identifier, group) => {
    expect(parseProductIdentifier(identifier)?.group).toBe(group)
  })

  test.each([
    '',
    'personal-instant',
    'personal-workforce-recurring',
    'toString',
    'Personal-instant-onetime',
  ])('"%s" is no product', (value) => {
    expect(parseProductIdentifier(value)).toBeNull()
  })

  test('a business cannot hold a personal product', () => {
    const personal = parseProductIdentifier(instantProductOf('personal'))
    if (!personal) throw new Error('no such product')
    expect(canHold('personal', personal)).toBe(true)
    expect(canHold('business', personal)).toBe(false)
  })
})
