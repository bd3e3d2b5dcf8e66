import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import styles from './members.module.css'
import { membersMessage, membersRich } from './messages/messages.generated.ts'

type Held = { readonly id: string; readonly name: string; readonly role: Role }

type AccountsPageProps = {
  readonly held: readonly Held[]
  readonly active: string
  readonly kind: 'personal' | 'business'
  /** Staff act for the person; their accounts stay theirs to switch, leave and open. */
  readonly isOnBehalf: boolean
  readonly country: string
  readonly countries: readonly { value: string; label: string }[]
  readonly answer: FormAnswer | undefined
}

export function AccountsPage(props: AccountsPageProps) {
  const { held, active, kind, isOnBehalf, answer } = props
  return (
    <AccountPage title={membersMessage('accounts.title')} lead={membersMessage('accounts.lead')}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <ul className="card-rows">
        {held.map((account) => (
          <HeldAccount
            key={account.id}
            {...{ account, isOnBehalf }}
            isActive={account.id === active}
          />
        ))}
      </ul>
      {isOnBehalf ? null : kind === 'business' ? (
        <OpenAnother {...props} />
      ) : (
        <OnePersonalAccount />
      )}
    </AccountPage>
  )
}

type HeldAccountProps = Pick<AccountsPageProps, 'isOnBehalf'> & {
  readonly account: Held
  readonly isActive: boolean
}

function HeldAccount({ account, isActive, isOnBehalf }: HeldAccountProps) {
  const { id, name, role } = account
  return (
    <li className={styles.account} data-active={isActive}>
      <div>
        <strong>{name}</strong>
        <span className="subline">
          {membersMessage('accounts.role', {
            role: membersMessage('roles.name', { role }),
            isActive: isActive ? 'yes' : 'other',
          })}
        </span>
      </div>
      {isOnBehalf ? null : (
        <form method="post" className="row-8">
          <input type="hidden" name="accountId" value={id} />
          {isActive ? null : (
            <Button type="submit" name="intent" value="switch">
              {membersRich('accounts.switch', { account: name, hidden: hiddenWords })}
            </Button>
          )}
          {role === 'owner' ? null : (
            <Button type="submit" look="quiet" name="intent" value="leave">
              {membersRich('accounts.leave', { account: name, hidden: hiddenWords })}
            </Button>
          )}
        </form>
      )}
    </li>
  )
}

function OpenAnother({ country, countries, answer }: AccountsPageProps) {
  const typed = answer?.values.intent === 'open' ? answer : undefined
  return (
    <AccountSection id="open" title={membersMessage('accounts.open.title')}>
      <p className="quiet">{membersMessage('accounts.open.what')}</p>
      <form method="post" noValidate>
        <Field
          id="companyName"
          label={membersMessage('accounts.open.company')}
          error={typed?.problems.companyName}
        >
          <TextInput
            {...fieldAria('companyName', { error: typed?.problems.companyName })}
            name="companyName"
            autoComplete="organization"
            defaultValue={typed?.values.companyName}
          />
        </Field>
        <Field
          id="country"
          label={membersMessage('accounts.open.country')}
          error={typed?.problems.country}
        >
          <Select
            {...fieldAria('country', { error: typed?.problems.country })}
            name="country"
            defaultValue={typed?.values.country ?? country}
            options={countries}
          />
        </Field>
        <div>
          <Button type="submit" look="action" name="intent" value="open">
            {membersMessage('accounts.open.button')}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

function OnePersonalAccount() {
  return (
    <p className="quiet">
      {membersRich('accounts.onePersonal', { link: (words) => <a href="/logout">{words}</a> })}
    </p>
  )
}
