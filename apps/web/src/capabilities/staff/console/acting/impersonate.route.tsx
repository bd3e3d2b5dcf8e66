import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { StartImpersonation, StartStaffSignIn } from '@understory/contracts/staff/console/staff.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import { ReasonField } from '../reason-field.tsx'
import type { Route } from './+types/impersonate.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('impersonate.staffSignIn'),
    description: consoleMessage('impersonate.description'),
    path: '/impersonate',
    robots: 'noindex, nofollow',
  })

/** Opening it changes nothing: it asks who is to be helped, and why. */
export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const error = search.get('error')
  return {
    next: staffPath(search.get('next')),
    email: search.get('email') ?? '',
    error:
      error === null
        ? null
        : error === 'NO_CLAIMS'
          ? ('NO_CLAIMS' as const)
          : ('GOOGLE_FAILED' as const),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = publicApi(request, context)
  const form = await readForm(request)
  if (form.text('intent') === 'sign-in') {
    const started = await api(StartStaffSignIn, { body: { next: staffPath(form.text('next')) } })
    if (!started.ok) return redirect('/impersonate?error=GOOGLE_FAILED', 303)
    return redirect(started.data.url, { status: 303, headers: cookieHeaders(started) })
  }
  const body = { email: form.text('email'), reason: form.text('reason') }
  const answer = await api(StartImpersonation, { body })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  return redirect('/my-impact', { status: 303, headers: cookieHeaders(answer) })
}

/** Staff have no other sign-in method. */
const failed = () => consoleMessage('impersonate.signingGoogleDidWork')

function staffPath(wanted: string | null): string {
  return wanted?.startsWith('/staff') ? wanted : '/staff'
}

export default function ImpersonatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, email, error } = loaderData
  return (
    <EntryPage>
      <h1>{consoleMessage('impersonate.peopleRun')}</h1>
      {error && !actionData ? (
        <RefusalNotice
          answer={{ error }}
          title={error === 'NO_CLAIMS' ? REFUSALS.NO_CLAIMS[1] : failed()}
        >
          {error === 'NO_CLAIMS' ? consoleMessage('impersonate.askAdministratorDirectory') : null}
        </RefusalNotice>
      ) : null}
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      <p>{consoleMessage('impersonate.signGoogleAccountOrganisation')}</p>
      <form method="post">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" look="action" name="intent" value="sign-in">
          {consoleMessage('impersonate.signInWithGoogle')}
        </Button>
      </form>
      <h2>{consoleMessage('impersonate.actForACustomer')}</h2>
      <p className="quiet">{consoleMessage('impersonate.onceSignedHourMost')}</p>
      <form method="post" noValidate>
        <LabelledInput
          answer={actionData}
          name="email"
          label={consoleMessage('impersonate.theirEmail')}
          type="email"
          autoComplete="off"
          defaultValue={email}
        />
        <ReasonField refused={actionData} />
        <Button type="submit">{consoleMessage('impersonate.actOnTheirBehalf')}</Button>
      </form>
    </EntryPage>
  )
}
