import {
  GetSecondFactor,
  ListPasskeys,
  RemovePasskey,
  RemoveSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import {
  ChangeEmail,
  ChangePassword,
  EndAllSessions,
  EndSession,
  ListSessions,
} from '@understory/contracts/people/accounts/sign-in.ts'
import { data, redirect } from 'react-router'
import type { ApiAnswer } from '../../../../http/api-client.ts'
import { FORGET_HERE } from '../../../../http/cookies/forget-here.ts'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireSession } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import { differentPasswords } from '../password/different-passwords.ts'
import type { Route } from './+types/security.route'
import { SECURITY_DONE, type SecurityDone } from './security-done.ts'
import { SecurityPage } from './security-page.tsx'

const SECURITY_PATH = '/my-impact/account/security'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('security.signInAndSecurity'),
    description: accountsMessage('security.description'),
    path: SECURITY_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, user } = await requireSession(request, context)
  const done = new URL(request.url).searchParams.get('done')
  const shown = {
    email: user.email,
    isVerified: user.emailVerified,
    done: SECURITY_DONE.find((each) => each === done) ?? null,
  }
  if (user.impersonation) return { ...shown, own: null }
  const [sessions, factor, keys] = await Promise.all([
    api(ListSessions, {}),
    api(GetSecondFactor, {}),
    api(ListPasskeys, {}),
  ])
  if (!sessions.ok || !factor.ok || !keys.ok) throw data(null, { status: 403 })
  return { ...shown, own: { ...sessions.data, ...keys.data, factor: factor.data } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const form = await readForm(request)
  const given = (name: string) => form.text(name) || undefined
  switch (form.text('intent')) {
    case 'password': {
      const different = differentPasswords(form, 'newPassword')
      if (different) return data(different, { status: 400 })
      const body = {
        currentPassword: given('currentPassword'),
        newPassword: form.text('newPassword'),
      }
      return answered(form, await api(ChangePassword, { body }), 'password')
    }
    case 'email': {
      const body = { email: form.text('email'), password: given('password') }
      return answered(form, await api(ChangeEmail, { body }), 'email')
    }
    case 'end': {
      const params = { sessionId: form.text('sessionId') }
      return answered(form, await api(EndSession, { params }), 'session')
    }
    case 'remove-passkey': {
      const params = { passkeyId: form.text('passkeyId') }
      const body = { password: given('password') }
      return answered(form, await api(RemovePasskey, { params, body }), 'passkey-off')
    }
    case 'factor-off': {
      const body = { code: form.text('code') }
      return answered(form, await api(RemoveSecondFactor, { body }), 'factor-off')
    }
    case 'everywhere': {
      await api(EndAllSessions, {})
      return redirect('/login', { status: 303, headers: FORGET_HERE })
    }
    default:
      throw data(null, { status: 400 })
  }
}

function answered(
  form: PostedForm,
  answer: ApiAnswer<{ method: 'PUT'; path: '/'; summary: '' }>,
  done: SecurityDone,
) {
  if (answer.ok) return redirect(`${SECURITY_PATH}?done=${done}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function SecurityRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} answer={actionData} />
}
