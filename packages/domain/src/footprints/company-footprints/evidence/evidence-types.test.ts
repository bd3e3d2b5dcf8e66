import { describe, expect, test } from 'vitest'
import { EVIDENCE_LIMITS, evidenceLimit } from './evidence-types.ts'

describe('one more file', () => {
  const none = { there: 0, ofFootprint: 0, accountBytes: 0 }
  test.each([
    ['line', { ...none, there: 19 }, 1, null],
    ['line', { ...none, there: 20 }, 1, 'A line holds at most 20 files.'],
    ['question', { ...none, there: 19 }, 1, null],
    ['question', { ...none, there: 20 }, 1, 'An answer holds at most 20 files.'],
    ['footprint', { ...none, there: 20 }, 1, null],
    ['footprint', { ...none, ofFootprint: 500 }, 1, 'A footprint holds at most 500 files.'],
    ['line', { ...none, accountBytes: EVIDENCE_LIMITS.accountBytes - 5 }, 5, null],
    [
      'line',
      { ...none, accountBytes: EVIDENCE_LIMITS.accountBytes - 5 },
      6,
      'Your account holds at most 1,024 MB of evidence.',
    ],
  ] as const)('of a %s beside %o', (target, stored, size, sentence) => {
    expect(evidenceLimit(target, stored, size)).toBe(sentence)
  })
})
