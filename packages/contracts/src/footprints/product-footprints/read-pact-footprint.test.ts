import { expect, test } from 'vitest'
import { readPactFootprint } from './read-pact-footprint.ts'

const PCF = {
  declaredUnitOfMeasurement: 'kilogram',
  declaredUnitAmount: '+2.50',
  referencePeriodStart: '2025-01-01T00:00:00Z',
  referencePeriodEnd: '2026-01-01T00:00:00+00:00',
  geographyRegionOrSubregion: 'Europe',
  pcfExcludingBiogenicUptake: '0.1234567890123456789',
  primaryDataShare: '60',
  verification: { providerName: 'Marram Assurance' },
}
const DOCUMENT = { id: '6A7C2B1E-9D3F-4B5A-8C1D-2E3F4A5B6C7D', specVersion: '3.0.1', pcf: PCF }
const factsOf = (document: unknown) => readPactFootprint(document)?.facts

test('decimals keep every digit, and a period ends with the day before its end', () => {
  expect(readPactFootprint(DOCUMENT)).toMatchObject({
    id: DOCUMENT.id.toLowerCase(),
    facts: {
      declaredAmount: '2.50',
      kgCo2e: '0.1234567890123456789',
      period: { from: '2025-01-01', to: '2025-12-31' },
      geography: 'Europe',
      assuredBy: 'Marram Assurance',
      productName: null,
      standards: [],
    },
  })
})

test.each([
  ['a number of JSON', { pcfExcludingBiogenicUptake: 1.85 }, 'kgCo2e'],
  ['an exponent', { pcfExcludingBiogenicUptake: '1e3' }, 'kgCo2e'],
  ['a unit that PACT does not have', { declaredUnitOfMeasurement: 'bag' }, 'declaredUnit'],
  ['a period that ends before it begins', { referencePeriodEnd: '2024-01-01T00:00:00Z' }, 'period'],
  ['a share in words', { primaryDataShare: 'most' }, 'primaryShare'],
])('%s is not known, and nothing else is lost', (_, more, field) => {
  const facts = factsOf({ ...DOCUMENT, pcf: { ...PCF, ...more } })
  expect(facts?.[field as 'kgCo2e']).toBeNull()
  expect(facts?.geography).toBe('Europe')
})

test.each([null, 'text', [], {}, { id: 'urn:gtin:1' }])('%j is no footprint', (document) => {
  expect(readPactFootprint(document)).toBeNull()
})

test('a footprint without a figure of carbon is kept, and says nothing', () => {
  expect(factsOf({ id: DOCUMENT.id })).toMatchObject({ kgCo2e: null, period: null })
})
