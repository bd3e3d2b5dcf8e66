import { RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data, redirect } from 'react-router'
import { isJustDone, noteDone } from '../../../../http/cookies/just-done.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/reset-request.route'

const RESET_REQUEST_PATH = '/login/reset-password'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('resetRequest.forgottenPassword'),
    description: accountsMessage('resetRequest.description'),
    path: RESET_REQUEST_PATH,
    robots: 'noindex',
  })

export function loader({ request }: Route.LoaderArgs) {
  const isAsked = new URL(request.url).searchParams.has('sent')
  return { isSent: isAsked && isJustDone(request, 'reset-link-sent') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const body = { email: form.text('email') }
  const answer = await publicApi(request, context)(RequestPasswordReset, { body })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  noteDone(context, 'reset-link-sent')
  return redirect(`${RESET_REQUEST_PATH}?sent`, 303)
}

export default function ResetRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData
  if (loaderData.isSent && !answer) return <Sent />
  return (
    <EntryPage>
      <h1>{accountsMessage('resetRequest.forgottenYourPassword')}</h1>
      <p className="quiet">{accountsMessage('resetRequest.sendEmailLinkSets')}</p>
      {answer ? (
        <RefusalNotice answer={answer} title={answer.message}>
          {answer.code === 'REQUEST_RESET_PWD_USER_NOT_FOUND' ? (
            <a href="/join">{accountsMessage('resetRequest.join')}</a>
          ) : null}
        </RefusalNotice>
      ) : null}
      <form method="post" noValidate>
        <Field
          id="email"
          label={accountsMessage('resetRequest.email')}
          error={answer?.problems.email}
        >
          <TextInput
            {...fieldAria('email', { error: answer?.problems.email })}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.values.email}
          />
        </Field>
        <Button type="submit" look="action">
          {accountsMessage('resetRequest.sendTheEmail')}
        </Button>
      </form>
      <p className="quiet">
        {accountsRich('resetRequest.rememberedSignIn', {
          link: (words) => <a href="/login">{words}</a>,
        })}
      </p>
    </EntryPage>
  )
}

function Sent() {
  return (
    <EntryPage>
      <h1>{accountsMessage('resetRequest.lookInYourMailbox')}</h1>
      <p>
        {accountsRich('resetRequest.emailArrivesWithin15', {
          link: (words) => <a href={RESET_REQUEST_PATH}>{words}</a>,
        })}
      </p>
    </EntryPage>
  )
}
