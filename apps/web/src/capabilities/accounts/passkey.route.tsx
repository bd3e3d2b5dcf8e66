import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'
import type { PasskeySignIn, StartPasskeySignIn } from '@understory/contracts/second-factor.ts'
import { Button } from '@understory/ui/button.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { useState } from 'react'
import { redirect } from 'react-router'
import { findSession } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/passkey.route'
import { callFromBrowser } from './browser-api.ts'
import { EntryPage } from './entry-page.tsx'
import { nextPath, withNext } from './next-path.ts'

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sign in with a passkey',
    description: 'Sign in with a key that your device keeps.',
    path: '/login/passkey',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  if (await findSession(request, context)) throw redirect(next)
  return { next }
}

const NOT_GIVEN = 'No passkey was given. Try again, or sign in another way.'

export default function PasskeyPage({ loaderData }: Route.ComponentProps) {
  const { next } = loaderData
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async () => {
    setFailure(null)
    const failed = await signInWithPasskey()
    if (failed) setFailure(failed)
    else location.assign(next)
  }
  return (
    <EntryPage>
      <h1>Sign in with a passkey</h1>
      {failure ? <Notice kind="error" title={failure} /> : null}
      <p>Your device asks for your face, finger or PIN.</p>
      <p>
        <Button look="action" onClick={signIn}>
          Use my passkey
        </Button>
      </p>
      <noscript>
        <Notice kind="info" title="A passkey needs JavaScript. Your password does not." />
      </noscript>
      <p className="quiet">
        <a href={withNext('/login', next)}>Sign in another way</a>
      </p>
    </EntryPage>
  )
}

/** Why it did not work, or null. */
async function signInWithPasskey(): Promise<string | null> {
  const started = await callFromBrowser<typeof StartPasskeySignIn>({
    method: 'POST',
    path: '/api/auth/passkey/options',
  })
  if (!started.ok) return started.refusal.message
  const { challengeId, options } = started.data
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!response) return NOT_GIVEN
  const signedIn = await callFromBrowser<typeof PasskeySignIn>(
    { method: 'POST', path: '/api/auth/passkey' },
    { challengeId, response },
  )
  return signedIn.ok ? null : signedIn.refusal.message
}
