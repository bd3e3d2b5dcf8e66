import { StartCardSetup } from '@understory/contracts/commerce/payments/payments.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { createContext, data, redirect } from 'react-router'
import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { AccountPage } from '../../../../shell/account-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayManageCards } from '../may-manage-cards.ts'
import { paymentsMessage } from '../messages/messages.generated.ts'
import { declineSentences } from '../payment-element/decline-sentences.ts'
import type { Route } from './+types/new-card.route'
import { CARDS, cardsAddress, pageWaiting } from './card-addresses.ts'
import NewCardForm from './new-card-form.island.tsx'

/** A bank or a wallet may open a window of its own, which has to find its way back. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: paymentsMessage('newCard.addACard'),
    description: paymentsMessage('newCard.description'),
    path: `${CARDS}/new`,
    robots: 'noindex',
  })

/** Whether this request begins it, which a form does and a link does not. */
const begun = createContext(false)

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { user } = session
  const { settings } = context.get(requestContext)
  const next = pageWaiting(new URL(request.url).searchParams)
  const mayAdd = mayManageCards(session)
  // Nothing has begun: the button that begins it is there.
  if (mayAdd && !context.get(begun)) throw redirect(cardsAddress(next))
  return {
    mayAdd,
    name: `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim(),
    config: settings.payments,
    returnUrl: `${settings.origin}${cardsAddress(next)}`,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  context.set(begun, true)
  const answer = await api(StartCardSetup, {})
  return answer.ok
    ? { clientSecret: answer.data.clientSecret, refusal: null }
    : data({ clientSecret: null, refusal: answer.refusal.message }, { status: answer.status })
}

export default function NewCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mayAdd, name, config, returnUrl } = loaderData
  if (!mayAdd) return <NotYours />
  return (
    <AccountPage title={paymentsMessage('newCard.addACard')}>
      {actionData?.refusal ? <Notice kind="error" title={actionData.refusal} /> : null}
      {actionData?.clientSecret ? (
        <NewCardForm
          {...{ config, name, returnUrl }}
          declines={declineSentences()}
          clientSecret={actionData.clientSecret}
        />
      ) : (
        <p>
          <a href={CARDS}>{paymentsMessage('newCard.seeTheCards')}</a>
        </p>
      )}
    </AccountPage>
  )
}

function NotYours() {
  return (
    <AccountPage title={paymentsMessage('newCard.addACard')}>
      <p>{paymentsMessage('newCard.ownerAdminAccountAdds')}</p>
      <p>
        <a href={CARDS}>{paymentsMessage('newCard.seeTheCards')}</a>
      </p>
    </AccountPage>
  )
}
