import type { SocialProvider } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { accountsMessage } from '../messages/messages.generated.ts'
import styles from './provider-buttons.module.css'

const PROVIDER_BUTTONS_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

type Offered = { readonly providers: readonly SocialProvider[] }

/** The other ways to sign in; each posts to its own address, so that following a link does nothing. */
export function SignInWith({ providers, next }: Offered & { readonly next: string }) {
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      {providers.map((provider) => (
        <form key={provider} method="post" action={`/join/${provider}`}>
          <input type="hidden" name="next" value={next} />
          <Button type="submit">
            <ProviderMark provider={provider} />
            {accountsMessage('providerButtons.signInWith', {
              providerButtonsNames: PROVIDER_BUTTONS_NAMES[provider],
            })}
          </Button>
        </form>
      ))}
      <p className={styles.or}>{accountsMessage('providerButtons.orWithYourEmail')}</p>
    </div>
  )
}

/** The other ways to join: buttons of the joining form, so that they carry what it asks. */
export function JoinWith({ providers }: Offered) {
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{accountsMessage('providerButtons.orWithoutAPassword')}</p>
      {providers.map((provider) => (
        <Button key={provider} type="submit" name="provider" value={provider}>
          <ProviderMark provider={provider} />
          {accountsMessage('providerButtons.joinWith', {
            providerButtonsNames: PROVIDER_BUTTONS_NAMES[provider],
          })}
        </Button>
      ))}
    </div>
  )
}

function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return provider === 'google' ? (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.8H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M4 10.8a5.4 5.4 0 0 1 0-3.5V5H1a9 9 0 0 0 0 8.1z" />
      <path
        fill="#ea4335"
        d="M9 3.6c1.3 0 2.5.5 3.5 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z"
      />
    </svg>
  ) : (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="9" fill="#1877f2" />
      <path
        fill="#fff"
        d="M10 17.9V11.6h2l.4-2.4H10V7.6c0-.7.3-1.3 1.3-1.3h1.1V4.2s-1-.2-1.9-.2C8.6 4 7.4 5.2 7.4 7.3v1.9H5.2v2.4h2.2v6.3z"
      />
    </svg>
  )
}
