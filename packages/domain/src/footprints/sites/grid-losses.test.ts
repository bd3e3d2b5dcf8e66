import { expect, test } from 'vitest'
import { countryWithoutLosses, noLossesSentence } from './grid-losses.ts'

const grid = (id: string) => ({ factorId: id, market: 'grid', category: 'Grid electricity' })

test.each([
  ['Germany has none', grid('grid-eea-2024:DE'), 'DE'],
  ['Victoria has one', grid('grid-nga-2025:AU-VIC'), null],
  ['New Zealand has one', grid('grid-mfe-2025:NZ'), null],
  ['gas loses none', { ...grid('uk-2025:1'), market: 'uk', category: 'Fuels' }, null],
])('a factor of grid losses: %s', (_, factor, country) => {
  expect(countryWithoutLosses(factor)).toBe(country)
})

test('what is missing is said by name, never as nothing', () => {
  expect(noLossesSentence(['DE', 'NL'])).toBe(
    'Grid losses: no factor for Germany and the Netherlands.',
  )
})
