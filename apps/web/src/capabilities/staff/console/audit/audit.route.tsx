import { ListAudit } from '@understory/contracts/staff/console/staff.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/audit.route'
import { AuditList } from './audit-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Audit trail',
    description: 'What staff did.',
    path: '/staff/audit',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'run')
  const asked = Number(new URL(request.url).searchParams.get('before'))
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const answer = await api(ListAudit, { query: { before } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, staff }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, next, staff } = loaderData
  return (
    <StaffPage here="/staff/settings" staff={staff} title="What staff did">
      <AuditList entries={entries} forStaff />
      {next ? <LinkButton href={`/staff/audit?before=${next}`}>Older</LinkButton> : null}
    </StaffPage>
  )
}
