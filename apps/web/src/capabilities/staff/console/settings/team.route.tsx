import { ListStaff } from '@understory/contracts/staff/console/staff.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
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
      <DataTable
        caption="Staff"
        rows={loaderData.people}
        rowKey={({ email }) => email}
        columns={[
          { key: 'email', title: 'Email', cell: ({ email }) => email },
          { key: 'claims', title: 'Claims', cell: ({ claims }) => claims.join(', ') },
          { key: 'at', title: 'Checked', cell: ({ checkedAt }) => shownDate(checkedAt) },
        ]}
      />
      <h2>Roles that the program gave</h2>
      <p>
        For organisations whose directory names no roles: <code>understory-admin create-admin</code>{' '}
        gives them, <code>remove-admin</code> takes them back. Signing in as staff and a second
        factor stay as they are.
      </p>
      {loaderData.grants.length === 0 ? (
        <p>None.</p>
      ) : (
        <DataTable
          caption="Given by the program"
          rows={loaderData.grants}
          rowKey={({ email }) => email}
          columns={[
            { key: 'email', title: 'Email', cell: ({ email }) => email },
            { key: 'roles', title: 'Roles', cell: ({ roles }) => roles.join(', ') },
            { key: 'why', title: 'Why', cell: ({ reason }) => reason },
            { key: 'at', title: 'Given', cell: ({ grantedAt }) => shownDate(grantedAt) },
          ]}
        />
      )}
    </StaffPage>
  )
}
