import { ListPaymentAlerts } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { ListGivenUpWebhooks } from '@understory/contracts/developers/given-up-webhooks.ts'
import { ListVerifications } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { ListFootprintWork } from '@understory/contracts/footprints/verification/verifications.ts'
import { GetLogState } from '@understory/contracts/proof/public-log.ts'
import { ListLeads } from '@understory/contracts/site/leads.ts'
import { ListGivenUpJobs } from '@understory/contracts/staff/given-up-jobs.ts'
import { ListLargeOrders } from '@understory/contracts/stores/large-orders.ts'
import { ListParkedDeliveries } from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { type ConsoleStaff, StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/queues.route'
import { FootprintWork } from './footprint-work.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { GivenUpWebhooks } from './given-up-webhooks.tsx'
import { LargeOrders } from './large-orders.tsx'
import { Leads } from './leads.tsx'
import { LogState } from './log-state.tsx'
import { OrderedVerifications } from './ordered-verifications.tsx'
import { ParkedDeliveries } from './parked-deliveries.tsx'
import { PaymentAlerts } from './payment-alerts.tsx'
import { settleQueued } from './settle-queued.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('queues.queues'),
    description: consoleMessage('queues.description'),
    path: '/staff/queues',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const [waiting, alerts, work, log, leads, givenUp, large, webhooks, parked] = await Promise.all([
    ofRole(staff, 'verify-footprints', () => api(ListVerifications, {})),
    ofRole(staff, 'watch-payments', () => api(ListPaymentAlerts, {})),
    ofRole(staff, 'verify-footprints', () => api(ListFootprintWork, {})),
    ofRole(staff, 'open-console', () => api(GetLogState, {})),
    ofRole(staff, 'help-people', () => api(ListLeads, {})),
    ofRole(staff, 'run', () => api(ListGivenUpJobs, {})),
    ofRole(staff, 'watch-payments', () => api(ListLargeOrders, {})),
    ofRole(staff, 'run', () => api(ListGivenUpWebhooks, {})),
    ofRole(staff, 'run', () => api(ListParkedDeliveries, {})),
  ])
  const now = new Date().toISOString()
  return { staff, log, leads, now, waiting, alerts, work, givenUp, large, webhooks, parked }
}

type QueueAnswered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number }

/** What a queue holds, for staff whose roles include it; null for the others. */
async function ofRole<T>(
  { may }: ConsoleStaff,
  duty: StaffDuty,
  read: () => Promise<QueueAnswered<T>>,
): Promise<T | null> {
  if (!may.includes(duty)) return null
  const answer = await read()
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

/** What staff did about one thing that waits, by the field that names it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'open-console')
  const refused = await settleQueued(api, await readForm(request))
  // What was filtered for stays.
  if (refused === null) throw redirect(`/staff/queues${new URL(request.url).search}`, 303)
  const { status, ...entry } = refused
  return data(entry, { status })
}

export default function QueuesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, waiting, alerts, work, log, leads, givenUp, large, webhooks, parked } = loaderData
  const refused = actionData ?? null
  const now = new Date(loaderData.now)
  return (
    <StaffPage here="/staff/queues" staff={staff} title={consoleMessage('queues.whatWaitsForUs')}>
      <ul className={styles.queues}>
        {log ? <LogState log={log} /> : null}
        {alerts ? <PaymentAlerts {...alerts} now={now} refused={refused} /> : null}
        {large ? <LargeOrders {...large} now={now} refused={refused} /> : null}
        {givenUp ? <GivenUpJobs {...givenUp} now={now} refused={refused} /> : null}
        {webhooks ? <GivenUpWebhooks {...webhooks} now={now} refused={refused} /> : null}
        {parked ? <ParkedDeliveries {...parked} now={now} refused={refused} /> : null}
        {leads ? <Leads {...leads} now={now} refused={refused} /> : null}
        {waiting ? <OrderedVerifications {...waiting} now={now} /> : null}
        {work ? <FootprintWork work={work} now={now} /> : null}
        {staff.may.includes('enter-ledger') ? (
          <li>
            <strong>{consoleMessage('queues.offersOffPlatformImpact')}</strong>
            <p className="quiet">
              {consoleRich('queues.enteredPageUserEvidence', {
                link: (words) => <a href="/staff/people">{words}</a>,
              })}
            </p>
          </li>
        ) : null}
      </ul>
    </StaffPage>
  )
}
