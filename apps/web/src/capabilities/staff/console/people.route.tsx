import { type FoundUser, SearchUsers } from '@understory/contracts/staff/console/staff.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/people.route'
import { consoleMessage } from './messages/messages.generated.ts'
import styles from './staff.module.css'
import { StaffPage } from './staff-page.tsx'
import { requireStaffSession } from './staff-session.ts'
import { ConsoleTable } from './tables/console-table.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('people.people'),
    description: consoleMessage('people.description'),
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
  const hint = consoleMessage('people.threeLettersMoreEmail')
  return (
    <StaffPage here="/staff/people" staff={staff} title={consoleMessage('people.findAPerson')}>
      <form className={styles.search}>
        <Field id="search" label={consoleMessage('people.who')} hint={hint} error={problem}>
          <TextInput
            {...fieldAria('search', { hint, error: problem })}
            name="search"
            type="search"
            defaultValue={search}
          />
        </Field>
        <Button type="submit" look="action">
          {consoleMessage('people.find')}
        </Button>
      </form>
      <p className="quiet">{consoleMessage('people.everySearchEveryLook')}</p>
      {users ? <FoundPeople users={users} /> : null}
    </StaffPage>
  )
}

function FoundPeople({ users }: { users: readonly FoundUser[] }) {
  if (users.length === 0) return <p role="status">{consoleMessage('people.nobodyMatches')}</p>
  return (
    <ConsoleTable
      name="found"
      caption={consoleMessage('people.caption')}
      rows={users}
      rowKey={({ userId }) => userId}
      columns={[
        {
          key: 'email',
          title: consoleMessage('people.user'),
          text: ({ email }) => email,
          cell: ({ userId, email }) => <a href={`/staff/users/${userId}`}>{email}</a>,
        },
        { key: 'name', title: consoleMessage('people.name'), text: ({ name }) => name },
        {
          key: 'accounts',
          title: consoleMessage('people.accounts'),
          text: ({ accounts }) =>
            accounts.map(({ name, kind, role }) => `${name} (${kind}, ${role})`).join('; ') ||
            'none',
        },
      ]}
    />
  )
}
