import { expect, test } from 'vitest'
import { needsReason } from './needs-reason.ts'

test.each([
  { changed: 0, declared: 0, is: false },
  { changed: 1_000_000, declared: 0, is: false },
  { changed: 1_000_001, declared: 0, is: true },
  { changed: 1_000_001, declared: 100_000_000, is: true },
  { changed: 1_500_000, declared: 200_000_000, is: false },
  { changed: 2_000_000, declared: 200_000_000, is: false },
  { changed: 2_000_001, declared: 200_000_000, is: true },
])('$changed g of $declared g declared: a reason is asked: $is', ({ changed, declared, is }) => {
  expect(needsReason(changed, declared)).toBe(is)
})
