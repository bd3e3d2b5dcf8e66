import { describe, expect, test } from 'vitest'
import { priceVerification, type ServicePrices, serviceName } from './services.ts'

const PRICES: ServicePrices = {
  verify_footprint_scopes_one_two: 45_000,
  verify_footprint_scope_three_category: 12_000,
  premium: 4_900,
}

const lineCount = (scopesOneTwo: boolean, scopeThreeCategories: number) =>
  priceVerification({ scopesOneTwo, scopeThreeCategories }, PRICES, 'GBP').lines.length

describe('a verification costs', () => {
  test.each([
    [true, 0, 45_000, 1],
    [false, 1, 12_000, 1],
    [true, 15, 225_000, 2],
    [false, 0, 0, 0],
  ])('with scopes 1 and 2 %s and %i categories of scope 3 %i', (...given) => {
    const [scopesOneTwo, categories, minor, count] = given
    expect(lineCount(scopesOneTwo, categories)).toBe(count)
    const chosen = { scopesOneTwo, scopeThreeCategories: categories }
    const { lines, total } = priceVerification(chosen, PRICES, 'GBP')
    expect(total).toEqual({ minor, currency: 'GBP' })
    expect(lines.reduce((sum, line) => sum + line.minor, 0)).toBe(minor)
  })
})

test('a service is named with its number', () => {
  const service = 'verify_footprint_scopes_one_two'
  expect(serviceName({ service, count: 1 })).toBe('Verification of scopes 1 and 2')
  const scopeThree = (count: number) =>
    serviceName({ service: 'verify_footprint_scope_three_category', count })
  expect(scopeThree(1)).toBe('Verification of 1 category of scope 3')
  expect(scopeThree(3)).toBe('Verification of 3 categories of scope 3')
})
