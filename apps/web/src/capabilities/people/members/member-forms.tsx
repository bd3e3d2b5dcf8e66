import type { Member } from '@understory/contracts/people/members.ts'
import { ROLES, type Role } from '@understory/domain/people/accounts/permissions.ts'
import { mayInvite } from '@understory/domain/people/members/membership-change.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import styles from './members.module.css'
import { ROLE_WORDS } from './role-words.ts'

/** Changes the role of a member, or ends the membership. */
export function MemberForms({ member, by }: { readonly member: Member; readonly by: Role }) {
  const { userId, name, role, isYou } = member
  if (role === 'owner' && by !== 'owner') {
    return <p>Only an owner changes another owner.</p>
  }
  const roles = ROLES.filter((to) => mayInvite(by, to))
  return (
    <div className="flow-32">
      <form method="post" className={styles.form}>
        <input type="hidden" name="userId" value={userId} />
        <Field id={`role-${userId}`} label="Role">
          <Select
            id={`role-${userId}`}
            name="role"
            defaultValue={role}
            options={roles.map((value) => ({ value, label: ROLE_WORDS[value].name }))}
          />
        </Field>
        <Button type="submit" look="action" name="intent" value="change">
          Save the role
        </Button>
      </form>
      <form method="post" className={styles.form}>
        <input type="hidden" name="userId" value={userId} />
        <p className="quiet">
          {isYou
            ? 'You lose sight of this account at once. Someone has to invite you to come back.'
            : `${name} loses sight of this account at once. What they bought stays; invitations they sent end.`}
        </p>
        <Button type="submit" name="intent" value="remove">
          {isYou ? 'Leave the account' : `Remove ${name}`}
        </Button>
      </form>
    </div>
  )
}
