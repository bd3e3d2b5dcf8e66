import { SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import { ListProviders } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data, redirect } from 'react-router'
import { isJustDone } from '../../../../http/cookies/just-done.ts'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { nextPath, withNext } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { OrderPanel, orderAt } from '../../../commerce/purchases/public.ts'
import { SignInWith } from '../join/provider-buttons.tsx'
import { type SocialError, socialError } from '../join/social-errors.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/login.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('login.signIn'),
    description: accountsMessage('login.description'),
    path: '/login',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const next = nextPath(search.get('next'))
  if (await findSession(request, context)) throw redirect(next)
  const api = publicApi(request, context)
  const [offered, order] = await Promise.all([api(ListProviders, {}), orderAt(api, next)])
  return {
    next,
    order,
    providers: offered.ok ? offered.data.providers : [],
    error: socialError(search),
    isReset: search.has('reset') && isJustDone(request, 'password-reset'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const answer = await publicApi(request, context)(SignIn, {
    body: {
      email: form.text('email'),
      password: form.text('password'),
      rememberMe: form.has('rememberMe'),
    },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  const headers = cookieHeaders(answer)
  return redirect(nextPath(form.text('next')), { status: 303, headers })
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, order, providers, error, isReset } = loaderData
  const answer: FormAnswer | undefined = actionData
  return (
    <EntryPage>
      <h1>{accountsMessage('login.welcomeBack')}</h1>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {error && !answer ? <WhyNot error={error} next={next} /> : null}
      {isReset && !answer ? (
        <Notice kind="success" title={accountsMessage('login.newPasswordSetSign')} />
      ) : null}
      {order ? <OrderPanel order={order} /> : null}
      <SignInWith providers={providers} next={next} />
      <form method="post" noValidate>
        <input type="hidden" name="next" value={next} />
        <Field id="email" label={accountsMessage('login.email')} error={answer?.problems.email}>
          <TextInput
            {...fieldAria('email', { error: answer?.problems.email })}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.values.email}
          />
        </Field>
        <Field
          id="password"
          label={accountsMessage('login.password')}
          error={answer?.problems.password}
        >
          <TextInput
            {...fieldAria('password', { error: answer?.problems.password })}
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </Field>
        <Checkbox
          name="rememberMe"
          label={accountsMessage('login.rememberMeDevice')}
          defaultChecked={answer ? answer.values.rememberMe === 'on' : true}
        />
        <Button type="submit" look="action">
          {accountsMessage('login.signIn')}
        </Button>
      </form>
      <p className="row-links">
        <a href="/login/reset-password">{accountsMessage('login.forgottenYourPassword')}</a>{' '}
        <a href={withNext('/login/passkey', next)}>{accountsMessage('login.signPasskey')}</a>
      </p>
      <p className="quiet">
        {accountsRich('login.newHereJoin', {
          link: (words) => <a href={withNext('/join', next)}>{words}</a>,
        })}
      </p>
    </EntryPage>
  )
}

/** What went wrong at a provider, with the next step. */
function WhyNot({ error, next }: { error: SocialError; next: string }) {
  return (
    <RefusalNotice answer={error} title={error.message}>
      {error.code === 'inexistant_account' ? (
        <a href={withNext('/join', next)}>{accountsMessage('login.join')}</a>
      ) : null}
      {error.code === 'ACCOUNT_EXISTS' ? (
        <a href="/login/reset-password">{accountsMessage('login.chooseAPassword')}</a>
      ) : null}
    </RefusalNotice>
  )
}
