import { ListActivity } from '@understory/contracts/staff/console/staff.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { AccountPage } from '../../../../shell/account-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/activity.route'
import { AuditList } from './audit-list.tsx'

const ACTIVITY_PATH = '/my-impact/account/activity'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('activity.activity'),
    description: consoleMessage('activity.description'),
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
    <AccountPage title={consoleMessage('activity.activity')} lead={consoleMessage('activity.lead')}>
      {entries.length === 0 ? (
        <p>{consoleMessage('activity.nothingHasHappenedYet')}</p>
      ) : (
        <AuditList entries={entries} forStaff={false} />
      )}
      {next ? (
        <LinkButton href={`${ACTIVITY_PATH}?before=${next}`}>
          {consoleMessage('activity.older')}
        </LinkButton>
      ) : null}
    </AccountPage>
  )
}
