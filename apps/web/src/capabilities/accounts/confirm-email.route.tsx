import { ConfirmEmail } from '@understory/contracts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/button.tsx'
import { data } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { publicApi } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/confirm-email.route'
import { EntryPage } from './entry-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your new email',
    description: 'Confirm your new email address.',
    path: '/confirm-email',
    robots: 'noindex, nofollow',
  })

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return data({ token }, { headers: { 'referrer-policy': 'no-referrer' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request)).text('token') || '-'
  const answer = await publicApi(request, context)(ConfirmEmail, { body: { token } })
  return answer.ok
    ? { refusal: null }
    : data({ refusal: answer.refusal.message }, { status: answer.status })
}

/**
 * The link of the email only asks for confirmation, so that mail scanners that prefetch links change
 * nothing.
 */
export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <Outcome refusal={actionData.refusal} />
  return (
    <EntryPage>
      <h1>Use this address from now on?</h1>
      <p>You sign in with it, and emails go there.</p>
      <form method="post">
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" look="action">
          Use this address
        </Button>
      </form>
    </EntryPage>
  )
}

function Outcome({ refusal }: { refusal: string | null }) {
  return (
    <EntryPage>
      <h1>{refusal ? 'This did not work' : 'Your email is changed'}</h1>
      <p role="status">{refusal ?? 'Sign in with the new address from now on.'}</p>
      <p>
        <LinkButton look="action" href="/my-impact/account/security">
          To my account
        </LinkButton>
      </p>
    </EntryPage>
  )
}
