import { QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { COMMERCE_PURCHASES_ADDRESS, confirmCard } from './purchases.ts'

type CommerceSubscriptionsApi = Pick<TestApi, 'call'> & { sandbox: Pick<TestApi['sandbox'], 'url'> }
type CommerceSubscriptionsInput = Partial<BodyOf<typeof QuotePlan>>

export const STANDARD = {
  product: 'personal-individual-recurring',
  interval: 'month',
  currency: 'GBP',
  members: [{ plan: 'individual_standard', count: 1 }],
} as const

export async function priceOf(api: Pick<TestApi, 'call'>, asked: CommerceSubscriptionsInput = {}) {
  const answer = await api.call(QuotePlan, { body: { ...STANDARD, ...asked } as never })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.refusal))
  return answer.data
}

/** A subscription whose first payment was tried with a card, before any webhook was delivered. */
export async function subscribe(
  api: CommerceSubscriptionsApi,
  person: TestPerson,
  asked: CommerceSubscriptionsInput = {},
  card = 'pm_card_visa',
) {
  const { quoteId } = await priceOf(api, asked)
  const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
  const started = await api.call(StartSubscription, { body }, person.bearer)
  if (started.status !== 201) throw new Error(JSON.stringify(started.refusal))
  const { clientSecret, subscriptionId } = started.data
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  const status = await confirmCard(api, { paymentId, clientSecret, card })
  return { subscriptionId, paymentId, quoteId, status }
}
