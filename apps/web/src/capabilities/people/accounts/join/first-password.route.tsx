import { ChooseFirstPassword, ClaimAccount } from '@understory/contracts/people/accounts/guests.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { nextPath } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { findBuyer, publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { linkAt } from '../link-at.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import NewPassword from '../password/new-password.island.tsx'
import type { Route } from './+types/first-password.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('firstPassword.keepYourForest'),
    description: accountsMessage('firstPassword.description'),
    path: '/join/choose-password',
    robots: 'noindex, nofollow',
  })

/** With the token of an email, or in the browser that paid as a guest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const next = nextPath(search.get('next'))
  if (search.get('token')) {
    const link = await linkAt(publicApi(request, context), { request, kind: 'claim' })
    return { ...link, next }
  }
  const session = await findBuyer(request, context)
  if (!session) throw redirect(`/login?${new URLSearchParams({ next })}`)
  if (!session.user.isGuest) throw redirect(next)
  return { token: '', isGood: true, next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = form.text('token')
  const password = form.text('password')
  const api = publicApi(request, context)
  const answer = token
    ? await api(ClaimAccount, { body: { token, password } })
    : await api(ChooseFirstPassword, { body: { password } })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  return redirect(nextPath(form.text('next')), { status: 303, headers: cookieHeaders(answer) })
}

export default function FirstPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isGood, next } = loaderData
  const answer: FormAnswer | undefined = actionData
  const isRefused = answer?.code === 'BAD_CLAIM_LINK' || answer?.code === 'SIGN_IN_REQUIRED'
  if (!isGood || isRefused) return <BadLink />
  const weak = answer?.code.startsWith('PASSWORD_') ? answer.message : answer?.problems.password
  return (
    <EntryPage>
      <h1>{accountsMessage('firstPassword.keepYourForest')}</h1>
      <p className="quiet">{accountsMessage('firstPassword.choosePasswordFundedStays')}</p>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <NewPassword error={weak} />
        <Button type="submit" look="action">
          {accountsMessage('firstPassword.keepMyForest')}
        </Button>
      </form>
    </EntryPage>
  )
}

function BadLink() {
  return (
    <EntryPage>
      <h1>{accountsMessage('firstPassword.linkNoLongerValid')}</h1>
      <p>{accountsMessage('firstPassword.worksOnceTwoWeeks')}</p>
      <p className="row-16">
        <LinkButton look="action" href="/login">
          {accountsMessage('firstPassword.signIn')}
        </LinkButton>
        <a href="/login/reset-password">{accountsMessage('firstPassword.askNewLink')}</a>
      </p>
    </EntryPage>
  )
}
