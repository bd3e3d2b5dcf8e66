import { GiveSecondFactor } from '@understory/contracts/people/accounts/second-factor.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { nextPath } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/second-factor.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('secondFactor.secondFactor'),
    description: accountsMessage('secondFactor.description'),
    path: '/login/second-factor',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  if (await findSession(request, context)) throw redirect(next)
  return { next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const body = { code: form.text('code') }
  const answer = await publicApi(request, context)(GiveSecondFactor, { body })
  if (!answer.ok && answer.refusal.code === 'SIGN_IN_REQUIRED') return redirect('/login', 303)
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  const headers = cookieHeaders(answer)
  return redirect(nextPath(form.text('next')), { status: 303, headers })
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData
  const hint = accountsMessage('secondFactor.sixDigitsAuthenticatorApp')
  const error = answer?.problems.code
  return (
    <EntryPage>
      <h1>{accountsMessage('secondFactor.oneMoreStep')}</h1>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="next" value={loaderData.next} />
        <Field id="code" label={accountsMessage('secondFactor.code')} hint={hint} error={error}>
          <TextInput
            {...fieldAria('code', { hint, error })}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" look="action">
          {accountsMessage('secondFactor.goOn')}
        </Button>
      </form>
      <form method="post" action="/logout">
        <Button type="submit" look="quiet">
          {accountsMessage('secondFactor.signOutInstead')}
        </Button>
      </form>
    </EntryPage>
  )
}
