import { LinkButton } from '@understory/ui/forms/button.tsx'
import { redirect } from 'react-router'
import { nextPath } from '../../../../http/next-path.ts'
import { requireAccount } from '../../../../http/session.ts'
import { equivalentPath } from '../../../../shell/account-fit/account-fit.ts'
import { MatchingAccount } from '../../../../shell/account-fit/account-fit-notice.tsx'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/mismatch.route'
import { planKind } from './joining-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('mismatch.otherKindAccount'),
    description: accountsMessage('mismatch.description'),
    path: '/join/mismatch',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, user } = await requireAccount(request, context)
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  const needed = planKind(next)
  // The payment page says it itself, with what was chosen.
  const isPayment = next.startsWith('/app/payment')
  if (!needed || isPayment || needed === account.accountType) throw redirect(next)
  return { next, needed, held: account.accountType, email: user.email }
}

const kindsOfAccount = () => ({
  personal: accountsMessage('mismatch.personalAccount'),
  business: accountsMessage('mismatch.businessAccount'),
})

/** A plan of the other kind was chosen: what can be done about it. */
export default function MismatchPage({ loaderData }: Route.ComponentProps) {
  const { next, needed, held, email } = loaderData
  return (
    <EntryPage>
      <h1>
        {accountsMessage('mismatch.thisPlanIsFor', { mismatchNames: kindsOfAccount()[needed] })}
      </h1>
      <p>
        {accountsMessage('mismatch.signedEmailHoldsKind', {
          email,
          mismatchNames: kindsOfAccount()[held],
        })}
      </p>
      <p>
        <LinkButton look="action" href={equivalentPath(next)}>
          {accountsMessage('mismatch.seeWhatSuitsMy', { mismatchNames: kindsOfAccount()[held] })}
        </LinkButton>
      </p>
      <MatchingAccount needed={needed} next={next} />
    </EntryPage>
  )
}
