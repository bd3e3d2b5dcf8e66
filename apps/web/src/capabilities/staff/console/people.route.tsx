import { type FoundUser, SearchUsers } from '@understory/contracts/staff/console/staff.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/people.route'
import styles from './staff.module.css'
import { StaffPage } from './staff-page.tsx'
import { requireStaffSession } from './staff-session.ts'
import { ConsoleTable } from './tables/console-table.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'People',
    description: 'Find a user.',
    path: '/staff/people',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'see-people')
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? ''
  if (search === '') return { staff, search, users: null, problem: null }
  const answer = await api(SearchUsers, { query: { search } })
  return answer.ok
    ? { staff, search, users: answer.data.users, problem: null }
    : { staff, search, users: null, problem: answer.refusal.message }
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { staff, search, users, problem } = loaderData
  const hint =
    'Three letters or more of an email or a name, or the number of an account, purchase or certificate.'
  return (
    <StaffPage here="/staff/people" staff={staff} title="Find a person">
      <form className={styles.search}>
        <Field id="search" label="Who" hint={hint} error={problem}>
          <TextInput
            {...fieldAria('search', { hint, error: problem })}
            name="search"
            type="search"
            defaultValue={search}
          />
        </Field>
        <Button type="submit" look="action">
          Find
        </Button>
      </form>
      <p className="quiet">
        Every search and every look is written down, and the customer can read it.
      </p>
      {users ? <FoundPeople users={users} /> : null}
    </StaffPage>
  )
}

function FoundPeople({ users }: { users: readonly FoundUser[] }) {
  if (users.length === 0) return <p role="status">Nobody matches.</p>
  return (
    <ConsoleTable
      name="found"
      caption="Users found"
      rows={users}
      rowKey={({ userId }) => userId}
      columns={[
        {
          key: 'email',
          title: 'User',
          text: ({ email }) => email,
          cell: ({ userId, email }) => <a href={`/staff/users/${userId}`}>{email}</a>,
        },
        { key: 'name', title: 'Name', text: ({ name }) => name },
        {
          key: 'accounts',
          title: 'Accounts',
          text: ({ accounts }) =>
            accounts.map(({ name, kind, role }) => `${name} (${kind}, ${role})`).join('; ') ||
            'none',
        },
      ]}
    />
  )
}
