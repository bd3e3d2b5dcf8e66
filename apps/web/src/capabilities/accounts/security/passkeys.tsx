import type { Passkey } from '@understory/contracts/second-factor.ts'
import { Button, LinkButton } from '@understory/ui/button.tsx'
import { shownDate } from '../../../shell/shown-date.ts'

export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  return (
    <>
      <p>
        A key your device keeps, and unlocks with your face, finger or PIN. It signs you in without
        a password, and nobody can phish it.
      </p>
      {passkeys.length > 0 ? (
        <ul className="lined-rows">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span className="subline">
                  added {shownDate(createdAt)},{' '}
                  {lastUsedAt ? `last used ${shownDate(lastUsedAt)}` : 'not used yet'}
                </span>
              </div>
              <form method="post">
                <input type="hidden" name="passkeyId" value={id} />
                <Button type="submit" look="quiet" name="intent" value="remove-passkey">
                  Remove<span className="visually-hidden"> the passkey {name}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <LinkButton href="/my-impact/account/security/passkey">Add a passkey</LinkButton>
      </p>
    </>
  )
}
