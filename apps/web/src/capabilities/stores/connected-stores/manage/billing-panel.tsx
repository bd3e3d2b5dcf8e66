import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { amount, BILLING, cardWords, planSentence } from '../../bills/public.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'

type BillingPanelProps = {
  readonly billing: StoreBilling
  readonly stores: readonly Store[]
  readonly mayChange: boolean
}

/** How the stores of an account are billed by card, in short; nothing where there is none to bill. */
export function BillingPanel({ billing, stores, mayChange }: BillingPanelProps) {
  const { plan, soFar, currency, bills } = billing
  const byCard = stores.filter(({ chargedBy }) => chargedBy === 'card')
  const isIdle = !plan && byCard.every(({ status }) => status === 'disconnected')
  if (isIdle) return byCard.length > 0 && bills.length > 0 ? <PastBills /> : null
  const total = soFar.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const needsCard = (!plan || plan.due !== null) && mayChange
  return (
    <section className={`panel flow-12 ${plan ? '' : 'panel-lichen'}`} aria-labelledby="billing">
      <h2 id="billing">
        {plan
          ? connectedStoresMessage('billingPanel.billing')
          : connectedStoresMessage('billingPanel.stillMissingACard')}
      </h2>
      <p>
        {plan ? `${cardWords(plan.card)}. ` : null}
        {planSentence(plan)}
        {plan && total > 0
          ? connectedStoresMessage('billingPanel.soFar', { amount: amount(total, currency) })
          : null}
      </p>
      <p>
        <LinkButton look={needsCard ? 'action' : 'plain'} href={BILLING}>
          {plan || !mayChange
            ? connectedStoresMessage('billingPanel.seeBillsAndCard')
            : connectedStoresMessage('billingPanel.chooseACard')}
        </LinkButton>
      </p>
    </section>
  )
}

function PastBills() {
  return (
    <p>
      <a href={BILLING}>{connectedStoresMessage('billingPanel.seeBillsAndCredits')}</a>
    </p>
  )
}
