import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { RefundPayment, SignOutUser, ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { EMAIL_KINDS } from '@understory/domain/emails/email-kinds.generated.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AuditList } from '../audit/audit-list.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import { ReasonField } from '../reason-field.tsx'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import { WithDuty } from '../with-duty.tsx'
import type { Route } from './+types/user.route'
import { Purchases } from './purchases.tsx'
import { Refund, Subscriptions } from './refunds.tsx'
import { SignOutPart } from './sign-out-part.tsx'
import { UserTotals } from './user-totals.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('user.user'),
    description: consoleMessage('user.description'),
    path: '/staff/people',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'see-people')
  const answer = await api(ViewUser, { params: { userId: params.userId } })
  if (!answer.ok) throw data(null, { status: 404 })
  const search = new URL(request.url).searchParams
  const done = { isDone: search.has('refunded'), isSignedOut: search.has('signed-out') }
  return { staff, ...done, ...answer.data }
}

/** Refunds a payment, or ends the sessions of the user. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'see-people')
  const { userId } = params
  const form = await readForm(request)
  const reason = form.text('reason')
  const isSignOut = form.text('intent') === 'sign-out'
  const paymentOf = form.text('paymentOf')
  if (!isSignOut && paymentOf === '') {
    const problems = { paymentOf: consoleMessage('user.pleaseChoosePaymentGoes') }
    return data({ ...form.refusedFor(problems), isSignOut }, { status: 400 })
  }
  const answer = isSignOut
    ? await api(SignOutUser, { params: { userId }, body: { reason } })
    : await api(RefundPayment, { params: { paymentOf }, body: { reason } })
  const done = isSignOut ? 'signed-out#sign-out' : 'refunded#refund'
  if (answer.ok) return redirect(`/staff/users/${userId}?${done}`, 303)
  return data({ ...form.refused(answer.refusal), isSignOut }, { status: answer.status })
}

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, user, purchases, subscriptions, isDone, messages, audit } = loaderData
  const refused = actionData ?? null
  return (
    <StaffPage here="/staff/people" staff={staff} title={user.name}>
      <UserTotals {...loaderData} />
      <UserFacts {...loaderData} />
      <section className={styles.part} aria-labelledby="act">
        <h2 id="act">{consoleMessage('user.actOnBehalf')}</h2>
        <p className="quiet">{consoleMessage('user.hourMostSeeSee')}</p>
        <WithDuty may={staff.may} duty="help-people">
          <form method="post" action="/impersonate" className={styles.form}>
            <input type="hidden" name="email" value={user.email} />
            <ReasonField />
            <div>
              <Button type="submit" look="action">
                {consoleMessage('user.actFor', { email: user.email })}
              </Button>
            </div>
          </form>
        </WithDuty>
      </section>
      <SignOutPart
        may={staff.may}
        isDone={loaderData.isSignedOut}
        refused={refused?.isSignOut ? refused : null}
      />
      <Purchases purchases={purchases} />
      <Subscriptions subscriptions={subscriptions} />
      <Refund
        {...{ may: staff.may, purchases, subscriptions, isDone }}
        refused={refused?.isSignOut ? null : refused}
      />
      <section className={styles.part} aria-labelledby="emails">
        <h2 id="emails">{consoleMessage('user.emails')}</h2>
        {messages.length === 0 ? <p className="quiet">{consoleMessage('user.none')}</p> : null}
        <ul>
          {messages.map(({ kind, queuedAt, isSent }) => (
            <li key={`${kind}${queuedAt}`}>
              {consoleMessage('user.handedOver', {
                date: shownDate(queuedAt),
                emailNames: EMAIL_NAMES[kind] ?? kind,
                isSent: isSent ? 'yes' : 'other',
              })}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="trail">
        <h2 id="trail">{consoleMessage('user.trail')}</h2>
        <AuditList entries={audit} forStaff days="h3" />
      </section>
    </StaffPage>
  )
}

type View = AnswerOf<typeof ViewUser>

const EMAIL_NAMES: Readonly<Record<string, string>> = lookupTable(EMAIL_KINDS)

const signInMethodsWords = () =>
  lookupTable({
    credential: consoleMessage('user.password'),
    google: 'Google',
    facebook: 'Facebook',
    'google-staff': consoleMessage('user.googleAsStaff'),
  })

function UserFacts({ user, secondFactor, signInMethods }: View) {
  return (
    <dl className={styles.facts}>
      <dt>{consoleMessage('user.email')}</dt>
      <dd>
        {consoleMessage('user.verified', {
          email: user.email,
          emailVerified: user.emailVerified ? 'yes' : 'other',
        })}
      </dd>
      <dt>{consoleMessage('user.joined')}</dt>
      <dd>{shownDate(user.joinedAt)}</dd>
      <dt>{consoleMessage('user.signInMethods')}</dt>
      <dd>
        {consoleMessage('user.secondFactorOn', {
          list:
            signInMethods.map((method) => signInMethodsWords()[method] ?? method).join(', ') ||
            consoleMessage('user.noneYetAGuest'),
          secondFactor: secondFactor ? 'yes' : 'other',
        })}
      </dd>
      <dt>{consoleMessage('user.accounts')}</dt>
      <dd>
        {user.accounts.length === 0 ? consoleMessage('user.none2') : null}
        {user.accounts.map(({ id, name, kind, role }) => (
          <p key={id}>
            {consoleRich('user.offersOtherImpact', {
              name,
              kind,
              role,
              link: (words) => <a href={`/staff/accounts/${id}`}>{words}</a>,
              hidden: hiddenWords,
            })}
          </p>
        ))}
      </dd>
    </dl>
  )
}
