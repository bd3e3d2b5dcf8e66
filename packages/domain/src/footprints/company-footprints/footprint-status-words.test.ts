import { expect, test } from 'vitest'
import { STATUS_WORDS, statusOfYear } from './footprint-status-words.ts'

test.each([
  ['estimated', 'Estimated'],
  ['declared', 'Declared'],
  ['verifying', 'Being verified'],
  ['verified', 'Verified'],
] as const)('a footprint that is %s reads: %s', (status, words) => {
  expect(STATUS_WORDS[status]).toBe(words)
  expect(statusOfYear({ status, isCarriedOn: false })).toBe(words)
})

test('a year that is only carried on is neither declared nor verified', () => {
  expect(statusOfYear({ status: 'verified', isCarriedOn: true })).toBe(
    'Carried on, verified for the year before',
  )
})
