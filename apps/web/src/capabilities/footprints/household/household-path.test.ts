import { expect, test } from 'vitest'
import { householdFragment, readHouseholdFragment } from './household-path.ts'

test('a link holds the answers, and gives them back', () => {
  const input = { country: 'GB', answers: { diet: 'vegan', cars: { count: 0 }, note: 'ü' } }
  expect(readHouseholdFragment(householdFragment(input))).toEqual(input)
})

test.each(['', '#figure', '#h1=', '#h1=%%%', '#h1=bnVsbA', '#h1=eyJhIjoxfQ'])(
  'a fragment that is none is left alone: %s',
  (fragment) => {
    expect(readHouseholdFragment(fragment)).toBeNull()
  },
)
