import { ListActivity } from '@understory/contracts/staff/console/staff.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { AccountPage } from '../../../../shell/account-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import type { Route } from './+types/activity.route'
import { AuditList } from './audit-list.tsx'

const ACTIVITY_PATH = '/my-impact/account/activity'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Activity',
    description: 'What happened to your account, and what our staff did and why.',
    path: ACTIVITY_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const asked = Number(new URL(request.url).searchParams.get('before'))
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const answer = await api(ListActivity, { query: { before } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { entries, next } = loaderData
  return (
    <AccountPage
      title="Activity"
      lead="Sign-ins, changes that matter, and every time our staff looked or acted: when, and why. It cannot be altered."
    >
      {entries.length === 0 ? (
        <p>Nothing has happened yet.</p>
      ) : (
        <AuditList entries={entries} forStaff={false} />
      )}
      {next ? <LinkButton href={`${ACTIVITY_PATH}?before=${next}`}>Older</LinkButton> : null}
    </AccountPage>
  )
}
