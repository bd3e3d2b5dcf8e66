import { describe, expect, test } from 'vitest'
import { ISSUE_STATUSES, issueStatusesBefore, NEXT_ISSUE_STATUSES } from './issue-status.ts'
import { SOFT_BOUNCES_ALLOWED, suppressesFor } from './suppression.ts'

describe('an issue', () => {
  test('is cancelled before it starts, and never while it is sent', () => {
    expect(issueStatusesBefore('cancelled')).toEqual(['draft', 'scheduled'])
    expect(issueStatusesBefore('sending')).toEqual(['draft', 'scheduled'])
    expect(issueStatusesBefore('draft')).toEqual(['scheduled'])
  })

  test.each(['sent', 'cancelled'] as const)('that is %s stays so', (status) => {
    expect(NEXT_ISSUE_STATUSES[status]).toEqual([])
    expect(ISSUE_STATUSES).toContain(status)
  })
})

describe('an address is not written to any more', () => {
  test.each([
    ['complaint', 0, 'complaint'],
    ['hard-bounce', 0, 'bounce'],
    ['soft-bounce', SOFT_BOUNCES_ALLOWED, null],
    ['soft-bounce', SOFT_BOUNCES_ALLOWED + 1, 'bounce'],
  ] as const)('after a %s and %i soft bounces lately: %s', (kind, soft, reason) => {
    expect(suppressesFor(kind, soft)).toBe(reason)
  })
})
