import { expect, test } from 'vitest'
import { isAccountChange } from './account-changes.ts'

test.each([
  ['card-removed', true],
  ['details-changed', true],
  ['ledger-changed', false],
  ['toString', false],
  [null, false],
  [['card-removed'], false],
])('%j is a change that someone makes to an account: %s', (event, is) => {
  expect(isAccountChange(event)).toBe(is)
})
