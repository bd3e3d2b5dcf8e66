import { expect, test } from 'vitest'
import { NOTHING_SAID } from '../frameworks/company-year.ts'
import { knownOfCompany } from './known-of-company.ts'

const FOOTPRINT_2025 = {
  country: 'US',
  currency: 'USD',
  turnover: 1_850_000.4,
  turnoverYear: 2025,
  employees: 12,
}
const NOWHERE = { said: NOTHING_SAID, earlier: null, footprint: null, sites: [] }
const TOLEDO = {
  address: '1 Mill Street',
  postalCode: null,
  city: 'Toledo',
  country: 'US',
  coordinates: null,
}

const valuesOf = ({ fields }: ReturnType<typeof knownOfCompany>) =>
  Object.fromEntries(fields.map(({ field, value, from }) => [field, [value, from]]))

test('what the estimate asked for is not asked for again', () => {
  expect(valuesOf(knownOfCompany({ ...NOWHERE, footprint: FOOTPRINT_2025 }, 2025))).toEqual({
    country: ['US', 'footprint'],
    currency: ['USD', 'footprint'],
    turnover: [1_850_000, 'footprint'],
    employees: [12, 'footprint'],
  })
})

test('a turnover of another year is not that of this one', () => {
  const known = knownOfCompany({ ...NOWHERE, footprint: FOOTPRINT_2025 }, 2026)
  expect(valuesOf(known)).toEqual({ country: ['US', 'footprint'] })
})

test('what an earlier year says is suggested, but for the figures of that year', () => {
  const said = {
    ...NOTHING_SAID,
    legalForm: 'Partnership',
    turnover: 5,
    employees: 3,
    isOfLargerGroup: false,
    sites: [TOLEDO],
  }
  const known = knownOfCompany({ ...NOWHERE, earlier: { year: 2024, said } }, 2025)
  expect(valuesOf(known)).toEqual({
    legalForm: ['Partnership', 'earlier-year'],
    isOfLargerGroup: [false, 'earlier-year'],
  })
  expect(known.sites).toEqual([{ ...TOLEDO, name: null, from: 'earlier-year' }])
  expect(known.earlierYear).toBe(2024)
})

test('sites that lines name are suggested without a street', () => {
  const sites = [{ name: 'Ohio works', country: 'US' }]
  const known = knownOfCompany({ ...NOWHERE, sites }, 2025)
  expect(known.sites).toMatchObject([
    { name: 'Ohio works', country: 'US', address: null, from: 'footprint' },
  ])
})

test('once something is said of the year, what is empty stays empty', () => {
  const said = { ...NOTHING_SAID, isOfLargerGroup: false }
  const known = knownOfCompany({ ...NOWHERE, said, footprint: FOOTPRINT_2025 }, 2025)
  expect(known).toEqual({ fields: [], sites: [], earlierYear: null })
})
