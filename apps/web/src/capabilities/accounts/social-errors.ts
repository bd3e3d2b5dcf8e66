import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals.ts'
import type { SocialProvider } from '@understory/contracts/sign-in.ts'
import { lookupTable } from '@understory/domain/lookup-table.ts'

const NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** What the sign-in library says of a failed visit to a provider, in the specification's codes. */
const CODES: Readonly<Record<string, RefusalCode>> = lookupTable({
  account_not_linked: 'ACCOUNT_EXISTS',
  signup_disabled: 'inexistant_account',
  state_mismatch: 'INVALID_AUTH',
  state_not_found: 'INVALID_AUTH',
  please_restart_the_process: 'INVALID_AUTH',
  invalid_callback_request: 'INVALID_AUTH',
  internal_server_error: 'login_issue',
  unable_to_create_session: 'login_issue',
  unable_to_create_user: 'login_issue',
})

export type SocialError = { readonly code: RefusalCode; readonly message: string }

/** Why someone came back from a provider without being signed in; null when nothing went wrong. */
export function socialError(search: URLSearchParams): SocialError | null {
  const error = search.get('error')
  if (!error) return null
  const provider = search.get('provider') === 'facebook' ? 'facebook' : 'google'
  const code = codeOf(error, provider)
  const message =
    code === 'ACCOUNT_EXISTS'
      ? `There is already an account with this email. Sign in with its password first; once the email is verified, ${NAMES[provider]} works too.`
      : REFUSALS[code][1]
  return { code, message }
}

function codeOf(error: string, provider: SocialProvider): RefusalCode {
  if (error === 'email_not_found' && provider === 'facebook') return 'FACEBOOK_WITHOUT_EMAIL'
  return CODES[error] ?? (provider === 'facebook' ? 'FACEBOOK_FAILED' : 'GOOGLE_FAILED')
}
