import { expect, test } from 'vitest'
import { realWorldUplift } from './real-world-uplift.ts'

// Methodology paper of 2025, tables 16 and 20.
test.each([
  ['NEDC', 2015, { percent: 41.5, year: 2015 }],
  ['NEDC', 1998, { percent: 15.65, year: 2007 }],
  ['NEDC', 2023, { percent: 31.5, year: 2019 }],
  ['WLTP', 2022, { percent: 22.75, year: 2022 }],
  ['WLTP', 2018, { percent: 22.25, year: 2020 }],
  ['WLTP', 2026, { percent: 22.99, year: 2024 }],
] as const)('a car of %s registered in %i emits more on the road: %o', (cycle, year, uplift) => {
  const found = realWorldUplift({ cycle, year, isPlugInHybrid: false })
  expect(found).toMatchObject(uplift)
  expect(found?.source).toMatch(/Methodology paper, Table 16$/)
})

test.each([
  ['NEDC', 35],
  ['WLTP', 23.7],
] as const)('a plug-in hybrid of %s has one uplift, whatever its year', (cycle, percent) => {
  for (const year of [2007, 2022]) {
    const found = realWorldUplift({ cycle, year, isPlugInHybrid: true })
    expect(found).toMatchObject({ percent, year: null })
    expect(found?.source).toMatch(/Methodology paper, Table 20$/)
  }
})

test('what its publisher adjusted already is not adjusted again', () => {
  for (const isPlugInHybrid of [true, false]) {
    expect(realWorldUplift({ cycle: 'EPA', year: 2022, isPlugInHybrid })).toBeNull()
  }
})
