import { describe, expect, test } from 'vitest'
import { findEstimateCountry } from './countries.ts'
import { scope12Factor } from './range.ts'
import { scope3 } from './scopes-of-company.ts'
import { findSector } from './sectors.ts'

test.each([
  // e to the power of 1.5 below two billion pounds, and of 1.05 from there on.
  [1_999_999_999, 4.481689],
  [2_000_000_000, 2.857651],
])('scopes 1 and 2 of a company with £%d are known within a factor of %d', (pounds, factor) => {
  expect(scope12Factor({ lnSdScope12: 1 }, pounds)).toBeCloseTo(factor, 6)
})

describe('scope 3', () => {
  const sector = findSector('machinery')
  const country = findEstimateCountry('GB')
  if (!sector || !country) throw new Error('both exist')
  const company = { country, year: 2022, homeShare: 1, strength: 1, employees: 10 }
  const use = 'useOfSoldProducts'

  test.each([
    [249_999_999, []],
    [250_000_000, [use]],
  ])('of a maker with £%d counts the use of what it sells: %j', (pounds, counted) => {
    const { downstream } = scope3({ ...company, sector, pounds }, 'auto')
    const categories = downstream.map(({ row }) => row.category)
    expect(categories.filter((category) => category === use)).toEqual(counted)
  })

  test('that is not divided is what was bought', () => {
    const undivided = { ...sector, uk: { ...sector.uk, scope3: 0.3, categories: [] } }
    const { upstream } = scope3({ ...company, sector: undivided, pounds: 1_000 }, 'auto')
    expect([...upstream]).toEqual([
      ['purchasedGoodsAndServices', 300],
      ['employeeCommutingAndRemoteWorking', 6_000],
    ])
  })
})
