import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.each([
  ['GB', 'Stroud', 'GL5 1AA', ['Stroud', 'GL5 1AA', 'United Kingdom']],
  ['US', 'Portland, OR', '97201', ['Portland, OR 97201', 'United States']],
  ['DE', 'Berlin', '10115', ['10115 Berlin', 'Germany']],
  ['IE', 'Galway', '', ['Galway', 'Ireland']],
  ['US', 'Portland, OR', '', ['Portland, OR', 'United States']],
  ['DE', 'Berlin', '', ['Berlin', 'Germany']],
  ['XX', 'Berlin', '', ['Berlin', 'XX']],
])('an address in %s has its post code where its post puts it', (country, city, postcode, end) => {
  const address = { line1: '1 High Street', line2: null, city, postcode, country }
  expect(addressLines(address)).toEqual(['1 High Street', ...end])
})
