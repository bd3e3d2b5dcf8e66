import type { Member } from '@understory/contracts/people/members.ts'
import { ROLES, type Role } from '@understory/domain/people/accounts/permissions.ts'
import { mayInvite } from '@understory/domain/people/members/membership-change.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { EntryPartFields } from './entry-part-fields.tsx'
import styles from './members.module.css'
import { membersMessage } from './messages/messages.generated.ts'

/** Changes the role of a member, or ends the membership. */
export function MemberForms({ member, by }: { readonly member: Member; readonly by: Role }) {
  const { userId, name, role, isYou } = member
  if (role === 'owner' && by !== 'owner') {
    return <p>{membersMessage('members.change.ownerOnly')}</p>
  }
  const roles = ROLES.filter((to) => mayInvite(by, to))
  return (
    <div className="flow-32">
      <form method="post" className={styles.form}>
        <input type="hidden" name="userId" value={userId} />
        <Field id={`role-${userId}`} label={membersMessage('members.change.role')}>
          <Select
            id={`role-${userId}`}
            name="role"
            defaultValue={role}
            options={roles.map((value) => ({
              value,
              label: membersMessage('roles.name', { role: value }),
            }))}
          />
        </Field>
        <EntryPartFields part={member.entryPart} id={userId} />
        <Button type="submit" look="action" name="intent" value="change">
          {membersMessage('members.change.button')}
        </Button>
      </form>
      <form method="post" className={styles.form}>
        <input type="hidden" name="userId" value={userId} />
        <p className="quiet">
          {isYou
            ? membersMessage('members.leave.what')
            : membersMessage('members.remove.what', { name })}
        </p>
        <Button type="submit" name="intent" value="remove">
          {isYou
            ? membersMessage('members.leave.button')
            : membersMessage('members.remove.button', { name })}
        </Button>
      </form>
    </div>
  )
}
