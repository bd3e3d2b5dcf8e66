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

const CLOCK_PATH = '/dev/clock'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Billing clock',
    description: 'Moves the time this local installation bills by.',
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
        <h1>Billing clock</h1>
        <p className="lead quiet">
          Renewals, retries, reminders and expiries follow the clock of the local payments sandbox.
          It only moves forward. Signing in, and everything else, stays in the present.
        </p>
      </header>
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      {hasMoved && !actionData ? (
        <Notice kind="success" title="Moved.">
          What was due is charged; its emails are in <a href="/dev/mailbox">the mailbox</a>.
        </Notice>
      ) : null}
      <p>
        It is {today} there{ahead > 0 ? `, ${ahead} days ahead` : ''}.
      </p>
      <form method="post" noValidate className="flow-24">
        <LabelledInput
          answer={actionData}
          name="days"
          label="Days forward"
          inputMode="numeric"
          defaultValue="32"
        />
        <LabelledInput
          answer={actionData}
          name="email"
          label="For one customer (email)"
          type="email"
          hint="Left empty, it moves for everyone who has no clock of their own."
        />
        <p>
          <Button type="submit" look="action">
            Move
          </Button>
        </p>
      </form>
    </div>
  )
}
