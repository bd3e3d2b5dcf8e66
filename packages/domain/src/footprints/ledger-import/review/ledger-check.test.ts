import { expect, test } from 'vitest'
import type { CalendarDate } from '../../../calendar/calendar.ts'
import { coveredPercent } from './ledger-check.ts'
import type { ClassedEntry } from './ledger-groups.ts'

const entry = (change: Partial<ClassedEntry> = {}): ClassedEntry => ({
  row: 2,
  day: '2025-03-01' as CalendarDate,
  supplier: 'Quillwort',
  description: '',
  account: 'Rent',
  accountCode: '',
  site: '',
  reference: '',
  currency: 'GBP',
  mcc: '',
  net: 10_000,
  result: 's_rent',
  category: 'upstreamLeasedAssets',
  confidence: 1,
  why: 'nothing fits',
  isDecided: false,
  ...change,
})

const covered = (entries: readonly ClassedEntry[], purchases: number | null = 20_000) =>
  coveredPercent(entries, { purchases, currency: 'GBP' })

test('what was accounted for is a share of the purchases, never rounded up', () => {
  expect(covered([entry()])).toBe(50)
  expect(covered([entry({ net: 10_199 })])).toBe(50)
  expect(covered([entry(), entry({ result: 'ask', category: null })])).toBe(50)
  expect(covered([entry()], null)).toBeNull()
})

test('other currencies count at the mean rate of their year; without a rate nothing is said', () => {
  const inEuros = covered([entry(), entry({ currency: 'EUR' })]) ?? 0
  expect(inEuros).toBeGreaterThan(80)
  expect(inEuros).toBeLessThan(100)
  expect(covered([entry({ currency: 'XXX' })])).toBeNull()
})
