import { describe, expect, test } from 'vitest'
import type { HouseholdOptions } from './number-fields.ts'
import { readAnswer, typedAnswer } from './read-answer.ts'

const OPTIONS = {
  version: 'household-2026.11',
  country: { iso2: 'GB', name: 'United Kingdom', quality: 'A' },
  currency: 'GBP',
  typicalAmounts: { things: 150, services: 250 },
  units: { area: 'm2', distance: 'mile', temperature: 'C', fuel: 'kWh' },
  questions: [],
  regions: [],
  countries: [],
} satisfies HouseholdOptions
const US = { ...OPTIONS, units: { ...OPTIONS.units, temperature: 'F' } } satisfies HouseholdOptions

const read = (
  question: string,
  fields: Record<string, string>,
  options: HouseholdOptions = OPTIONS,
) => readAnswer(question, { text: (name) => fields[name] ?? '' }, options)

describe('a form is read as the answer that it says', () => {
  test.each([
    ['people', { 'people.adults': '2', 'people.children': '' }, { adults: 2, children: 0 }],
    ['homeSize', { homeSize: 'medium' }, 'medium'],
    [
      'homeSize',
      { homeSize: 'medium', 'homeSize.value': '85,5', 'homeSize.value.unit': 'm2' },
      { value: 85.5, unit: 'm2' },
    ],
    [
      'energyUse',
      { 'energyUse.electricityKwh': '2,700', 'energyUse.fuel': '' },
      { electricityKwh: 2_700 },
    ],
    [
      'cars',
      { 'cars.count': '1', 'cars.distance': '7000', 'cars.distance.unit': 'mile' },
      { count: 1, distance: { value: 7_000, unit: 'mile' } },
    ],
    ['cars', { 'cars.count': '0', 'cars.distance.unit': 'mile' }, { count: 0 }],
    ['flights', { 'flights.shortHours': '6' }, { shortHours: 6, longHours: 0 }],
    ['secondHome', { secondHome: 'false' }, false],
    ['evHome', { evHome: '0.5' }, 0.5],
    ['solar', { 'solar.value': '0' }, 0],
    ['diet', {}, undefined],
  ])('%s %j', (question, fields, answer) => {
    expect(read(question, fields as Record<string, string>)).toEqual({ answer, problem: null })
  })

  test('in the United States, degrees are Fahrenheit', () => {
    const { answer } = read('temperature', { 'temperature.value': '68' }, US)
    expect(answer).toBe(20)
    expect(typedAnswer('temperature', 20, US)).toEqual({ 'temperature.value': '68' })
  })
})

test('what is no number gets a sentence', () => {
  expect(read('people', { 'people.adults': 'two' }).problem).toBe('Please use a whole number.')
})

test('an answer stands in its fields again', () => {
  const cars = { count: 1, distance: { value: 7_000, unit: 'mile' } }
  const typed = typedAnswer('cars', cars, OPTIONS)
  expect(read('cars', { ...typed }).answer).toEqual(cars)
  expect(typedAnswer('diet', 'vegan', OPTIONS)).toEqual({ diet: 'vegan' })
})
