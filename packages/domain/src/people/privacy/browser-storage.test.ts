import { expect, test } from 'vitest'
import { forgottenCookie, howLong, isListedCookie, pageCookie } from './browser-storage.ts'

test('a cookie is written with the time and the flags that people read of it', () => {
  expect(pageCookie('understory_menu', 'a.b')).toBe(
    'understory_menu=a.b; Path=/; SameSite=Lax; Max-Age=31536000',
  )
  expect(pageCookie('understory_payment', 'x')).toBe(
    'understory_payment=x; Path=/; SameSite=Lax; HttpOnly',
  )
  expect(forgottenCookie('understory_vehicles')).toBe(
    'understory_vehicles=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
  )
})

test.each([
  [365 * 86_400, false, '1 year'],
  [182 * 86_400, true, '6 months, or until you sign out'],
  [30 * 86_400, false, '30 days'],
  [3_600, false, '1 hour'],
  [600, false, '10 minutes'],
  [null, true, 'Until the browser closes, or until you sign out'],
])('%s seconds are said so that people understand them', (seconds, endsWithSignOut, words) => {
  expect(howLong({ seconds, endsWithSignOut })).toBe(words)
})

test.each([
  ['understory_menu', true],
  ['__Host-understory.session_token', true],
  ['understory.state', true],
  ['toString', false],
  ['understory_secret', false],
])('the cookie %s stands in the list: %s', (name, expected) => {
  expect(isListedCookie(name)).toBe(expected)
})
