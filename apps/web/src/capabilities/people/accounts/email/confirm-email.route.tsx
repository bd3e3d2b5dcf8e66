import { ConfirmEmail } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { linkAt } from '../link-at.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/confirm-email.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('confirmEmail.yourNewEmail'),
    description: accountsMessage('confirmEmail.description'),
    path: '/confirm-email',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return linkAt(publicApi(request, context), { request, kind: 'change-email' })
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
  const { token, isGood, email } = loaderData
  if (actionData) return <Outcome refusal={actionData.refusal} />
  if (!isGood) return <BadLink />
  return (
    <EntryPage>
      <h1>
        {accountsMessage('confirmEmail.useFromNowOn', {
          email: email ?? accountsMessage('confirmEmail.thisAddress'),
        })}
      </h1>
      <p>{accountsMessage('confirmEmail.signEmailsGo')}</p>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="action">
          {accountsMessage('confirmEmail.useThisAddress')}
        </Button>
      </form>
    </EntryPage>
  )
}

function BadLink() {
  return (
    <EntryPage>
      <h1>{accountsMessage('confirmEmail.linkNoLongerValid')}</h1>
      <p>{accountsMessage('confirmEmail.worksOnce24Hours')}</p>
      <p>
        <LinkButton look="action" href="/my-impact/account/security">
          {accountsMessage('confirmEmail.toMyAccount')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}

function Outcome({ refusal }: { refusal: string | null }) {
  return (
    <EntryPage>
      <h1>
        {refusal
          ? accountsMessage('confirmEmail.thisDidNotWork')
          : accountsMessage('confirmEmail.yourEmailIsChanged')}
      </h1>
      <p role="status">{refusal ?? accountsMessage('confirmEmail.signNewAddressNow')}</p>
      <p>
        <LinkButton look="action" href="/my-impact/account/security">
          {accountsMessage('confirmEmail.toMyAccount')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}
