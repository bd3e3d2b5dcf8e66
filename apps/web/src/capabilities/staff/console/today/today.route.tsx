import {
  ListWorkQueues,
  type WorkQueueState,
} from '@understory/contracts/staff/console/work-queues.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import { ageWords } from '../queues/waiting-since.ts'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/today.route'
import styles from './today.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('today.today'),
    description: consoleMessage('today.description'),
    path: '/staff',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const answer = await api(ListWorkQueues, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, ...answer.data, now: new Date().toISOString() }
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { staff, queues } = loaderData
  const now = new Date(loaderData.now)
  const waiting = queues.filter(({ waiting }) => waiting > 0)
  const clear = queues.filter(({ waiting }) => waiting === 0)
  return (
    <StaffPage here="/staff" staff={staff} title={consoleMessage('today.today')}>
      {waiting.length > 0 ? (
        <ul className={styles.waiting}>
          {waiting.map((queue) => (
            <li key={queue.name}>
              <WaitingQueue queue={queue} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={consoleMessage('today.nothingWaitsForYou')}
          action={null}
          picture={spot('clearing')}
        >
          {consoleMessage('today.everythingEndsPersonRole')}
        </EmptyState>
      )}
      {waiting.length > 0 && clear.length > 0 ? (
        <p className="quiet">
          {consoleMessage('today.nothingWaitsIn', {
            list: clear.map(({ label }) => label.toLowerCase()).join(', '),
          })}
        </p>
      ) : null}
    </StaffPage>
  )
}

type WaitingQueueProps = { readonly queue: WorkQueueState; readonly now: Date }

function WaitingQueue({ queue, now }: WaitingQueueProps) {
  const { label, says, href, waiting, isMore, oldestAt } = queue
  return (
    <a href={href} className={styles.queue}>
      <strong className={styles.count}>
        {waiting.toLocaleString('en-GB')}
        {isMore ? '+' : ''}
      </strong>
      <span className={styles.name}>{label}</span>
      <span className="quiet">{says}</span>
      {oldestAt ? (
        <span className={styles.since}>
          {consoleMessage('today.theOldestHasWaited', { ageWords: ageWords(oldestAt, now) })}
        </span>
      ) : null}
    </a>
  )
}
