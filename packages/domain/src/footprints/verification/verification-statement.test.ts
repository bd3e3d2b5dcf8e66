import { expect, test } from 'vitest'
import { calendarDate, monthOfYear } from '../../calendar/calendar.ts'
import { verificationStatement } from './verification-statement.ts'

const VERIFIED = {
  on: calendarDate(2026, 3, 4),
  companyName: 'Fernbank',
  startMonth: monthOfYear(2025, 1),
  parts: {
    verified: [
      { part: 'scopesOneTwo', grams: 24_970_000 },
      { part: 'businessTravel', grams: 1_030_000 },
    ],
    notVerified: [{ part: 'capitalGoods', grams: 3_000_000 }],
  },
  evidencedPercent: 87,
  sampled: 12,
  materialityGrams: 1_300_000,
  benchmarkPercent: 4,
} as const

const BEGINS =
  'On 4 March 2026 we checked scopes 1 and 2 and business travel of the footprint of Fernbank for January 2025 to December 2025, 26 tonnes of CO2e. We saw evidence for 87%, recomputed all lines and sampled 12 lines.'

test('limited assurance says what did not come to our attention', () => {
  expect(verificationStatement({ ...VERIFIED, level: 'limited' })).toBe(
    `${BEGINS} Nothing came to our attention that makes us believe that this sum is misstated by more than 1.3 tonnes. We did not check: capital goods (3 tonnes of CO2e). The figure is 4% benchmark.`,
  )
})

test('reasonable assurance gives an opinion; where all was checked, nothing is said of a rest', () => {
  const parts = { ...VERIFIED.parts, notVerified: [] }
  expect(verificationStatement({ ...VERIFIED, parts, level: 'reasonable' })).toBe(
    `${BEGINS} In our opinion this sum is free of misstatements above 1.3 tonnes. The figure is 4% benchmark.`,
  )
})
