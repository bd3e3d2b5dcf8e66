import { VerifyEmail } from '@understory/contracts/accounts.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { data } from 'react-router'
import { findSession, publicApi } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/verify-email.route'
import { EntryPage } from './entry-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Verify your email',
    description: 'Verify the email address of your account.',
    path: '/verify-email',
    robots: 'noindex',
  })

/** The link of the email. Idempotent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await publicApi(request, context)(VerifyEmail, { body: { token: token || '-' } })
  const isSignedIn = (await findSession(request, context)) !== null
  return data({ isVerified: answer.ok, isSignedIn }, { status: answer.ok ? 200 : 400 })
}

export default function VerifyEmailPage({ loaderData }: Route.ComponentProps) {
  const { isVerified, isSignedIn } = loaderData
  const onwards = isSignedIn ? '/my-impact' : '/login'
  return (
    <EntryPage>
      <h1>{isVerified ? 'Your email is verified' : 'This link is no longer valid'}</h1>
      <p>
        {isVerified
          ? 'Receipts and certificates will find you now.'
          : 'It works for 24 hours. Sign in, and we will send you a new one.'}
      </p>
      <p>
        <LinkButton href={onwards} look="action">
          {isSignedIn ? 'See my impact' : 'Sign in'}
        </LinkButton>
      </p>
    </EntryPage>
  )
}
