import { expect, test } from 'vitest'
import { countryChoices, countryOfChoice } from './country-choices.ts'

const { called, alsoCalled } = countryChoices([{ iso2: 'FR' }, { iso2: 'GB' }, { iso2: 'AE' }])

test.each(['United Kingdom', 'UK', 'Great Britain', 'England', 'Scotland'])(
  'Britain is found by %s',
  (typed) => {
    const found = [...called, ...alsoCalled].find(({ label }) => label.startsWith(typed))
    expect(countryOfChoice(found?.value ?? '')).toBe('GB')
  },
)

test('every choice has a value of its own, and none leads to a country that is not offered', () => {
  const values = [...called, ...alsoCalled].map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(new Set(values.map(countryOfChoice))).toEqual(new Set(['AE', 'FR', 'GB']))
})
