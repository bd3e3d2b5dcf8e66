import { expect, test } from 'vitest'
import { checkAnswer } from './answer-checks.ts'

const YEAR = { from: '2025-01', to: '2025-12' }
const GOOD = {
  period: YEAR,
  customerPeriod: YEAR,
  level: 'inventory',
  approach: 'operationalControl',
  coverage: 'cradle-to-gate',
  isHybrid: false,
  hasBothScopeTwo: true,
  billed: { stated: 100_000, books: 104_000 },
}
const resultsOf = (more: Partial<Parameters<typeof checkAnswer>[0]>) =>
  Object.fromEntries(checkAnswer({ ...GOOD, ...more }).map(({ check, result }) => [check, result]))

test('a whole answer for the same months passes every check', () => {
  expect(new Set(Object.values(resultsOf({})))).toEqual(new Set(['pass']))
})

test('what was not disclosed is not looked at', () => {
  expect(resultsOf({ hasBothScopeTwo: null, billed: null })).toEqual({
    period: 'pass',
    boundary: 'pass',
    upstream: 'pass',
    level: 'pass',
  })
})

test.each([
  ['period', { period: { from: '2024-07', to: '2025-06' } }, 'warn'],
  ['boundary', { approach: 'not-known' }, 'warn'],
  ['both-scope-two', { hasBothScopeTwo: false }, 'warn'],
  ['upstream', { coverage: 'scopes-1-2' }, 'fail'],
  ['upstream', { coverage: 'scopes-1-2', isHybrid: true }, 'warn'],
  ['driver-in-books', { billed: { stated: 100_000, books: 120_000 } }, 'warn'],
  ['level', { level: 'estimate' }, 'warn'],
  ['level', { level: 'bills' }, 'warn'],
] as const)('of %s it says what was found', (check, more, result) => {
  expect(resultsOf(more)[check]).toBe(result)
})
