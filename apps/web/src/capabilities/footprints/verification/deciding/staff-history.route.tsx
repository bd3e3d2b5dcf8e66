import { ListVerifiedLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage } from '../../../staff/console/public.ts'
import {
  EventList,
  HistoryFilters,
  historyCursor,
  historyQuery,
  historySearch,
} from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/staff-history.route'

const staffHistory = (verificationId: string) => `/staff/verifications/${verificationId}/history`

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: verificationMessage('staffHistory.historyFootprintVerify'),
    description: verificationMessage('staffHistory.description'),
    path: staffHistory(params.verificationId ?? ''),
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'verify-footprints')
  const asked = new URL(request.url).searchParams
  const query = historyQuery(asked)
  const answer = await api(ListVerifiedLineEvents, {
    params,
    query: { ...query, ...historyCursor(asked) },
  })
  if (!answer.ok) throw data(null, { status: 404 })
  return { staff, ...answer.data, query, verificationId: params.verificationId }
}

/** What happened to the lines of a footprint, for who verifies it. */
export default function StaffHistoryRoute({ loaderData }: Route.ComponentProps) {
  const { staff, companyName, events, nextCursor, query, verificationId } = loaderData
  return (
    <StaffPage
      here="/staff/queues"
      staff={staff}
      title={verificationMessage('staffHistory.whatChanged', { companyName })}
    >
      <p>
        <a href={`/staff/verifications/${verificationId}`}>
          {verificationMessage('staffHistory.backToTheFootprint')}
        </a>
      </p>
      <HistoryFilters query={query} />
      {events.length > 0 ? (
        <EventList
          events={events}
          addressOfLine={(line) => `${staffHistory(verificationId)}?line=${line}`}
        />
      ) : (
        <p>{verificationMessage('staffHistory.nothingLikeHappenedYet')}</p>
      )}
      {nextCursor ? (
        <a href={historySearch(query, nextCursor)}>
          {verificationMessage('staffHistory.earlierChanges')}
        </a>
      ) : null}
    </StaffPage>
  )
}
