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
  ['error=toString', 'login_issue'],
  ['error=__proto__&provider=google', 'GOOGLE_FAILED'],
  ['error=inexistant_account', 'inexistant_account'],
  ['error=FACEBOOK_FAILED', 'FACEBOOK_FAILED'],
  ['error=BAD_CREDENTIALS', 'BAD_CREDENTIALS'],
  ['error=email_not_found', 'login_issue'],
  ['error=something+new&provider=someone', 'login_issue'],
  ['error=constructor&provider=facebook', 'FACEBOOK_FAILED'],
])('%s is %s', (search, code) => {
  expect(socialError(new URLSearchParams(search))?.code ?? null).toBe(code)
})

test('where no provider is named, none is blamed and none is said to work', () => {
  for (const error of ['access_denied', 'inexistant_account', 'ACCOUNT_EXISTS', 'x']) {
    const said = socialError(new URLSearchParams({ error }))
    expect(said?.message).not.toMatch(/Google|Facebook/)
  }
})
