import { expect, test } from 'vitest'
import { isActivityEvent } from './activity-words.ts'

test.each([
  ['card-removed', true],
  ['details-changed', true],
  ['signed-in', true],
  ['ledger-changed', false],
  ['toString', false],
  [null, false],
  [['card-removed'], false],
])('%j is an event that a capability declares: %s', (event, is) => {
  expect(isActivityEvent(event)).toBe(is)
})
