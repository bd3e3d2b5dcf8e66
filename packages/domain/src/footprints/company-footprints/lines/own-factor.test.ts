import { expect, test } from 'vitest'
import { kgOfOwnFactor, ownFactorProblems, statedResult } from './own-factor.ts'

test.each([
  [{ unit: 'pieces', kgCo2e: 4.2 }, []],
  [{ unit: 'pieces' }, ['kgCo2e']],
  [{ unit: 'kg CO2e', method: 'GLEC, by the haulier', year: 2025 }, []],
  [{ unit: 'kg CO2e' }, ['method', 'year']],
  [{ unit: 't CO2e', kgCo2e: 1, method: 'By them', year: 2025 }, ['kgCo2e']],
])('%j has problems with %j', (own, fields) => {
  expect(ownFactorProblems(own).map(({ field }) => field)).toEqual(fields)
})

test('a result counts as it is, and says whose it is', () => {
  const own = { kind: 'supplier', unit: 'kg CO2e', source: 'Haulier Ltd', year: 2025 } as const
  expect(kgOfOwnFactor(own)).toBe(1)
  expect(kgOfOwnFactor({ ...own, unit: 't CO2e' })).toBe(1_000)
  expect(statedResult({ ...own, method: 'GLEC framework' })).toBe(
    'As stated by Haulier Ltd, for 2025: GLEC framework',
  )
  expect(statedResult({ ...own, unit: 'pieces', kgCo2e: 4.2 })).toBeNull()
})
