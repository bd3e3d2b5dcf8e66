import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { AddCard, paymentPath } from '../../commerce/payments/public.ts'
import type { BillingPageProps, CardChoice } from './billing-props.ts'
import { amount, cardWords, planSentence } from './billing-words.ts'
import { billsMessage } from './messages/messages.generated.ts'
import { BILLING } from './store-addresses.ts'

type Plan = NonNullable<StoreBilling['plan']>
type PlanPanelProps = BillingPageProps & { readonly plan: Plan }

/** The card that pays, when it is charged next, and what is open. */
export function PlanPanel({ plan, cards, mayChange, mayAddCard }: PlanPanelProps) {
  const { due, currency, subscriptionId, card } = plan
  return (
    <section className="panel flow-16" aria-labelledby="plan">
      <h2 id="plan">{billsMessage('planPanel.yourPlan')}</h2>
      {due ? (
        <Notice kind="error" title={billsMessage('planPanel.paymentDidGoThrough')}>
          <p>
            {billsMessage('planPanel.paidNothingFundedUntil', {
              amount: amount(due.totalMinor, currency),
            })}
          </p>
          {mayChange ? (
            <p>
              <LinkButton look="action" href={paymentPath({ pays: 'due', id: subscriptionId })}>
                {billsMessage('planPanel.payNow')}
              </LinkButton>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <p>
        {cardWords(card)}. {planSentence(plan)}
      </p>
      {mayChange ? (
        <div className="row-8">
          {cards.length > 0 ? (
            <Button {...opensDialog('card')}>{billsMessage('planPanel.changeTheCard')}</Button>
          ) : null}
          {mayAddCard ? (
            <form method="post">
              <AddCard next={BILLING} />
            </form>
          ) : null}
          <Button look="quiet" {...opensDialog('end')}>
            {billsMessage('planPanel.endThePlan')}
          </Button>
          <CardDialog plan={plan} cards={cards} />
          <EndDialog plan={plan} />
        </div>
      ) : null}
    </section>
  )
}

function CardDialog({ plan, cards }: { plan: Plan; cards: readonly CardChoice[] }) {
  return (
    <Dialog id="card" title={billsMessage('planPanel.cardStores')}>
      <form method="post" action={BILLING} className="flow-16">
        <input type="hidden" name="subscriptionId" value={plan.subscriptionId} />
        <Field id="cardId" label={billsMessage('planPanel.card')}>
          <Select
            id="cardId"
            name="cardId"
            defaultValue={plan.card?.id}
            options={cards.map((card) => ({ value: card.id, label: cardWords(card) }))}
          />
        </Field>
        <div>
          <Button type="submit" look="action" name="intent" value="card">
            {billsMessage('planPanel.useThisCard')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function EndDialog({ plan }: { plan: Plan }) {
  return (
    <Dialog id="end" title={billsMessage('planPanel.endPlanStores')}>
      <form method="post" action={BILLING} className="flow-16">
        <p>
          {plan.status === 'frozen'
            ? billsMessage('planPanel.endsOnceOpenPaid')
            : billsMessage('planPanel.ordersNowContributeNothing')}
        </p>
        <div className="row-12">
          <Button {...closesDialog('end')}>{billsMessage('planPanel.keepThePlan')}</Button>
          <Button type="submit" look="danger" name="intent" value="end">
            {billsMessage('planPanel.endThePlan')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
