import { expect, test } from 'vitest'
import { COUNTRIES, countryName, defaultCurrency, findCountry } from './countries.ts'

test.each([
  { country: 'GB', currency: 'GBP' },
  { country: 'US', currency: 'USD' },
  { country: 'IE', currency: 'EUR' },
  { country: 'HR', currency: 'EUR' },
  { country: 'AU', currency: 'GBP' },
  { country: 'XX', currency: 'GBP' },
])('$country pays in $currency by default', ({ country, currency }) => {
  expect(defaultCurrency(country)).toBe(currency)
})

test('twenty-seven countries are in the EU VAT area, and the United Kingdom is not', () => {
  expect(COUNTRIES.filter((country) => country.isInEuVatArea)).toHaveLength(27)
  expect(findCountry('GB')?.isInEuVatArea).toBe(false)
})

test('each country has a code of its own and a name', () => {
  expect(new Set(COUNTRIES.map((country) => country.iso2)).size).toBe(249)
  expect(COUNTRIES.every(({ iso2, name }) => /^[A-Z]{2}$/.test(iso2) && name)).toBe(true)
})

test('a code that is not known stands for itself', () => {
  expect(countryName('GB')).toBe('United Kingdom')
  expect(countryName('XX')).toBe('XX')
})

test('countries stand in the order of their names', () => {
  const names = COUNTRIES.map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  expect(names.indexOf('Switzerland')).toBeGreaterThan(names.indexOf('Sweden'))
  expect(names.at(-1)).toBe('Zimbabwe')
})

test.each([
  ['BA', 'Bosnia & Herzegovina'],
  ['CC', 'Cocos (Keeling) Islands'],
  ['LC', 'St Lucia'],
])('%s is called %s, in full and in British English', (code, name) => {
  expect(countryName(code)).toBe(name)
})
