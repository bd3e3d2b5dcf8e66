import { expect, test } from 'vitest'
import { ownQuickFactor } from './quick-factor.ts'

test.each([
  ['electricity', 'kWh', 'IE', 'grid:grid electricity | ireland | kwh'],
  ['electricity', 'kWh', 'US', 'us:electricity egrid2023 | total output > us average | mwh'],
  ['electricity', 'kWh', 'GB', null],
  [
    'gas',
    'kWh (Gross CV)',
    'AU',
    'au:fuels of australia | natural gas distributed in a pipeline | gj (gross cv)',
  ],
  ['trains', 'passenger.km', 'DE', null],
  ['accountant', 'GBP', 'US', null],
])('%s in %s of %s takes %s', (id, unit, country, key) => {
  expect(ownQuickFactor({ id, unit }, { country, region: null })).toBe(key)
})

test.each([
  ['US', 'CAMX', 'us:electricity egrid2023 | total output > camx > wecc california | mwh'],
  ['AU', 'VIC', 'grid:grid electricity | australia > vic | kwh'],
])('electricity of a part of %s takes its grid', (country, region, key) => {
  expect(ownQuickFactor({ id: 'electricity', unit: 'kWh' }, { country, region })).toBe(key)
})
