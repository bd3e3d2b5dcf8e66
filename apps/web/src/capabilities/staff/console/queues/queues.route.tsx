import {
  HandlePaymentAlert,
  ListPaymentAlerts,
} from '@understory/contracts/commerce/payments/payment-alerts.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { ListVerifications } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { ListFootprintWork } from '@understory/contracts/footprints/company-footprints/verifications.ts'
import { GetLogState } from '@understory/contracts/proof/public-log.ts'
import { AnswerLead, ListLeads } from '@understory/contracts/site/leads.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/queues.route'
import { FootprintWork } from './footprint-work.tsx'
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
  const { api, email } = await requireStaffSession(request, context)
  const [waiting, alerts, work, log, leads] = await Promise.all([
    api(ListVerifications, {}),
    api(ListPaymentAlerts, {}),
    api(ListFootprintWork, {}),
    api(GetLogState, {}),
    api(ListLeads, {}),
  ])
  if (!waiting.ok) throw data(null, { status: waiting.status })
  if (!alerts.ok) throw data(null, { status: alerts.status })
  if (!work.ok) throw data(null, { status: work.status })
  if (!log.ok) throw data(null, { status: log.status })
  if (!leads.ok) throw data(null, { status: leads.status })
  return {
    email,
    log: log.data,
    ...leads.data,
    now: new Date().toISOString(),
    ...waiting.data,
    ...alerts.data,
    work: work.data,
  }
}

/** Marks an alert as resolved, or answers a message. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context)
  const form = await readForm(request)
  if (form.has('leadId')) {
    const [leadId, text] = [form.text('leadId'), form.text('answer').replaceAll('\r\n', '\n')]
    const sent = await api(AnswerLead, { params: { leadId }, body: { answer: text } })
    if (sent.ok) throw redirect('/staff/queues', 303)
    return data({ id: leadId, text, error: sent.refusal.message }, { status: sent.status })
  }
  const [alertId, note] = [form.text('alertId'), form.text('note')]
  const answer = await api(HandlePaymentAlert, { params: { alertId }, body: { note } })
  if (answer.ok) throw redirect('/staff/queues', 303)
  return data({ id: alertId, text: note, error: answer.refusal.message }, { status: answer.status })
}

type Verification = AnswerOf<typeof ListVerifications>['verifications'][number]

export default function QueuesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, verifications, alerts, work, log, leads } = loaderData
  const now = new Date(loaderData.now)
  return (
    <StaffPage here="/staff/queues" email={email} title="What waits for us">
      <ul className={styles.queues}>
        <LogState log={log} />
        <PaymentAlerts {...{ alerts, now }} refused={actionData ?? null} />
        <Leads {...{ leads, now }} refused={actionData ?? null} />
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
        <FootprintWork work={work} now={now} />
        <li>
          <strong>Offers and off-platform impact</strong>
          <p className="quiet">
            Entered from the page of a user, with the evidence. <a href="/staff">Find the user</a>.
          </p>
        </li>
      </ul>
    </StaffPage>
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
