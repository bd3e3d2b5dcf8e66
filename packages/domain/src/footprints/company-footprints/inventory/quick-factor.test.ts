import { expect, test } from 'vitest'
import { usualQuickFactor } from './quick-factor.ts'

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
  [
    'trains',
    'passenger.km',
    'DE',
    'uk:business travel- land | rail > national rail | passenger.km',
  ],
  [
    'shortFlights',
    'passenger.km',
    'DE',
    'uk:business travel- air | flights > international, to/from non-uk > average passenger > with rf | passenger.km',
  ],
  ['hotels', 'room night', 'DE', 'uk:hotel stay | hotel stay > germany | room night'],
  ['homeworking', 'FTE working hour', 'DE', null],
  ['accountant', 'GBP', 'US', null],
])('%s in %s of %s takes %s', (id, unit, country, key) => {
  expect(usualQuickFactor({ id, unit }, { country, region: null })).toBe(key)
})

test.each([
  ['US', 'CAMX', 'us:electricity egrid2023 | total output > camx > wecc california | mwh'],
  ['AU', 'VIC', 'grid:grid electricity | australia > vic | kwh'],
])('electricity of a part of %s takes its grid', (country, region, key) => {
  expect(usualQuickFactor({ id: 'electricity', unit: 'kWh' }, { country, region })).toBe(key)
})
