import { VerifyEmail } from '@understory/contracts/people/accounts/accounts.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { linkAt } from '../link-at.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-email.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('verifyEmail.verifyYourEmail'),
    description: accountsMessage('verifyEmail.description'),
    path: '/verify-email',
    robots: 'noindex',
  })

type VerifyEmailArgs = Pick<Route.LoaderArgs, 'request' | 'context'>

/**
 * The link of the email. In the browser where its owner is signed in it does what they came for. Anywhere
 * else it asks first: a mail scanner that opens links must not verify an address that someone else gave.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await linkAt(publicApi(request, context), { request, kind: 'verification' })
  const session = await findSession(request, context)
  if (session && link.isGood && session.user.email === link.email) {
    return { ...link, isVerified: await verify({ request, context }, link.token), isSignedIn: true }
  }
  const asked = { ...link, isVerified: null, isSignedIn: session !== null }
  return data(asked, { status: link.isGood ? 200 : 400 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request)).text('token') || '-'
  const isVerified = await verify({ request, context }, token)
  return data({ isVerified }, { status: isVerified ? 200 : 400 })
}

async function verify({ request, context }: VerifyEmailArgs, token: string): Promise<boolean> {
  return (await publicApi(request, context)(VerifyEmail, { body: { token } })).ok
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, isGood, isSignedIn } = loaderData
  const isVerified = actionData?.isVerified ?? loaderData.isVerified ?? (isGood ? null : false)
  if (isVerified === null) return <Question email={email} token={token} />
  return (
    <EntryPage>
      <h1>
        {isVerified
          ? accountsMessage('verifyEmail.yourEmailIsVerified')
          : accountsMessage('verifyEmail.linkNoLongerValid')}
      </h1>
      <p>
        {isVerified
          ? accountsMessage('verifyEmail.receiptsCertificatesFindNow')
          : accountsMessage('verifyEmail.works24HoursSign')}
      </p>
      <p>
        <LinkButton href={isSignedIn ? '/my-impact' : '/login'} look="action">
          {isSignedIn
            ? accountsMessage('verifyEmail.seeMyImpact')
            : accountsMessage('verifyEmail.signIn')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}

function Question({ email, token }: { readonly email: string | null; readonly token: string }) {
  return (
    <EntryPage>
      <h1>
        {accountsMessage('verifyEmail.isYours', {
          email: email ?? accountsMessage('verifyEmail.thisAddress'),
        })}
      </h1>
      <p>{accountsMessage('verifyEmail.someoneOpenedAccountLeave')}</p>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="action">
          {accountsMessage('verifyEmail.yesVerifyMyEmail')}
        </Button>
      </form>
    </EntryPage>
  )
}
