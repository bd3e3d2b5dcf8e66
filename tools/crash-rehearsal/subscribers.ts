import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { COMMERCE_PURCHASES_ADDRESS } from '../../apps/api/src/testing/commerce/purchases.ts'
import { priceOf } from '../../apps/api/src/testing/commerce/subscriptions.ts'
import { joinAs } from '../../apps/api/src/testing/people/people.ts'
import { persist, type Rehearsal } from './rehearsal.ts'

export const SUBSCRIBING_OUTCOMES = [
  'pays',
  'is declined',
  'pays after the provider timed out',
  'pays, the answers are lost',
  'is left at 3-D Secure',
  'pays, events come before the answer',
  'pays, no event ever comes',
] as const
export type SubscribingOutcome = (typeof SUBSCRIBING_OUTCOMES)[number]

const CARDS: Partial<Record<SubscribingOutcome, string>> = {
  'is declined': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  'is left at 3-D Secure': 'pm_card_threeDSecure2Required',
}

export type Subscribing = {
  readonly subscriptionId: string
  readonly paymentId: string
  readonly clientSecret: string
  readonly email: string
}

/** Someone new, with a price; an account has one subscription of a kind. */
export async function meetSubscriber(rehearsal: Rehearsal) {
  const person = await persist('joining', () => joinAs(rehearsal, 'personal'))
  const quoteId = await persist('a price', async () => (await priceOf(rehearsal)).quoteId ?? null)
  return { person, quoteId }
}
export type Subscriber = Awaited<ReturnType<typeof meetSubscriber>>

/** Retries Subscribe until there is something to pay. */
export function startSubscribing(
  rehearsal: Rehearsal,
  { person, quoteId }: Subscriber,
): Promise<Subscribing> {
  return persist('the start of a subscription', async () => {
    const order = { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
    const { status, data } = await rehearsal.call(StartSubscription, order, person.bearer)
    if (status !== 201) return null
    const { subscriptionId, clientSecret } = data
    const paymentId = clientSecret.split('_secret_')[0] ?? ''
    return { subscriptionId, clientSecret, paymentId, email: person.email }
  })
}

/** What goes wrong on the way to the provider when the subscription is started there. */
export function spoilTheStart({ sandbox }: Rehearsal, outcome: SubscribingOutcome): void {
  const call = { method: 'POST', path: '/v1/subscriptions' }
  if (outcome === 'pays after the provider timed out')
    sandbox.control.failAnswers({ ...call, fault: 'error', times: 4 })
  if (outcome === 'pays, the answers are lost')
    sandbox.control.failAnswers({ ...call, fault: 'lost-answer' })
}

/** The browser's one call with the card form, straight to the provider. */
export async function payFirstCycle(
  { sandbox }: Rehearsal,
  { paymentId, clientSecret }: Subscribing,
  outcome: SubscribingOutcome,
): Promise<void> {
  const path = `/v1/payment_intents/${paymentId}/confirm`
  if (outcome === 'pays, the answers are lost')
    sandbox.control.failAnswers({ method: 'POST', path, fault: 'lost-answer' })
  await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local_understory' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: CARDS[outcome] ?? 'pm_card_visa',
      return_url: 'http://understory.test/back',
    }),
  }).catch(() => null)
}

/** The events since one of them, oldest first; `deciding` is the one that says how it ended. */
export async function eventsSince({ sandbox }: Rehearsal, last: string) {
  const query = new URLSearchParams({ limit: '100', ...(last && { ending_before: last }) })
  const response = await fetch(`${sandbox.url}/v1/events?${query}`, {
    headers: { authorization: 'Bearer sk_test_local_understory' },
  })
  const { data } = (await response.json()) as { data: { id: string; type: string }[] }
  const all = data.toReversed()
  const deciding = all.findLast(({ type }) => type === 'invoice.paid') ?? all.at(-1)
  return { all: all.map(({ id }) => id), deciding: deciding?.id ?? '' }
}
