import { ListStaff } from '@understory/contracts/staff/console/staff.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import type { Route } from './+types/people.route'
import { StaffPage } from './staff-page.tsx'
import { requireStaffSession } from './staff-session.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Staff',
    description: 'The people who run this.',
    path: '/staff/people',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, email } = await requireStaffSession(request, context)
  const answer = await api(ListStaff, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, email }
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage here="/staff/people" email={loaderData.email} title="The people who run this">
      <p>
        As your directory said at their last sign-in. Someone who loses the claim loses this at the
        next.
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
    </StaffPage>
  )
}
