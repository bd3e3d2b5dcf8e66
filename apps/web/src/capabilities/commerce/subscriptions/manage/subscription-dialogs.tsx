import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { closesDialog, Dialog } from '@understory/ui/messages/dialog.tsx'
import { AddCard } from '../../payments/public.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { yearInWords } from '../plan-words.ts'
import type { Card } from './saved-card.ts'

type DialogProps = { readonly subscription: Subscription; readonly cards: readonly Card[] }

export function CancelDialog({ subscription }: Pick<DialogProps, 'subscription'>) {
  const { uuid, product, current, status, running } = subscription
  // A change that waits for the next cycle has funded nothing that could end.
  const funds = yearInWords((running ?? subscription).year)
  return (
    <Dialog
      id={`cancel-${uuid}`}
      title={subscriptionsMessage('subscriptionCard.cancel3', {
        productName: productName(product),
      })}
    >
      <form method="post" className="part">
        <input type="hidden" name="subscriptionId" value={uuid} />
        <p>
          {status === 'frozen'
            ? subscriptionsMessage('subscriptionCard.endsOnceOpenPaid')
            : subscriptionsMessage('subscriptionCard.staysActiveUntilNothing', {
                longDate: current ? longDate(current.to) : '',
                hasCurrent: current ? 'yes' : 'other',
              })}{' '}
          {subscriptionsMessage('subscriptionCard.fundedStaysLedger')}
        </p>
        <p>
          {subscriptionsMessage('subscriptionCard.whatEnds')}{' '}
          {funds ? subscriptionsMessage('subscriptionCard.aYear', { funds }) : productName(product)}
          {subscriptionsMessage('subscriptionCard.beginAgainAnyTime')}
        </p>
        <div className="row-12">
          <Button {...closesDialog(`cancel-${uuid}`)}>
            {subscriptionsMessage('subscriptionCard.keepThePlan')}
          </Button>
          <Button type="submit" look="danger" name="intent" value="cancel">
            {subscriptionsMessage('subscriptionCard.cancelThePlan')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function listedAs(card: Subscription['card'], cards: readonly Card[]): string | undefined {
  const same = ({ brand, last4 }: Card) => brand === card?.brand && last4 === card.last4
  return (cards.find(({ id }) => id === card?.id) ?? cards.find(same))?.id
}

export function CardDialog({ subscription, cards }: DialogProps) {
  const { uuid, product, card } = subscription
  const id = `card-of-${uuid}`
  return (
    <Dialog
      id={`card-${uuid}`}
      title={subscriptionsMessage('subscriptionCard.cardOf', { productName: productName(product) })}
    >
      <form method="post" className="part">
        <input type="hidden" name="subscriptionId" value={uuid} />
        <Field id={id} label={subscriptionsMessage('subscriptionCard.card')}>
          {/* The same card may have been entered twice, and is listed once. */}
          <Select
            id={id}
            name="cardId"
            defaultValue={listedAs(card, cards)}
            options={cards.map(({ id: value, brand, last4 }) => ({
              value,
              label: subscriptionsMessage('subscriptionCard.endingIn', { brand, last4 }),
            }))}
          />
        </Field>
        <div className="row-12">
          <Button type="submit" look="action" name="intent" value="card">
            {subscriptionsMessage('subscriptionCard.useThisCard')}
          </Button>
          <AddCard next="/my-impact/manage/subscriptions">
            {subscriptionsMessage('subscriptionCard.addAnotherCard')}
          </AddCard>
        </div>
      </form>
    </Dialog>
  )
}
