import type { Invitation, Member } from '@understory/contracts/people/members.ts'
import { ROLES, type Role } from '@understory/domain/people/accounts/permissions.ts'
import { mayInvite } from '@understory/domain/people/members/membership-change.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { MemberForms } from './member-forms.tsx'
import styles from './members.module.css'
import type { MembersDone } from './members-done.ts'
import { ROLE_WORDS } from './role-words.ts'

type MembersPageProps = {
  readonly members: readonly Member[]
  readonly invitations: readonly Invitation[]
  readonly account: string
  /** The visitor's own role. */
  readonly role: Role
  readonly mayManage: boolean
  readonly done: MembersDone | null
  readonly answer: FormAnswer | undefined
}

const DONE_WORDS: Readonly<Record<MembersDone, string>> = {
  invited: 'The invitation is on its way.',
  revoked: 'The invitation was revoked. Its link no longer works.',
  changed: 'The role was changed. It counts from now on.',
  removed: 'They are no longer a member.',
}

export function MembersPage(props: MembersPageProps) {
  const { members, invitations, account, role, mayManage, done, answer } = props
  return (
    <AccountPage title="Members" lead={`Who works with you in ${account}, and what they may do.`}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {done && !answer ? <PageToast id="done" kind="success" body={DONE_WORDS[done]} /> : null}
      <AccountSection id="people" title={members.length === 1 ? 'Only you, so far' : 'People'}>
        <DataTable
          caption="Members of the account"
          columns={mayManage ? [...MEMBERS_PAGE_COLUMNS, changeColumn] : MEMBERS_PAGE_COLUMNS}
          rows={members}
          rowKey={({ userId }) => userId}
          asCards
        />
        {mayManage
          ? members.map((member) => (
              <Dialog key={member.userId} id={`member-${member.userId}`} title={member.name}>
                <MemberForms member={member} by={role} />
              </Dialog>
            ))
          : null}
      </AccountSection>
      {mayManage ? <Invite role={role} answer={answer} /> : null}
      {invitations.length > 0 ? <OpenInvitations {...{ invitations, mayManage }} /> : null}
      <WhatRolesMay />
    </AccountPage>
  )
}

const MEMBERS_PAGE_COLUMNS: readonly Column<Member>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, email, isYou }) => (
      <div>
        <strong>{name}</strong>
        {isYou ? <span className="tag">you</span> : null}
        <span className="subline">{email}</span>
      </div>
    ),
  },
  { key: 'role', title: 'Role', cell: ({ role }) => ROLE_WORDS[role].name },
  { key: 'since', title: 'Since', cell: ({ since }) => shownDate(since) },
]

const changeColumn: Column<Member> = {
  key: 'change',
  title: <span className="visually-hidden">Change</span>,
  cell: ({ userId, name }) => (
    <Button look="link" {...opensDialog(`member-${userId}`)}>
      Change<span className="visually-hidden"> {name}</span>
    </Button>
  ),
}

function Invite({ role, answer }: { role: Role; answer: FormAnswer | undefined }) {
  const typed = answer?.values.intent === 'invite' ? answer : undefined
  const roles = ROLES.filter((to) => mayInvite(role, to))
  return (
    <AccountSection id="invite" title="Invite a colleague">
      <form method="post" noValidate>
        <div className={styles.invite}>
          <Field
            id="email"
            label="Their email"
            hint="One for work: an address with a personal account cannot join. Its owner is told what to do."
            error={typed?.problems.email}
          >
            <TextInput
              {...fieldAria('email', { hint: true, error: typed?.problems.email })}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={typed?.values.email}
            />
          </Field>
          <Field id="role" label="Role">
            <Select
              id="role"
              name="role"
              defaultValue={typed?.values.role ?? 'member'}
              options={roles.map((value) => ({ value, label: ROLE_WORDS[value].name }))}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" look="action" name="intent" value="invite">
            Send the invitation
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

type OpenInvitationsProps = Pick<MembersPageProps, 'invitations' | 'mayManage'>

function OpenInvitations({ invitations, mayManage }: OpenInvitationsProps) {
  return (
    <AccountSection id="invitations" title="Invitations on their way">
      <ul className="lined-rows">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div>
              <strong>{email}</strong>
              <span className="subline">
                {ROLE_WORDS[role].name}, open until {shownDate(expiresAt)}
              </span>
            </div>
            {mayManage ? (
              <form method="post">
                <input type="hidden" name="invitationId" value={id} />
                <Button type="submit" look="quiet" name="intent" value="revoke">
                  Revoke<span className="visually-hidden"> the invitation of {email}</span>
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function WhatRolesMay() {
  return (
    <AccountSection id="roles" title="What each role may do">
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{ROLE_WORDS[role].name}</dt>
            <dd>{ROLE_WORDS[role].may}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  )
}
