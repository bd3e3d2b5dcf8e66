import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import type {
  AddPasskey,
  StartPasskey,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { type FormEvent, useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import {
  newPasskeyKnowAgainMyHint,
  newPasskeyMakeThePasskey,
  newPasskeyName,
  newPasskeyNoPasskeyMadeNothing,
  newPasskeyYourPassword,
} from '../island-messages/new-passkey.generated.ts'
import { signedCalls } from '../sign-in/browser-api.ts'
import { SECURITY_PATH } from './security-path.ts'

const notGiven = () => newPasskeyNoPasskeyMadeNothing()

/** The form that asks the device for a new key. */
function NewPasskey({ hasPassword }: { readonly hasPassword: boolean }) {
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const failed = await addPasskey(text('name'), text('password') || undefined)
    if (failed) setFailure(failed)
    else location.assign(`${SECURITY_PATH}?done=passkey-on`)
  }
  return (
    <>
      {failure ? <Notice kind="error" title={failure} /> : null}
      <form onSubmit={add} className="flow-24 prose-width">
        <LabelledInput
          name="name"
          label={newPasskeyName()}
          hint={newPasskeyKnowAgainMyHint()}
          maxLength={60}
          required
        />
        {hasPassword ? (
          <LabelledInput
            name="password"
            type="password"
            label={newPasskeyYourPassword()}
            autoComplete="current-password"
            required
          />
        ) : null}
        <p>
          <Button type="submit" look="action">
            {newPasskeyMakeThePasskey()}
          </Button>
        </p>
      </form>
    </>
  )
}

export default island('new-passkey', NewPasskey)

/** Why it did not work, or null. */
async function addPasskey(name: string, password: string | undefined): Promise<string | null> {
  const call = signedCalls()
  const started = await call<typeof StartPasskey>(
    { method: 'POST', path: '/api/users/passkeys/options' },
    { password },
  )
  if (!started.ok) return started.refusal.message
  const { challengeId, options } = started.data
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => null)
  if (!response) return notGiven()
  const added = await call<typeof AddPasskey>(
    { method: 'POST', path: '/api/users/passkeys' },
    { challengeId, name, response },
  )
  return added.ok ? null : added.refusal.message
}
