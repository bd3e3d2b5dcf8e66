import { expect, test } from 'vitest'
import { isMoney } from '../lines/spend.ts'
import { quickItemIn } from './quick/quick-item-in.ts'
import { QUICK_ITEMS } from './quick-entry.ts'
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
  [
    'freight',
    'short ton-mile',
    'US',
    'us:scope 3 categories 4 and 9: transportation and distribution | medium- and heavy-duty truck | short ton-mile',
  ],
  [
    'waste',
    'short ton',
    'US',
    'us:scope 3 categories 5 and 12: waste | landfilled > mixed msw | short ton',
  ],
  [
    'accountants',
    'USD',
    'US',
    'us:spend with us industries | offices of certified public accountants (naics 541211) | usd',
  ],
  [
    'foodWaste',
    'short ton',
    'US',
    'us:scope 3 categories 5 and 12: waste | anaerobically digested (dry, with curing) > food waste (non-meat) | short ton',
  ],
  ['accountants', 'GBP', 'GB', null],
])('%s in %s of %s takes %s', (id, unit, country, key) => {
  expect(usualQuickFactor({ id, unit }, { country, region: null })).toBe(key)
})

test('spending in the United States takes the multipliers of its industries, every question of it', () => {
  for (const item of QUICK_ITEMS.filter(({ unit }) => isMoney(unit))) {
    const asked = quickItemIn(item, 'US')
    expect(asked).toMatchObject({ unit: 'USD', hint: expect.not.stringContaining('VAT') })
    expect(usualQuickFactor(asked, { country: 'US', region: null }), item.id).toMatch(
      /^us:spend with us industries \| .* \| usd$/,
    )
    const german = usualQuickFactor(quickItemIn(item, 'DE'), { country: 'DE', region: null })
    expect(german, item.id).toMatch(/^uk:spend with uk industries /)
  }
})

test.each([
  ['US', 'CAMX', 'us:electricity egrid2023 | total output > camx > wecc california | mwh'],
  ['AU', 'VIC', 'grid:grid electricity | australia > vic | kwh'],
])('electricity of a part of %s takes its grid', (country, region, key) => {
  expect(usualQuickFactor({ id: 'electricity', unit: 'kWh' }, { country, region })).toBe(key)
})
