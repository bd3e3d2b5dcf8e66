import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import {
  CARD_STATUSES,
  hasEnded,
  isBilled,
  isLive,
  statusLabel,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { AddCard, paymentPath } from '../../payments/public.ts'
import { yearInWords } from '../plan-words.ts'
import { BillingHistory } from './billing-history.tsx'
import type { Card } from './saved-card.ts'
import styles from './subscription-card.module.css'
import { SubscriptionFacts } from './subscription-facts.tsx'

type SubscriptionCardProps = {
  readonly subscription: Subscription
  readonly mayChange: boolean
  /** The support address shown to customers. */
  readonly support: string
  readonly cards: readonly Card[]
  /** Of its billing history. */
  readonly page: number
}

/** Details, what may be done, and every payment of one subscription. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, mayChange, page, support } = props
  const { uuid, product, status, due, endsWithPeriod, current, cycles } = subscription
  const name = productName(product)
  return (
    <article className="panel flow-24" aria-labelledby={`${uuid}-name`}>
      <div className={styles.top}>
        <h2 id={`${uuid}-name`}>{name}</h2>
        <p className={styles.status} data-status={status}>
          {statusLabel(status)}
          {endsWithPeriod && current ? `, ends on ${longDate(current.to)}` : ''}
        </p>
      </div>
      {due ? <Due subscription={subscription} mayChange={mayChange} /> : null}
      <Held cycles={cycles} support={support} />
      <SubscriptionFacts subscription={subscription} />
      {mayChange && !hasEnded(status) ? <SubscriptionCardWays {...props} /> : null}
      {cycles.length > 0 ? (
        <section className="part" aria-labelledby={`${uuid}-history`}>
          <h3 id={`${uuid}-history`}>Billing history</h3>
          <BillingHistory id={uuid} cycles={cycles} name={name} page={page} />
        </section>
      ) : null}
    </article>
  )
}

/** What was paid for, and is not funded yet. */
function Held({
  cycles,
  support,
}: Pick<Subscription, 'cycles'> & Pick<SubscriptionCardProps, 'support'>) {
  const held = cycles.filter(({ isHeld }) => isHeld)
  const [newest] = held
  if (!newest) return null
  const sums = held.map(({ totalMinor, currency, from, to }) => {
    const days = `${longDate(from)} to ${longDate(to)}`
    return `${formatMoney({ minor: totalMinor, currency })} for ${days}`
  })
  return (
    <Notice kind="warning" title="A payment is waiting">
      <p>
        We received {sums.join(', and ')}, and cannot fund anything with it yet: what it would fund
        may not be sold to you at present, or is not supplied yet. You do not need to do anything.
        As soon as we can, we fund it and send your invoice.
      </p>
      <p>
        If you would rather have the money back, <a href={`mailto:${support}`}>write to us</a>.
        Cancelling the plan ends later charges, not this payment.
      </p>
    </Notice>
  )
}

function Due({
  subscription,
  mayChange,
}: Pick<SubscriptionCardProps, 'subscription' | 'mayChange'>) {
  const { uuid, product, due, currency, status } = subscription
  if (!due) return null
  const isFirst = !isLive(status)
  return (
    <Notice
      kind={isFirst ? 'warning' : 'error'}
      title={isFirst ? 'Its first payment is still to come' : 'A payment did not go through'}
    >
      <p>
        {formatMoney({ minor: due.totalMinor, currency })} is to be paid. Nothing is funded until
        then.
      </p>
      {mayChange ? (
        <form method="post" className="row-8">
          <LinkButton look="action" href={paymentPath({ pays: 'due', id: uuid })}>
            Pay now
          </LinkButton>
          {isFirst ? (
            <>
              <input type="hidden" name="subscriptionId" value={uuid} />
              <Button type="submit" look="quiet" name="intent" value="give-up">
                Cancel<span className="visually-hidden"> {productName(product)}</span>
              </Button>
            </>
          ) : null}
        </form>
      ) : null}
    </Notice>
  )
}

function SubscriptionCardWays({ subscription, cards, support }: SubscriptionCardProps) {
  const { uuid, product, status, endsWithPeriod, isChangeable, certificateId } = subscription
  const hasCard = CARD_STATUSES.includes(status)
  const which = <span className="visually-hidden"> of {productName(product)}</span>
  return (
    <div className="row-12">
      {isChangeable ? (
        <LinkButton href={`/my-impact/manage/subscriptions/modify?id=${uuid}`}>
          Change plan{which}
        </LinkButton>
      ) : null}
      {!isChangeable && status === 'active' && !endsWithPeriod ? (
        <p className="quiet">
          To change the plan,{' '}
          <a
            href={`mailto:${support}?subject=${encodeURIComponent(`Change of ${productName(product)}`)}`}
          >
            write to us
          </a>
          .
        </p>
      ) : null}
      {hasCard && cards.length > 0 ? (
        <Button {...opensDialog(`card-${uuid}`)}>Change card{which}</Button>
      ) : null}
      {certificateId ? (
        <>
          <LinkButton look="quiet" href={`/verify/${certificateId}`}>
            Certificate{which}
          </LinkButton>
          <CopyLink path={`/verify/${certificateId}`} which={which} />
        </>
      ) : null}
      {isBilled(status) && endsWithPeriod ? (
        <form method="post">
          <input type="hidden" name="subscriptionId" value={uuid} />
          <Button type="submit" look="action" name="intent" value="resume">
            Resume{which}
          </Button>
        </form>
      ) : null}
      {hasCard && !endsWithPeriod ? (
        <Button look="quiet" {...opensDialog(`cancel-${uuid}`)}>
          Cancel{which}
        </Button>
      ) : null}
      <CancelDialog subscription={subscription} />
      <CardDialog subscription={subscription} cards={cards} />
    </div>
  )
}

function CancelDialog({ subscription }: Pick<SubscriptionCardProps, 'subscription'>) {
  const { uuid, product, current, status, running } = subscription
  // A change that waits for the next cycle has funded nothing that could end.
  const funds = yearInWords((running ?? subscription).year)
  return (
    <Dialog id={`cancel-${uuid}`} title={`Cancel ${productName(product)}?`}>
      <form method="post" className="part">
        <input type="hidden" name="subscriptionId" value={uuid} />
        <p>
          {status === 'frozen'
            ? 'It ends at once, and what is open is not to be paid any more.'
            : `It stays active ${current ? `until ${longDate(current.to)}` : 'to the end of its cycle'}, and nothing is charged after that.`}{' '}
          What it funded stays in the ledger.
        </p>
        <p>
          What ends: {funds ? `${funds} a year` : productName(product)}. You can begin again at any
          time, at the prices of that day.
        </p>
        <div className="row-12">
          <Button {...closesDialog(`cancel-${uuid}`)}>Keep the plan</Button>
          <Button type="submit" look="danger" name="intent" value="cancel">
            Cancel the plan
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

function CardDialog({
  subscription,
  cards,
}: Pick<SubscriptionCardProps, 'subscription' | 'cards'>) {
  const { uuid, product, card } = subscription
  const id = `card-of-${uuid}`
  return (
    <Dialog id={`card-${uuid}`} title={`Card of ${productName(product)}`}>
      <form method="post" className="part">
        <input type="hidden" name="subscriptionId" value={uuid} />
        <Field id={id} label="Card">
          {/* The same card may have been entered twice, and is listed once. */}
          <Select
            id={id}
            name="cardId"
            defaultValue={listedAs(card, cards)}
            options={cards.map(({ id: value, brand, last4 }) => ({
              value,
              label: `${brand} ending in ${last4}`,
            }))}
          />
        </Field>
        <div className="row-12">
          <Button type="submit" look="action" name="intent" value="card">
            Use this card
          </Button>
          <AddCard next="/my-impact/manage/subscriptions">Add another card</AddCard>
        </div>
      </form>
    </Dialog>
  )
}
