import {
  HandlePaymentAlert,
  ListPaymentAlerts,
} from '@understory/contracts/commerce/payments/payment-alerts.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { ListVerifications } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { ListFootprintWork } from '@understory/contracts/footprints/company-footprints/verifications.ts'
import { GetLogState } from '@understory/contracts/proof/public-log.ts'
import { AnswerLead, ListLeads } from '@understory/contracts/site/leads.ts'
import {
  DropGivenUpJobs,
  ListGivenUpJobs,
  RetryGivenUpJobs,
} from '@understory/contracts/staff/given-up-jobs.ts'
import {
  ListLargeOrders,
  ReviewLargeOrder,
} from '@understory/contracts/stores/connected-stores/large-orders.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import styles from '../staff.module.css'
import { type ConsoleStaff, StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/queues.route'
import { FootprintWork } from './footprint-work.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { LargeOrders } from './large-orders.tsx'
import { Leads } from './leads.tsx'
import { LogState } from './log-state.tsx'
import { PaymentAlerts } from './payment-alerts.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Queues',
    description: 'What waits for staff.',
    path: '/staff/queues',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const [waiting, alerts, work, log, leads, givenUp, large] = await Promise.all([
    ofRole(staff, 'verify-footprints', () => api(ListVerifications, {})),
    ofRole(staff, 'watch-payments', () => api(ListPaymentAlerts, {})),
    ofRole(staff, 'verify-footprints', () => api(ListFootprintWork, {})),
    ofRole(staff, 'open-console', () => api(GetLogState, {})),
    ofRole(staff, 'help-people', () => api(ListLeads, {})),
    ofRole(staff, 'run', () => api(ListGivenUpJobs, {})),
    ofRole(staff, 'watch-payments', () => api(ListLargeOrders, {})),
  ])
  return { staff, log, leads, now: new Date().toISOString(), waiting, alerts, work, givenUp, large }
}

type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number }

/** What a queue holds, for staff whose roles include it; null for the others. */
async function ofRole<T>(
  { may }: ConsoleStaff,
  duty: StaffDuty,
  read: () => Promise<Answered<T>>,
): Promise<T | null> {
  if (!may.includes(duty)) return null
  const answer = await read()
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

/** Marks an alert as resolved, answers a message, or tries given-up jobs again or drops them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'open-console')
  const form = await readForm(request)
  if (form.has('leadId')) {
    const [leadId, text] = [form.text('leadId'), form.text('answer').replaceAll('\r\n', '\n')]
    const sent = await api(AnswerLead, { params: { leadId }, body: { answer: text } })
    if (sent.ok) throw redirect('/staff/queues', 303)
    return data({ id: leadId, text, error: sent.refusal.message }, { status: sent.status })
  }
  if (form.has('largeOrder')) {
    const [externalId, note] = [form.text('largeOrder'), form.text('note')]
    const body = {
      storeId: form.text('storeId'),
      externalId,
      version: Number(form.text('version')),
      note,
    }
    const seen = await api(ReviewLargeOrder, { body })
    if (seen.ok) throw redirect('/staff/queues', 303)
    return data(
      { id: externalId, text: note, error: seen.refusal.message },
      { status: seen.status },
    )
  }
  if (form.has('givenUp')) {
    const [queue, reason] = [form.text('givenUp'), form.text('reason')]
    const settle = form.text('do') === 'drop' ? DropGivenUpJobs : RetryGivenUpJobs
    const settled = await api(settle, { body: { jobIds: form.texts('jobId'), reason } })
    if (settled.ok) throw redirect('/staff/queues', 303)
    const { message: error } = settled.refusal
    return data({ id: queue, text: reason, error }, { status: settled.status })
  }
  const [alertId, note] = [form.text('alertId'), form.text('note')]
  const answer = await api(HandlePaymentAlert, { params: { alertId }, body: { note } })
  if (answer.ok) throw redirect('/staff/queues', 303)
  return data({ id: alertId, text: note, error: answer.refusal.message }, { status: answer.status })
}

type Verification = AnswerOf<typeof ListVerifications>['verifications'][number]

export default function QueuesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, waiting, alerts, work, log, leads, givenUp, large } = loaderData
  const now = new Date(loaderData.now)
  return (
    <StaffPage here="/staff/queues" staff={staff} title="What waits for us">
      <ul className={styles.queues}>
        {log ? <LogState log={log} /> : null}
        {alerts ? <PaymentAlerts {...alerts} now={now} refused={actionData ?? null} /> : null}
        {large ? <LargeOrders {...large} now={now} refused={actionData ?? null} /> : null}
        {givenUp ? <GivenUpJobs {...givenUp} now={now} refused={actionData ?? null} /> : null}
        {leads ? <Leads {...leads} now={now} refused={actionData ?? null} /> : null}
        {waiting ? <OrderedVerifications {...waiting} now={now} /> : null}
        {work ? <FootprintWork work={work} now={now} /> : null}
        {staff.may.includes('enter-ledger') ? (
          <li>
            <strong>Offers and off-platform impact</strong>
            <p className="quiet">
              Entered from the page of a user, with the evidence.{' '}
              <a href="/staff/people">Find the user</a>.
            </p>
          </li>
        ) : null}
      </ul>
    </StaffPage>
  )
}

type OrderedVerificationsProps = AnswerOf<typeof ListVerifications> & { readonly now: Date }

function OrderedVerifications({ verifications, now }: OrderedVerificationsProps) {
  return (
    <li className={styles.part}>
      <strong>Verifications that were ordered</strong>
      <p className="quiet">
        Verifications that were paid for, oldest first; the company hands its footprint over.{' '}
        {waitingWords(
          verifications.map(({ paidAt }) => paidAt),
          now,
        )}
      </p>
      {verifications.length > 0 ? (
        <ul>
          {verifications.map((each) => (
            <Ordered key={each.purchaseId} verification={each} now={now} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type OrderedProps = { readonly verification: Verification; readonly now: Date }

function Ordered({ verification, now }: OrderedProps) {
  const { account, userId, email, services, paidAt } = verification
  return (
    <li>
      {waitingSince(paidAt, now)}: {account}, {services.join(', ')}.{' '}
      {userId ? <a href={`/staff/users/${userId}`}>{email}</a> : 'Who ordered it has left.'}
    </li>
  )
}
