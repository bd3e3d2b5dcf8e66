import type { Passkey } from '@understory/contracts/people/accounts/second-factor.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'

type PasskeysProps = {
  readonly passkeys: readonly Passkey[]
  readonly hasPassword: boolean
  readonly answer: FormAnswer | undefined
}

export function Passkeys({ passkeys, hasPassword, answer }: PasskeysProps) {
  return (
    <>
      <p>{accountsMessage('passkeys.keyDeviceKeepsUnlocks')}</p>
      {passkeys.length > 0 ? (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="remove-passkey" />
          {/* What Enter would press: no passkey goes without its own button. */}
          <button type="submit" disabled hidden />
          {hasPassword ? <PasswordToRemove error={answer?.problems.password} /> : null}
          <ul className="lined-rows">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <span className="subline">
                    {accountsMessage('passkeys.addedLastUsed', {
                      date: shownDate(createdAt),
                      date2: lastUsedAt ? shownDate(lastUsedAt) : '',
                      hasLastUsedAt: lastUsedAt ? 'yes' : 'other',
                    })}
                  </span>
                </div>
                <Button type="submit" look="quiet" name="passkeyId" value={id}>
                  {accountsRich('passkeys.removeThePasskey', { hidden: hiddenWords, name })}
                </Button>
              </li>
            ))}
          </ul>
        </form>
      ) : null}
      <p>
        <LinkButton href="/my-impact/account/security/passkey">
          {accountsMessage('passkeys.addAPasskey')}
        </LinkButton>
      </p>
    </>
  )
}

function PasswordToRemove({ error }: { readonly error: string | undefined }) {
  const id = 'passkey-password'
  return (
    <Field id={id} label={accountsMessage('passkeys.passwordRemove')} error={error}>
      <TextInput
        {...fieldAria(id, { error })}
        name="password"
        type="password"
        autoComplete="current-password"
      />
    </Field>
  )
}
