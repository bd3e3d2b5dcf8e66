import { GetBillingClock, MoveBillingClock } from '@understory/contracts/developers/mailbox.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/clock.route'
import { mailboxMessage, mailboxRich } from './messages/messages.generated.ts'

const CLOCK_PATH = '/dev/clock'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: mailboxMessage('clock.billingClock'),
    description: mailboxMessage('clock.description'),
    path: CLOCK_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetBillingClock, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  const now = new Date(answer.data.now)
  return {
    today: longDate(dayOf(now)),
    ahead: Math.round((now.getTime() - Date.now()) / 86_400_000),
    hasMoved: new URL(request.url).searchParams.has('moved'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const days = form.number('days', 0)
  const email = form.text('email') || undefined
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const answer = await publicApi(request, context)(MoveBillingClock, { body: { days, email } })
  if (answer.ok) return redirect(`${CLOCK_PATH}?moved`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function ClockRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { today, ahead, hasMoved } = loaderData
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{mailboxMessage('clock.billingClock')}</h1>
        <p className="lead quiet">{mailboxMessage('clock.renewalsRetriesRemindersExpiries')}</p>
      </header>
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      {hasMoved && !actionData ? (
        <Notice kind="success" title={mailboxMessage('clock.moved')}>
          {mailboxRich('clock.dueChargedEmailsMailbox', {
            link: (words) => <a href="/dev/mailbox">{words}</a>,
          })}
        </Notice>
      ) : null}
      <p>
        {mailboxMessage('clock.daysAhead', {
          today,
          ahead: ahead > 0 ? String(ahead) : '',
          hasAhead: ahead > 0 ? 'yes' : 'other',
        })}
      </p>
      <form method="post" noValidate className="flow-24">
        <LabelledInput
          answer={actionData}
          name="days"
          label={mailboxMessage('clock.daysForward')}
          inputMode="numeric"
          defaultValue="32"
        />
        <LabelledInput
          answer={actionData}
          name="email"
          label={mailboxMessage('clock.forOneCustomerEmail')}
          type="email"
          hint={mailboxMessage('clock.leftEmptyMovesHint')}
        />
        <p>
          <Button type="submit" look="action">
            {mailboxMessage('clock.move')}
          </Button>
        </p>
      </form>
    </div>
  )
}
