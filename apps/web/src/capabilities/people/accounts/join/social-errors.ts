import type { SocialProvider } from '@understory/contracts/people/accounts/sign-in.ts'
import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { accountsMessage } from '../messages/messages.generated.ts'

const SOCIAL_ERRORS_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

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

/** Codes of ours, by which a link may say what went wrong. */
const OURS: readonly RefusalCode[] = [
  'ACCOUNT_EXISTS',
  'BAD_CREDENTIALS',
  'BUSINESS_EXISTS',
  'FACEBOOK_FAILED',
  'FACEBOOK_WITHOUT_EMAIL',
  'GOOGLE_FAILED',
  'INVALID_AUTH',
  'PERSONAL_EXISTS',
  'inexistant_account',
  'login_issue',
]

export type SocialError = { readonly code: RefusalCode; readonly message: string }

/** Why someone came back from a provider without being signed in; null when nothing went wrong. */
export function socialError(search: URLSearchParams): SocialError | null {
  const error = search.get('error')
  if (!error) return null
  const named = search.get('provider') ?? ''
  const provider = named === 'facebook' || named === 'google' ? named : null
  const code = codeOf(error, provider)
  const message =
    code === 'ACCOUNT_EXISTS' && provider
      ? accountsMessage('socialErrors.alreadyAccountEmailSign', {
          socialErrorsNames: SOCIAL_ERRORS_NAMES[provider],
        })
      : REFUSALS[code][1]
  return { code, message }
}

/** Where nobody is named, no provider is blamed. */
function codeOf(error: string, provider: SocialProvider | null): RefusalCode {
  if (error === 'email_not_found' && provider === 'facebook') return 'FACEBOOK_WITHOUT_EMAIL'
  const known = CODES[error] ?? OURS.find((code) => code === error)
  if (known) return known
  if (!provider) return 'login_issue'
  return provider === 'facebook' ? 'FACEBOOK_FAILED' : 'GOOGLE_FAILED'
}
