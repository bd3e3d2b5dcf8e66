import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'
import type {
  PasskeySignIn,
  StartPasskeySignIn,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import {
  passkeySignInDeviceAsksFaceFinger,
  passkeySignInNoPasskeyGivenTry,
  passkeySignInUseMyPasskey,
} from '../island-messages/passkey-sign-in.generated.ts'
import { callFromBrowser } from './browser-api.ts'

const notGiven = () => passkeySignInNoPasskeyGivenTry()

/** The button that asks the device for its key, and goes on to `next` with it. */
function PasskeySignInButton({ next }: { readonly next: string }) {
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async () => {
    setFailure(null)
    const failed = await signInWithPasskey()
    if (failed) setFailure(failed)
    else location.assign(next)
  }
  return (
    <div className="flow-16">
      {failure ? <Notice kind="error" title={failure} /> : null}
      <p>{passkeySignInDeviceAsksFaceFinger()}</p>
      <p>
        <Button look="action" onClick={signIn}>
          {passkeySignInUseMyPasskey()}
        </Button>
      </p>
    </div>
  )
}

export default island('passkey-sign-in', PasskeySignInButton)

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
  if (!response) return notGiven()
  const signedIn = await callFromBrowser<typeof PasskeySignIn>(
    { method: 'POST', path: '/api/auth/passkey' },
    { challengeId, response },
  )
  return signedIn.ok ? null : signedIn.refusal.message
}
