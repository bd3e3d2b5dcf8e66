import { expect, test } from 'vitest'
import { STATUS_WORDS } from './footprint-status-words.ts'

test.each([
  ['estimated', 'Estimated'],
  ['declared', 'Declared'],
  ['verifying', 'Being verified'],
  ['verified', 'Verified'],
] as const)('a footprint that is %s reads: %s', (status, words) => {
  expect(STATUS_WORDS[status]).toBe(words)
})
