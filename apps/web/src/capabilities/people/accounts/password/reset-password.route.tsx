import { ResetPassword } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data, redirect } from 'react-router'
import { noteDone } from '../../../../http/cookies/just-done.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { linkAt } from '../link-at.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/reset-password.route'
import { differentPasswords } from './different-passwords.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('resetPassword.newPassword'),
    description: accountsMessage('resetPassword.description'),
    path: '/login/reset-password/reset',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return linkAt(publicApi(request, context), { request, kind: 'recovery' })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const different = differentPasswords(form, 'password')
  if (different) return data(different, { status: 400 })
  const body = { token: form.text('token') || '-', password: form.text('password') }
  const answer = await publicApi(request, context)(ResetPassword, { body })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  noteDone(context, 'password-reset')
  return redirect('/login?reset', 303)
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData
  if (!loaderData.isGood || answer?.code === 'BAD_RECOVERY_LINK') return <BadLink />
  const weak = answer?.code.startsWith('PASSWORD_') ? answer.message : answer?.problems.password
  const repeat = answer?.problems.repeat
  const hint = accountsMessage('resetPassword.least8CharactersFew')
  return (
    <EntryPage>
      <h1>{accountsMessage('resetPassword.chooseANewPassword')}</h1>
      <p className="quiet">{accountsMessage('resetPassword.everyDeviceSignedOut')}</p>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="token" value={loaderData.token} />
        <Field
          id="password"
          label={accountsMessage('resetPassword.newPassword')}
          hint={hint}
          error={weak}
        >
          <TextInput
            {...fieldAria('password', { hint, error: weak })}
            name="password"
            type="password"
            autoComplete="new-password"
          />
        </Field>
        <Field id="repeat" label={accountsMessage('resetPassword.onceMore')} error={repeat}>
          <TextInput
            {...fieldAria('repeat', { error: repeat })}
            name="repeat"
            type="password"
            autoComplete="new-password"
          />
        </Field>
        <Button type="submit" look="action">
          {accountsMessage('resetPassword.setThePassword')}
        </Button>
      </form>
    </EntryPage>
  )
}

function BadLink() {
  return (
    <EntryPage>
      <h1>{accountsMessage('resetPassword.recoveryLinkValidAny')}</h1>
      <p>{accountsMessage('resetPassword.worksOnceHourOpening')}</p>
      <p>
        <LinkButton look="action" href="/login/reset-password">
          {accountsMessage('resetPassword.askNew')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}
