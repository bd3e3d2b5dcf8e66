import { expect, test } from 'vitest'
import { nextRetryAt } from './next-retry-at.ts'

const MADE = new Date('2026-11-29T10:00:00Z')
const at = (attempts: number, spread = 0) => nextRetryAt(MADE, { attempts, spread })?.toISOString()

test('a message is tried again for three days after it was made, ever more rarely', () => {
  expect([1, 2, 5, 9].map((attempts) => at(attempts))).toEqual([
    '2026-11-29T10:01:00.000Z',
    '2026-11-29T10:05:00.000Z',
    '2026-11-29T16:00:00.000Z',
    '2026-12-02T10:00:00.000Z',
  ])
  expect(nextRetryAt(MADE, { attempts: 10, spread: 0 })).toBeNull()
})

test('messages that failed together do not come again together', () => {
  expect(at(1, 0.5)).toBe('2026-11-29T10:01:03.000Z')
})
