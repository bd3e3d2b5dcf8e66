import { expect, test } from 'vitest'
import { socialError } from './social-errors.ts'

test.each([
  ['', null],
  ['error=access_denied&provider=google', 'GOOGLE_FAILED'],
  ['error=access_denied&provider=facebook', 'FACEBOOK_FAILED'],
  ['error=email_not_found&provider=facebook', 'FACEBOOK_WITHOUT_EMAIL'],
  ['error=account_not_linked&provider=google', 'ACCOUNT_EXISTS'],
  ['error=signup_disabled&provider=google', 'inexistant_account'],
  ['error=state_mismatch', 'INVALID_AUTH'],
  ['error=internal_server_error&provider=google', 'login_issue'],
  ['error=something+new&provider=facebook', 'FACEBOOK_FAILED'],
  ['error=toString', 'GOOGLE_FAILED'],
  ['error=__proto__', 'GOOGLE_FAILED'],
  ['error=constructor&provider=facebook', 'FACEBOOK_FAILED'],
])('%s is %s', (search, code) => {
  expect(socialError(new URLSearchParams(search))?.code ?? null).toBe(code)
})
