import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'

const AMOUNTS = 'Please give the amounts of a whole year, in the unit that your bill shows.'
const AREA =
  'Please give a floor area between 8 and 1,500 square metres (86 and 16,000 square feet).'

describe('an answer that cannot be right gets one sentence beside its field', () => {
  test.each([
    ['people', { adults: 0, children: 1 }, 'Please give 1 to 12 adults and 0 to 12 children.'],
    ['people', { adults: 1.5, children: 0 }, 'Please give 1 to 12 adults and 0 to 12 children.'],
    ['people', { adults: 2 }, 'Please give 1 to 12 adults and 0 to 12 children.'],
    ['homeSize', { value: 7, unit: 'm2' }, AREA],
    ['homeSize', { value: 85, unit: 'sqft' }, AREA],
    ['homeSize', 'enormous', AREA],
    ['heating', 'peat', 'Please choose how your home is heated.'],
    ['energyUse', {}, AMOUNTS],
    ['energyUse', { electricityKwh: -1 }, AMOUNTS],
    ['energyUse', { electricityKwh: '3000' }, AMOUNTS],
    ['energyUse', { electricityKwh: 3_000, steam: 1 }, AMOUNTS],
    [
      'cars',
      { count: 11 },
      'Please give 0 to 10 cars and at most 300,000 kilometres or miles a year for all of them.',
    ],
    ['diet', 'keto', 'Please choose the answer nearest to what you eat.'],
    ['evHome', Number.NaN, 'Please give a share between 0 and 1.'],
    ['secondHome', 'yes', 'Please answer yes or no.'],
    ['region', 'CAMX', 'Please choose a region of the list.'],
    ['_heatScale', 0.1, 'This question is not known.'],
    ['__proto__x', 1, 'This question is not known.'],
  ])('%s %j', (field, value, message) => {
    expect(checkAnswers('GB', { [field]: value }).problems).toEqual([{ field, message }])
  })
})

test('a region belongs to the United States', () => {
  expect(checkAnswers('US', { region: 'CAMX' }).problems).toEqual([])
  expect(checkAnswers('US', { region: 'GB' }).problems).toHaveLength(1)
})

test('oil is not measured in therms', () => {
  const energyUse = { fuel: { value: 300, unit: 'therm' } }
  expect(checkAnswers('GB', { heating: 'oil', energyUse }).problems).toEqual([
    { field: 'energyUse.fuel.unit', message: 'This unit does not belong to that fuel.' },
  ])
  expect(checkAnswers('GB', { heating: 'gas', energyUse }).problems).toEqual([])
})

test('every wrong answer is named, and an empty one is an open question', () => {
  const { problems } = checkAnswers('GB', { diet: 'x', pets: { dogs: 99, cats: 0 }, people: null })
  expect(problems.map(({ field }) => field)).toEqual(['diet', 'pets'])
})
