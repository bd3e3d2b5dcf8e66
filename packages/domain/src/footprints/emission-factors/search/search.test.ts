import { describe, expect, test } from 'vitest'
import { countryInSentence, countryOfFactor } from './factor-country.ts'
import { fittingSets, seriesOf } from './fitting-sets.ts'
import { foreignSentence, mayStandIn, otherCountrySentence } from './foreign-factor.ts'
import { noFactorSentence } from './no-factor.ts'
import { findPlace } from './places.ts'
import { correctSpelling, isOneSlip } from './spelling.ts'
import { stemOf, tokensOf } from './words.ts'

test.each([
  ['R-410A', ['r410a']],
  ['R 32', ['r32']],
  ['HCFC-22/R22', ['hcfc22', 'r22']],
  ['>7.5 tonnes-17', ['7.5', 'tonnes', '17']],
  ['1.2.3 a7.5 7.5t.', ['1.2', '3', 'a7', '5', '7.5t']],
  ['Café & Bar', ['cafe', 'and', 'bar']],
])('%s is the words %j', (text, words) => expect(tokensOf(text)).toEqual(words))

test.each([
  ['gases', 'gas'],
  ['lorries', 'lorry'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('the singular of %s is %s', (many, one) => expect(stemOf(many)).toBe(one))

test.each([
  ['electrcity', 'electricity', true],
  ['electricty', 'electricity', true],
  ['taxy', 'taxi', true],
  ['tiax', 'taxi', false],
  ['taxi', 'taxi', false],
])('%s is one slip from %s: %s', (typed, word, is) => expect(isOneSlip(typed, word)).toBe(is))

test('letters in another order are put right, and a word that is known stays', () => {
  expect(correctSpelling('desiel', () => false)).toBe('diesel')
  expect(correctSpelling('electrcity', (word) => word === 'electrcity')).toBe('electrcity')
  expect(correctSpelling('r410b', () => false)).toBe('r410b')
})

test('of two places the farther one counts, and both leave the words', () => {
  expect(findPlace(['flight', 'manchester', 'chicago'])).toMatchObject({
    place: { country: 'US', haul: 'long haul' },
    rest: ['flight'],
  })
  expect(findPlace(['electricity', 'new', 'south', 'wales']).place).toMatchObject({
    country: 'AU',
    region: 'NSW',
  })
})

describe('a factor of another country', () => {
  const uk = { market: 'uk', category: 'Fuels', country: 'GB' }

  test('says whose it is', () => {
    expect(foreignSentence(uk, 'DE')).toBe(
      'Factor of the United Kingdom: there is none of Germany here',
    )
    expect(otherCountrySentence(uk, 'US')).toBe(
      'Factor of the United Kingdom, not of the United States',
    )
    const grid = { market: 'grid', category: 'Grid electricity', country: 'IE' }
    expect(foreignSentence(grid, 'GB')).toBe('Electricity of Ireland')
    expect(foreignSentence(uk, 'GB')).toBeNull()
  })

  test('may be none of a grid', () => {
    expect(mayStandIn(uk, 'DE')).toBe(true)
    expect(mayStandIn(uk, 'US')).toBe(false)
    expect(mayStandIn({ ...uk, category: 'UK electricity' }, 'DE')).toBe(false)
  })

  test('is known by its id where a grid is many', () => {
    expect(countryOfFactor({ market: 'grid', factorId: 'grid-nga-2025:AU-NSW' })).toBe('AU')
    expect(countryOfFactor({ market: 'us', factorId: 'us-2025:1-35' })).toBe('US')
    expect(countryInSentence('NL')).toBe('the Netherlands')
  })
})

test.each([
  ['active_travel', 'Cycling and walking count as nothing.'],
  ['adblue', 'The product has no factor for AdBlue. Please use one of your own.'],
])('%s has no factor, and the reason', (activity, sentence) => {
  expect(noFactorSentence(activity)).toBe(sentence)
})

describe('the sets of a year', () => {
  const set = (setId: string, year: number, size = 100, revision = 1) => ({
    setId,
    year,
    size,
    revision,
  })
  const sets = [
    set('uk-2024', 2024),
    set('uk-2025', 2025),
    set('uk-2025-r2', 2025, 100, 2),
    set('uk-2026', 2026, 3),
    set('us-2025', 2025),
  ]
  const idsOf = (near: number) => fittingSets(sets, near).map(({ setId }) => setId)

  test('are the nearest of each series, the last correction, none later where there is an earlier', () => {
    expect(idsOf(2024)).toEqual(['uk-2024', 'us-2025'])
    expect(idsOf(2025)).toEqual(['uk-2025-r2', 'us-2025'])
  })

  test('are filled up where the nearest is a few rows', () => {
    expect(idsOf(2026)).toEqual(['uk-2026', 'uk-2025-r2', 'us-2025'])
  })

  test('are the same in whatever order they were read', () => {
    const order = fittingSets(sets, 2026)
    expect(fittingSets(sets.toReversed(), 2026)).toEqual(order)
  })

  test('have series by their publishers', () => {
    expect(['uk-spend-2023', 'grid-nga-2025-s3', 'blend-ar5'].map(seriesOf)).toEqual([
      'uk-spend',
      'grid-nga-s3',
      'blend-ar5',
    ])
  })
})
