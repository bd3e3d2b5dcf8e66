import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import type { AddPasskey, StartPasskey } from '@understory/contracts/second-factor.ts'
import { ListSessions } from '@understory/contracts/sign-in.ts'
import { Button } from '@understory/ui/button.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { type FormEvent, useState } from 'react'
import { requireAccount } from '../../../http/session.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { signedCalls } from '../browser-api.ts'
import { LabelledInput } from '../labelled-input.tsx'
import type { Route } from './+types/passkey.route'

const SECURITY = '/my-impact/account/security'
const NOT_GIVEN = 'No passkey was made. Nothing has changed.'

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Add a passkey',
    description: 'Add a key that your device keeps.',
    path: `${SECURITY}/passkey`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, api } = await requireAccount(request, context)
  const ways = await api(ListSessions, {})
  return { kind: account.accountType, hasPassword: ways.ok && ways.data.hasPassword }
}

export default function AddPasskeyPage({ loaderData }: Route.ComponentProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const failed = await addPasskey(text('name'), text('password') || undefined)
    if (failed) setFailure(failed)
    else location.assign(`${SECURITY}?done=passkey-on`)
  }
  return (
    <AccountPage here={SECURITY} kind={loaderData.kind} title="Add a passkey">
      {failure ? <Notice kind="error" title={failure} /> : null}
      <noscript>
        <Notice kind="info" title="A passkey needs JavaScript." />
      </noscript>
      <form onSubmit={add}>
        <LabelledInput
          name="name"
          label="Name"
          hint="So that you know it again: “My phone”, “The office laptop”."
          maxLength={60}
          required
        />
        {loaderData.hasPassword ? (
          <LabelledInput
            name="password"
            type="password"
            label="Your password"
            autoComplete="current-password"
            required
          />
        ) : null}
        <p>
          <Button type="submit" look="action">
            Make the passkey
          </Button>
        </p>
      </form>
    </AccountPage>
  )
}

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
  if (!response) return NOT_GIVEN
  const added = await call<typeof AddPasskey>(
    { method: 'POST', path: '/api/users/passkeys' },
    { challengeId, name, response },
  )
  return added.ok ? null : added.refusal.message
}
