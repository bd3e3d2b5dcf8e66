import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findHouseholdCountry } from './data/household-countries.ts'
import { estimateHousehold } from './estimate-household.ts'

const { examples } = JSON.parse(
  readFileSync(new URL('../../../data/household/worked-examples.json', import.meta.url), 'utf8'),
) as { examples: Example[] }

type Example = {
  name: string
  request: { country: string; answers: object }
  expected: object
}

function estimate({ country, answers }: Example['request']) {
  const found = findHouseholdCountry(country)
  if (!found) throw new Error(`no country ${country}`)
  return estimateHousehold(found, answers)
}

describe('what another program computed', () => {
  test.each(examples.map((example) => [example.name, example] as const))(
    '%s comes to the same grams',
    (_, { request, expected }) => {
      expect(estimate(request)).toEqual(expected)
    },
  )
})
