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
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { EntryPartFields, entryPartInWords } from './entry-part-fields.tsx'
import { MemberForms } from './member-forms.tsx'
import styles from './members.module.css'
import type { MembersDone } from './members-done.ts'
import { membersMessage, membersRich } from './messages/messages.generated.ts'

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

export function MembersPage(props: MembersPageProps) {
  const { members, invitations, account, role, mayManage, done, answer } = props
  return (
    <AccountPage
      title={membersMessage('members.title')}
      lead={membersMessage('members.lead', { account })}
    >
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {done && !answer ? (
        <PageToast id="done" kind="success" body={membersMessage(`members.done.${done}`)} />
      ) : null}
      <AccountSection
        id="people"
        title={membersMessage('members.people', { count: members.length })}
      >
        <DataTable
          caption={membersMessage('members.table')}
          columns={mayManage ? [...membersColumns(), changeColumn()] : membersColumns()}
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

const membersColumns = (): readonly Column<Member>[] => [
  {
    key: 'name',
    title: membersMessage('members.table.name'),
    cell: ({ name, email, isYou }) => (
      <div>
        <strong>{name}</strong>
        {isYou ? <span className="tag">{membersMessage('members.table.you')}</span> : null}
        <span className="subline">{email}</span>
      </div>
    ),
  },
  {
    key: 'role',
    title: membersMessage('members.table.role'),
    cell: ({ role, entryPart }) => (
      <div>
        {membersMessage('roles.name', { role })}
        {entryPart ? <span className="subline">{entryPartInWords(entryPart)}</span> : null}
      </div>
    ),
  },
  {
    key: 'since',
    title: membersMessage('members.table.since'),
    cell: ({ since }) => shownDate(since),
  },
]

const changeColumn = (): Column<Member> => ({
  key: 'change',
  title: hiddenWords(membersMessage('members.table.change')),
  cell: ({ userId, name }) => (
    <Button look="link" {...opensDialog(`member-${userId}`)}>
      {membersRich('members.table.changeOne', { name, hidden: hiddenWords })}
    </Button>
  ),
})

function Invite({ role, answer }: { role: Role; answer: FormAnswer | undefined }) {
  const typed = answer?.values.intent === 'invite' ? answer : undefined
  const roles = ROLES.filter((to) => mayInvite(role, to))
  return (
    <AccountSection id="invite" title={membersMessage('members.invite.title')}>
      <form method="post" noValidate>
        <div className={styles.invite}>
          <Field
            id="email"
            label={membersMessage('members.invite.email')}
            hint={membersMessage('members.invite.emailHint')}
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
          <Field id="role" label={membersMessage('members.invite.role')}>
            <Select
              id="role"
              name="role"
              defaultValue={typed?.values.role ?? 'member'}
              options={roles.map((value) => ({
                value,
                label: membersMessage('roles.name', { role: value }),
              }))}
            />
          </Field>
        </div>
        <EntryPartFields part={null} id="new" error={problemOfPart(typed)} />
        <div>
          <Button type="submit" look="action" name="intent" value="invite">
            {membersMessage('members.invite.button')}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

/** Of whichever of its fields. */
const problemOfPart = (typed: FormAnswer | undefined): string | undefined =>
  typed?.problems.entryPart ?? typed?.problems['entryPart.sites']

type OpenInvitationsProps = Pick<MembersPageProps, 'invitations' | 'mayManage'>

function OpenInvitations({ invitations, mayManage }: OpenInvitationsProps) {
  return (
    <AccountSection id="invitations" title={membersMessage('members.invitations.title')}>
      <ul className="lined-rows">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div>
              <strong>{email}</strong>
              <span className="subline">
                {membersMessage('members.invitations.until', {
                  role: membersMessage('roles.name', { role }),
                  day: new Date(expiresAt),
                })}
              </span>
            </div>
            {mayManage ? (
              <form method="post">
                <input type="hidden" name="invitationId" value={id} />
                <Button type="submit" look="quiet" name="intent" value="revoke">
                  {membersRich('members.invitations.revoke', { email, hidden: hiddenWords })}
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
    <AccountSection id="roles" title={membersMessage('roles.title')}>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{membersMessage('roles.name', { role })}</dt>
            <dd>{membersMessage('roles.may', { role })}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  )
}
