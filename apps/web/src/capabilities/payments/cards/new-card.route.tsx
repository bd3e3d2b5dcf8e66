import { StartCardSetup } from '@understory/contracts/payments.ts'
import { Button } from '@understory/ui/button.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import type { FormEvent } from 'react'
import { data } from 'react-router'
import { requestContext } from '../../../http/request-context.ts'
import { requireAccount } from '../../../http/session.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { useProgress } from '../../../shell/progress.tsx'
import { useCardPayment } from '../payment/use-card-payment.ts'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import type { Route } from './+types/new-card.route'
import styles from './cards.module.css'

const PATH = '/my-impact/account/cards'

export const handle = { hydrate: true }

/** A bank or a wallet may open a window of its own, which has to find its way back. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Add a card',
    description: 'Add a card to your account.',
    path: `${PATH}/new`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, user } = await requireAccount(request, context)
  const { settings } = context.get(requestContext)
  return {
    kind: account.accountType,
    name: `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim(),
    config: settings.payments,
    returnUrl: `${settings.origin}${PATH}`,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(StartCardSetup, {})
  return answer.ok
    ? { clientSecret: answer.data.clientSecret, refusal: null }
    : data({ clientSecret: null, refusal: answer.refusal.message }, { status: answer.status })
}

/** Adding a card begins with a POST, so that following a link never calls the provider. */
export default function NewCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, config, returnUrl } = loaderData
  return (
    <AccountPage here={PATH} kind={kind} title="Add a card">
      {actionData?.refusal ? <Notice kind="error" title={actionData.refusal} /> : null}
      {actionData?.clientSecret ? (
        <CardForm {...{ config, name, returnUrl }} clientSecret={actionData.clientSecret} />
      ) : (
        <form method="post" className={styles.form}>
          <p>Nothing is charged. Your bank may ask whether it is you.</p>
          <div>
            <Button type="submit" look="action">
              Begin
            </Button>
          </div>
        </form>
      )}
    </AccountPage>
  )
}

type CardFormProps = {
  readonly config: PaymentElementConfig
  readonly name: string
  readonly returnUrl: string
  readonly clientSecret: string
}

function CardForm({ config, name, returnUrl, clientSecret }: CardFormProps) {
  const track = useProgress()
  const billing = { name, postcode: null, country: null }
  const card = useCardPayment({ intent: 'setup', config, clientSecret, billing, returnUrl })
  const add = (event: FormEvent) => {
    event.preventDefault()
    track(card.pay(null))
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <noscript>
        <Notice kind="info" title="Typing a card needs JavaScript">
          Your card goes from your browser straight to the payment provider, never through us.
        </Notice>
      </noscript>
      <p>Nothing is charged. Your bank may ask whether it is you.</p>
      <div ref={card.mountPoint} />
      {card.failure ? <Notice kind="error" title={card.failure} /> : null}
      <div>
        <Button type="submit" look="action" disabled={!card.isReady || card.isPaying}>
          {card.isPaying ? 'Adding…' : 'Add the card'}
        </Button>
      </div>
    </form>
  )
}
