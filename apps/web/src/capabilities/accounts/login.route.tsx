import { SignIn } from '@understory/contracts/accounts.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import { data, redirect } from 'react-router'
import { findSession, publicApi } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { RefusalNotice } from '../../shell/refusal-notice.tsx'
import type { Route } from './+types/login.route'
import { EntryPage } from './entry-page.tsx'
import { type FormAnswer, refusedForm, textOf } from './form-answer.ts'
import { nextPath, withNext } from './next-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sign in',
    description: 'Sign in to your impact, your certificates and your purchases.',
    path: '/login',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  if (await findSession(request, context)) throw redirect(next)
  return { next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await publicApi(request, context)(SignIn, {
    body: {
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      rememberMe: form.get('rememberMe') === 'on',
    },
  })
  if (!answer.ok) return data(refusedForm(form, answer.refusal), { status: answer.status })
  const headers = new Headers(answer.cookies.map((cookie) => ['set-cookie', cookie]))
  return redirect(nextPath(textOf(form, 'next')), { status: 303, headers })
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next } = loaderData
  const answer: FormAnswer | undefined = actionData
  return (
    <EntryPage>
      <h1>Welcome back</h1>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="next" value={next} />
        <Field id="email" label="Email" error={answer?.problems.email}>
          <TextInput
            {...fieldAria('email', { error: answer?.problems.email })}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.values.email}
          />
        </Field>
        <Field id="password" label="Password" error={answer?.problems.password}>
          <TextInput
            {...fieldAria('password', { error: answer?.problems.password })}
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </Field>
        <Checkbox
          name="rememberMe"
          label="Remember me on this device"
          defaultChecked={answer ? answer.values.rememberMe === 'on' : true}
        />
        <Button type="submit" look="action">
          Sign in
        </Button>
      </form>
      <p className="quiet">
        New here? <a href={withNext('/join', next)}>Join</a>
      </p>
    </EntryPage>
  )
}
