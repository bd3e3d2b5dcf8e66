import { SignOut } from '@understory/contracts/people/accounts/accounts.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { ACCOUNT_KINDS } from '@understory/domain/people/accounts/account-kind.ts'
import {
  cookiesOfTheSignedIn,
  forgottenCookie,
} from '@understory/domain/people/privacy/browser-storage.ts'
import {
  clearingCookies,
  safeReturnPath,
} from '@understory/domain/people/privacy/consent/consent.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { redirect } from 'react-router'
import { cookieNames } from '../../../../http/cookies/consent-cookie.ts'
import { FORGET_HERE } from '../../../../http/cookies/forget-here.ts'
import { withNext } from '../../../../http/next-path.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/logout.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('logout.signOut'),
    description: accountsMessage('logout.description'),
    path: '/logout',
    robots: 'noindex',
  })

/**
 * Ends the session on the server and in the browser, and clears the browser's storage. A form that
 * says where the person was going leads to signing in with another account, or to joining with one,
 * and then there.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const next = safeReturnPath(form.text('next'))
  const kind = ACCOUNT_KINDS.find((each) => each === form.text('join'))
  const answer = await publicApi(request, context)(SignOut, {})
  const headers = new Headers(FORGET_HERE)
  for (const cookie of answer.ok ? answer.cookies : []) headers.append('set-cookie', cookie)
  const ofChat = cookieNames(request).filter((name) => name.startsWith('intercom-'))
  for (const cookie of clearingCookies(ofChat, new URL(request.url).hostname))
    headers.append('set-cookie', cookie)
  for (const name of cookiesOfTheSignedIn()) headers.append('set-cookie', forgottenCookie(name))
  if (kind)
    return redirect(`/join?${new URLSearchParams({ kind, next })}`, { status: 303, headers })
  return redirect(next === '/' ? '/' : withNext('/login', next), { status: 303, headers })
}

export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  return {
    isExpired: search.has('expired'),
    hasSession: cookieNames(request).some((name) => name.includes('session_token')),
    next: safeReturnPath(search.get('next') ?? ''),
  }
}

export default function LogoutPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isExpired) return <Expired next={loaderData.next} />
  if (!loaderData.hasSession) return <NobodyIn />
  return (
    <EntryPage>
      <h1>{accountsMessage('logout.signOut2')}</h1>
      <p>{accountsMessage('logout.certificatesStayValidLedger')}</p>
      <form method="post">
        <Button type="submit" look="action">
          {accountsMessage('logout.signOut')}
        </Button>
      </form>
      <p className="quiet">
        <a href="/my-impact">{accountsMessage('logout.staySeeMyImpact')}</a>
      </p>
    </EntryPage>
  )
}

function NobodyIn() {
  return (
    <EntryPage>
      <h1>{accountsMessage('logout.youAreSignedOut')}</h1>
      <p>{accountsMessage('logout.nobodySignedBrowser')}</p>
      <p>
        <LinkButton look="action" href="/login">
          {accountsMessage('logout.signIn')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}

function Expired({ next }: { next: string }) {
  return (
    <EntryPage>
      <h1>{accountsMessage('logout.signedOut')}</h1>
      <Notice kind="warning" title={REFUSALS.TOKEN_EXPIRED[1]} />
      <p>{accountsMessage('logout.savedStill')}</p>
      <form method="post">
        <input type="hidden" name="next" value={next === '/' ? '/my-impact' : next} />
        <Button type="submit" look="action">
          {accountsMessage('logout.logInAgain')}
        </Button>
      </form>
    </EntryPage>
  )
}
