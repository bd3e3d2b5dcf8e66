import { expect, test } from 'vitest'
import { mayNotify, NOTIFICATIONS } from './notifications.ts'

test.each(NOTIFICATIONS)('$kind without a choice is as it is by default', ({ kind, byDefault }) => {
  expect(mayNotify(kind, {})).toBe(byDefault)
})

test.each(NOTIFICATIONS)('$kind refused is sent only where it must be', ({ kind, isAlways }) => {
  expect(mayNotify(kind, { [kind]: false })).toBe(isAlways)
})

test('of a kind that does not exist nothing is sent, whatever was chosen', () => {
  const unknown = 'surprises' as (typeof NOTIFICATIONS)[number]['kind']
  expect(mayNotify(unknown, { [unknown]: true })).toBe(false)
})
