import {
  type CalendarDate,
  longDate,
  parseCalendarDate,
} from '@understory/domain/calendar/calendar.ts'
import { hasExpiredBy } from '@understory/domain/commerce/payments/card-expiry.ts'
import {
  mayNotify,
  type NotificationKind,
} from '@understory/domain/people/settings/notifications.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Deps } from '../../../../deps.ts'
import { findReaders, type Reader, renderEmail, sendToReaders } from '../../../site/mail/public.ts'
import { subscriptionsMessage } from '../messages/messages.generated.ts'
import { findPaidPlan, subscriptionsWithPlan } from '../subscription-records.ts'
import { cardOfSubscription } from './card-of-subscription.ts'
import { planPath, planRows, yourPlan } from './plan-rows.ts'
import type { SubscriptionEmail } from './subscription-email.ts'

type SendSubscriptionEmailDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'payments' | 'mailer' | 'crashPoint'
>

const NOTIFICATION: Readonly<Record<SubscriptionEmail['kind'], NotificationKind>> = {
  renewal: 'reminders',
  'payment-failed': 'failed-payments',
  'payment-given-up': 'failed-payments',
  'card-expiring': 'reminders',
  changed: 'receipts',
  cancelled: 'receipts',
  resumed: 'receipts',
  'held-by-law': 'receipts',
  'held-by-supply': 'receipts',
}

/**
 * Before a renewal, and before one for which the card will have expired; when a charge first failed, and when
 * it is not tried again; when what was paid for waits; and when a subscription was changed, cancelled or resumed; once
 * for each.
 */
export async function sendSubscriptionEmail(
  deps: SendSubscriptionEmailDeps,
  message: SubscriptionEmail,
): Promise<void> {
  const { kind, subscriptionId, about } = message
  const subscription = await findSubscriptionOfEmail(deps, subscriptionId)
  if (!subscription) return
  const readers = await readersWhoWant(deps, subscription, NOTIFICATION[kind])
  if (readers.length === 0) return
  const card = kind === 'card-expiring' ? await expiringCard(deps, message) : ''
  if (card === null) return
  const total = formatMoney({
    minor: message.amountMinor ?? subscription.total_minor,
    currency: subscription.currency,
  })
  const plan = yourPlan(subscription.product)
  const words = SEND_SUBSCRIPTION_EMAIL_WORDS[kind]({
    plan,
    total,
    interval: subscription.billing_interval,
    day: dayWords(about),
    until: subscription.current_to ? longDate(subscription.current_to) : '',
    card,
    support: deps.config.SUPPORT_EMAIL,
  })
  // What ends is what ran, and not a change that it never came to.
  const ending = kind === 'cancelled' ? await findPaidPlan(deps.db, subscriptionId) : undefined
  const rendered = renderEmail(deps.config, {
    preview: words.text,
    heading: words.heading,
    paragraphs: [words.text],
    rows: planRows({ ...subscription, ...(ending && { lines: ending.lines }) }),
    action: {
      label: words.action,
      url: `${deps.config.origin}${planPath(subscription.product)}`,
    },
    footer: subscriptionsMessage('subscription.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  const id = `subscription-${kind}-${subscriptionId}-${about}`
  await sendToReaders(deps, `subscription-${kind}`, readers, {
    id,
    subject: words.heading,
    ...rendered,
  })
}

type SendSubscriptionEmailFacts = {
  readonly plan: string
  readonly total: string
  readonly interval: string
  readonly day: string
  readonly until: string
  readonly card: string
  readonly support: string
}
type SendSubscriptionEmailWords = {
  readonly heading: string
  readonly text: string
  readonly action: string
}

const SEND_SUBSCRIPTION_EMAIL_WORDS: Readonly<
  Record<
    SubscriptionEmail['kind'],
    (facts: SendSubscriptionEmailFacts) => SendSubscriptionEmailWords
  >
> = {
  renewal: ({ plan, total, day }) => ({
    heading: subscriptionsMessage('subscription.renewal.heading'),
    text: subscriptionsMessage('subscription.renewal.text', { total, plan, day }),
    action: subscriptionsMessage('subscription.renewal.action'),
  }),
  'card-expiring': ({ plan, total, day, card }) => ({
    heading: subscriptionsMessage('subscription.card-expiring.heading'),
    text: subscriptionsMessage('subscription.card-expiring.text', { plan, total, day, card }),
    action: subscriptionsMessage('subscription.card-expiring.action'),
  }),
  'payment-failed': ({ plan, total }) => ({
    heading: subscriptionsMessage('subscription.payment-failed.heading'),
    text: subscriptionsMessage('subscription.payment-failed.text', { total, plan }),
    action: subscriptionsMessage('subscription.payment-failed.action'),
  }),
  'payment-given-up': ({ plan, total }) => ({
    heading: subscriptionsMessage('subscription.payment-given-up.heading'),
    text: subscriptionsMessage('subscription.payment-given-up.text', { total, plan }),
    action: subscriptionsMessage('subscription.payment-given-up.action'),
  }),
  changed: ({ plan, total, interval, day }) => ({
    heading: subscriptionsMessage('subscription.changed.heading'),
    text: subscriptionsMessage('subscription.changed.text', { plan, day, total, interval }),
    action: subscriptionsMessage('subscription.changed.action'),
  }),
  cancelled: ({ plan, until }) => ({
    heading: subscriptionsMessage('subscription.cancelled.heading'),
    text: subscriptionsMessage('subscription.cancelled.text', {
      plan,
      isPaidUntil: until ? 'yes' : 'other',
      until,
    }),
    action: subscriptionsMessage('subscription.cancelled.action'),
  }),
  resumed: ({ plan, total, day }) => ({
    heading: subscriptionsMessage('subscription.resumed.heading'),
    text: subscriptionsMessage('subscription.resumed.text', { plan, total, day }),
    action: subscriptionsMessage('subscription.resumed.action'),
  }),
  'held-by-law': ({ plan, total, day, support }) => ({
    heading: subscriptionsMessage('subscription.held.heading'),
    text: subscriptionsMessage('subscription.held-by-law.text', { plan, total, day, support }),
    action: subscriptionsMessage('subscription.held.action'),
  }),
  'held-by-supply': ({ plan, total, day, support }) => ({
    heading: subscriptionsMessage('subscription.held.heading'),
    text: subscriptionsMessage('subscription.held-by-supply.text', { plan, total, day, support }),
    action: subscriptionsMessage('subscription.held.action'),
  }),
}

/** `null`: the card is still good on the day of the charge. */
async function expiringCard(
  deps: Pick<Deps, 'db' | 'payments'>,
  message: SubscriptionEmail,
): Promise<string | null> {
  const card = await cardOfSubscription(deps, message.subscriptionId)
  if (!card || !hasExpiredBy(card, dayOfMessage(message.about))) return null
  return subscriptionsMessage('subscription.expiring-card', {
    brand: card.brand,
    last4: card.last4,
  })
}

/** What a message is about begins with its day. */
function dayOfMessage(about: string): CalendarDate {
  const day = parseCalendarDate(about.slice(0, 10))
  if (!day) throw new RangeError(`no day of a message: ${about}`)
  return day
}

function dayWords(about: string): string {
  return longDate(dayOfMessage(about))
}

function findSubscriptionOfEmail(deps: Pick<Deps, 'db'>, subscriptionId: string) {
  return subscriptionsWithPlan(deps.db)
    .select([
      's.account_id',
      's.started_by',
      's.current_to',
      's.currency',
      's.product',
      'q.billing_interval',
      'q.lines',
      'q.total_minor',
    ])
    .where('s.id', '=', subscriptionId)
    .executeTakeFirst()
}

async function readersWhoWant(
  deps: Pick<Deps, 'db'>,
  subscription: { readonly account_id: string; readonly started_by: string | null },
  kind: NotificationKind,
): Promise<readonly Reader[]> {
  const { account_id: accountId, started_by: userId } = subscription
  const choices = await deps.db
    .selectFrom('notification_choice')
    .select(['user_id', 'kind', 'wanted'])
    .where('account_id', '=', accountId)
    .execute()
  const choicesOf = (reader: Reader) =>
    choices
      .filter(({ user_id }) => user_id === reader.id)
      .map(({ kind: each, wanted }) => [each, wanted])
  const readers = await findReaders(deps, { accountId, userId })
  return readers.filter((reader) => mayNotify(kind, Object.fromEntries(choicesOf(reader))))
}
