import { describe, expect, test } from 'vitest'
import { factorAtPlace } from './factor-at-place.ts'
import { regionsOf } from './grid-regions.ts'
import { placeInWords, placeOf, regionProblem } from './place.ts'

const BRITISH = {
  factorId: 'uk-2025:el',
  market: 'uk',
  category: 'UK electricity',
  name: 'Electricity generated > Electricity: UK',
}
const GERMAN = {
  factorId: 'grid-eea-2024:DE',
  market: 'grid',
  category: 'Grid electricity',
  name: 'Germany',
}
const AMERICAN = {
  factorId: 'us-2025:6-375',
  market: 'us',
  category: 'Electricity eGRID2023',
  name: 'total output > US Average',
}
const GAS = {
  factorId: 'uk-2025:gas',
  market: 'uk',
  category: 'Fuels',
  name: 'Gaseous fuels > Natural gas',
}
const place = (country: string, region: string | null = null) => ({ country, region })

describe('a line', () => {
  const places = {
    country: 'US',
    sites: new Map([
      ['', place('US', 'ERCT')],
      ['Leeds', place('GB')],
    ]),
  }
  test('is where its site is', () => {
    expect(placeOf(places, 'Leeds')).toEqual(place('GB'))
  })
  test('without a site, or of one whose country is not known, is where the company is', () => {
    expect(placeOf(places, null)).toEqual(place('US', 'ERCT'))
    expect(placeOf(places, 'Dallas')).toEqual(place('US', 'ERCT'))
  })
  test('is of no state of a country that the company left', () => {
    expect(placeOf({ ...places, country: 'DE' }, null)).toEqual(place('DE'))
  })
})

test('a state belongs to a country whose grid is divided', () => {
  expect(regionProblem(place('AU', 'NSW'))).toBeNull()
  expect(regionProblem(place('AU', 'ERCT'))).toBe('Please choose from the list.')
  expect(regionProblem(place('DE', 'BY'))).toContain('is not divided')
  expect(placeInWords(place('US', 'ERCT'))).toBe('the United States (Texas)')
  expect(regionsOf('US')).toHaveLength(27)
})

describe('a factor at a place', () => {
  test.each([
    ['British electricity in Britain', BRITISH, place('GB')],
    ['German electricity in Germany', GERMAN, place('DE')],
    ['the average of the United States where the state is not known', AMERICAN, place('US')],
    ['British gas in Germany, which has none of its own', GAS, place('DE')],
  ])('fits: %s', (_, factor, where) => {
    expect(factorAtPlace(factor, where)).toEqual({ fits: true })
  })

  test.each([
    ['British electricity in Germany', BRITISH, place('DE'), 'Germany'],
    [
      'the American average in Texas',
      AMERICAN,
      place('US', 'ERCT'),
      'total output > ERCT > ERCOT All',
    ],
    ['German electricity in Victoria', GERMAN, place('AU', 'VIC'), 'Australia > VIC'],
    ['British gas in Australia', GAS, place('AU'), 'Natural gas distributed in a pipeline'],
  ])('does not fit, and another is usual there: %s', (_, factor, where, name) => {
    expect(factorAtPlace(factor, where)).toMatchObject({ fits: false, usual: { name } })
  })

  test('does not fit, and nothing is known to be usual there', () => {
    const heat = { ...GAS, category: 'Heat and steam', name: 'Heat and steam > Onsite heat' }
    expect(factorAtPlace(heat, place('DE'))).toEqual({ fits: false, usual: null })
  })
})
