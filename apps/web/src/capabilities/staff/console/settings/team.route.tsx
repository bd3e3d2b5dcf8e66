import { ListStaff } from '@understory/contracts/staff/console/staff.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import { ConsoleTable } from '../tables/console-table.tsx'
import type { Route } from './+types/team.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Staff',
    description: 'The people who run this.',
    path: '/staff/settings/team',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'run')
  const answer = await api(ListStaff, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, staff }
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage here="/staff/settings" staff={loaderData.staff} title="The people who run this">
      <p>
        As your directory and the program said at their last sign-in. Someone who loses the claim
        loses this at the next; roles that the program takes back end at once.
      </p>
      <ConsoleTable
        name="staff"
        caption="Staff"
        rows={loaderData.people}
        rowKey={({ email }) => email}
        columns={[
          { key: 'email', title: 'Email', text: ({ email }) => email },
          { key: 'claims', title: 'Claims', text: ({ claims }) => claims.join(', ') },
          { key: 'at', title: 'Checked', text: ({ checkedAt }) => shownDate(checkedAt) },
        ]}
      />
      <section className={styles.part} aria-labelledby="given">
        <h2 id="given">Roles that the program gave</h2>
        <p>
          For organisations whose directory names no roles:{' '}
          <code>understory-admin create-admin</code> gives them, <code>remove-admin</code> takes
          them back. Signing in as staff and a second factor stay as they are.
        </p>
        {loaderData.grants.length === 0 ? (
          <p>None.</p>
        ) : (
          <ConsoleTable
            name="grants"
            caption="Given by the program"
            rows={loaderData.grants}
            rowKey={({ email }) => email}
            columns={[
              { key: 'email', title: 'Email', text: ({ email }) => email },
              { key: 'roles', title: 'Roles', text: ({ roles }) => roles.join(', ') },
              { key: 'why', title: 'Why', text: ({ reason }) => reason },
              { key: 'at', title: 'Given', text: ({ grantedAt }) => shownDate(grantedAt) },
            ]}
          />
        )}
      </section>
    </StaffPage>
  )
}
