import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { amount, BILLING, cardWords, planSentence } from '../../bills/public.ts'

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
      <h2 id="billing">{plan ? 'Billing' : 'Still missing: a card'}</h2>
      <p>
        {plan ? `${cardWords(plan.card)}. ` : null}
        {planSentence(plan)}
        {plan && total > 0 ? ` ${amount(total, currency)} so far.` : null}
      </p>
      <p>
        <LinkButton look={needsCard ? 'action' : 'plain'} href={BILLING}>
          {plan || !mayChange ? 'See bills and card' : 'Choose a card'}
        </LinkButton>
      </p>
    </section>
  )
}

function PastBills() {
  return (
    <p>
      <a href={BILLING}>See bills and credits</a>
    </p>
  )
}
