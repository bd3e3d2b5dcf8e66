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
  const { api, email } = await requireStaffSession(request, context)
  const asked = Number(new URL(request.url).searchParams.get('before'))
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const answer = await api(ListAudit, { query: { before } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, email }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, next, email } = loaderData
  return (
    <StaffPage here="/staff/audit" email={email} title="What staff did">
      <AuditList entries={entries} forStaff />
      {next ? <LinkButton href={`/staff/audit?before=${next}`}>Older</LinkButton> : null}
    </StaffPage>
  )
}
