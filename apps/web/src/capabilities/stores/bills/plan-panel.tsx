import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { AddCard, paymentPath } from '../../commerce/payments/public.ts'
import type { BillingPageProps, CardChoice } from './billing-props.ts'
import { amount, cardWords, planSentence } from './billing-words.ts'
import { BILLING } from './store-addresses.ts'

type Plan = NonNullable<StoreBilling['plan']>
type PlanPanelProps = BillingPageProps & { readonly plan: Plan }

/** The card that pays, when it is charged next, and what is open. */
export function PlanPanel({ plan, cards, mayChange, mayAddCard }: PlanPanelProps) {
  const { due, currency, subscriptionId, card } = plan
  return (
    <section className="panel flow-16" aria-labelledby="plan">
      <h2 id="plan">Your plan</h2>
      {due ? (
        <Notice kind="error" title="A payment did not go through">
          <p>
            {amount(due.totalMinor, currency)} is to be paid. Nothing of it is funded until then.
          </p>
          {mayChange ? (
            <p>
              <LinkButton look="action" href={paymentPath({ pays: 'due', id: subscriptionId })}>
                Pay now
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
          {cards.length > 0 ? <Button {...opensDialog('card')}>Change the card</Button> : null}
          {mayAddCard ? (
            <form method="post">
              <AddCard next={BILLING} />
            </form>
          ) : null}
          <Button look="quiet" {...opensDialog('end')}>
            End the plan
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
    <Dialog id="card" title="The card of your stores">
      <form method="post" action={BILLING} className="flow-16">
        <input type="hidden" name="subscriptionId" value={plan.subscriptionId} />
        <Field id="cardId" label="Card">
          <Select
            id="cardId"
            name="cardId"
            defaultValue={plan.card?.id}
            options={cards.map((card) => ({ value: card.id, label: cardWords(card) }))}
          />
        </Field>
        <div>
          <Button type="submit" look="action" name="intent" value="card">
            Use this card
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function EndDialog({ plan }: { plan: Plan }) {
  return (
    <Dialog id="end" title="End the plan of your stores?">
      <form method="post" action={BILLING} className="flow-16">
        <p>
          {plan.status === 'frozen'
            ? 'It ends at once, and what is open is not to be paid any more. Nothing of it enters your ledger.'
            : 'Orders from now on contribute nothing. What they contributed until now is charged once more, at once; then the plan ends. What was paid stays in the ledger.'}
        </p>
        <div className="row-12">
          <Button {...closesDialog('end')}>Keep the plan</Button>
          <Button type="submit" look="danger" name="intent" value="end">
            End the plan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
