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
import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { paymentPath } from '../../payments/public.ts'
import { subscriptionsMessage, subscriptionsRich } from '../messages/messages.generated.ts'
import { BillingHistory } from './billing-history.tsx'
import type { Card } from './saved-card.ts'
import styles from './subscription-card.module.css'
import { CancelDialog, CardDialog } from './subscription-dialogs.tsx'
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
          {endsWithPeriod && current
            ? subscriptionsMessage('subscriptionCard.endsOn', { longDate: longDate(current.to) })
            : ''}
        </p>
      </div>
      {due ? <Due subscription={subscription} mayChange={mayChange} /> : null}
      <Held cycles={cycles} support={support} />
      <SubscriptionFacts subscription={subscription} />
      {mayChange && !hasEnded(status) ? <SubscriptionCardWays {...props} /> : null}
      {cycles.length > 0 ? (
        <section className="part" aria-labelledby={`${uuid}-history`}>
          <h3 id={`${uuid}-history`}>{subscriptionsMessage('subscriptionCard.billingHistory')}</h3>
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
    return subscriptionsMessage('subscriptionCard.for', {
      formatMoney: formatMoney({ minor: totalMinor, currency }),
      days,
    })
  })
  return (
    <Notice kind="warning" title={subscriptionsMessage('subscriptionCard.aPaymentIsWaiting')}>
      <p>
        {subscriptionsMessage('subscriptionCard.receivedCannotFundAnything', {
          sums: sums.join(', and '),
        })}
      </p>
      <p>
        {subscriptionsRich('subscriptionCard.ratherMoneyBackWrite', {
          link: (words) => <a href={`mailto:${support}`}>{words}</a>,
        })}
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
      title={
        isFirst
          ? subscriptionsMessage('subscriptionCard.firstPaymentStillCome')
          : subscriptionsMessage('subscriptionCard.paymentDidGoThrough')
      }
    >
      <p>
        {subscriptionsMessage('subscriptionCard.paidNothingFundedUntil', {
          money: formatMoney({ minor: due.totalMinor, currency }),
        })}
      </p>
      {mayChange ? (
        <form method="post" className="row-8">
          <LinkButton look="action" href={paymentPath({ pays: 'due', id: uuid })}>
            {subscriptionsMessage('subscriptionCard.payNow')}
          </LinkButton>
          {isFirst ? (
            <>
              <input type="hidden" name="subscriptionId" value={uuid} />
              <Button type="submit" look="quiet" name="intent" value="give-up">
                {subscriptionsRich('subscriptionCard.cancel', {
                  hidden: hiddenWords,
                  productName: productName(product),
                })}
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
  const which = (
    <span className="visually-hidden">
      {' '}
      {subscriptionsMessage('subscriptionCard.of', { productName: productName(product) })}
    </span>
  )
  return (
    <div className="row-12">
      {isChangeable ? (
        <LinkButton href={`/my-impact/manage/subscriptions/modify?id=${uuid}`}>
          {subscriptionsMessage('subscriptionCard.changePlan')}
          {which}
        </LinkButton>
      ) : null}
      {!isChangeable && status === 'active' && !endsWithPeriod ? (
        <p className="quiet">
          {subscriptionsRich('subscriptionCard.changePlanWrite', {
            link: (words) => (
              <a
                href={`mailto:${support}?subject=${encodeURIComponent(subscriptionsMessage('subscriptionCard.changeOf', { productName: productName(product) }))}`}
              >
                {words}
              </a>
            ),
          })}
        </p>
      ) : null}
      {hasCard && cards.length > 0 ? (
        <Button {...opensDialog(`card-${uuid}`)}>
          {subscriptionsMessage('subscriptionCard.changeCard')}
          {which}
        </Button>
      ) : null}
      {certificateId ? (
        <>
          <LinkButton look="quiet" href={`/verify/${certificateId}`}>
            {subscriptionsMessage('subscriptionCard.certificate')}
            {which}
          </LinkButton>
          <CopyLink path={`/verify/${certificateId}`} which={which} />
        </>
      ) : null}
      {isBilled(status) && endsWithPeriod ? (
        <form method="post">
          <input type="hidden" name="subscriptionId" value={uuid} />
          <Button type="submit" look="action" name="intent" value="resume">
            {subscriptionsMessage('subscriptionCard.resume')}
            {which}
          </Button>
        </form>
      ) : null}
      {hasCard && !endsWithPeriod ? (
        <Button look="quiet" {...opensDialog(`cancel-${uuid}`)}>
          {subscriptionsMessage('subscriptionCard.cancel2')}
          {which}
        </Button>
      ) : null}
      <CancelDialog subscription={subscription} />
      <CardDialog subscription={subscription} cards={cards} />
    </div>
  )
}
