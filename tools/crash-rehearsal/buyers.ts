import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { COMMERCE_PURCHASES_ADDRESS, quote } from '../../apps/api/src/testing/commerce/purchases.ts'
import {
  joinAs,
  type TestPerson,
  withFreshToken,
} from '../../apps/api/src/testing/people/people.ts'
import { persist, type Rehearsal } from './rehearsal.ts'

export const OUTCOMES = [
  'pays',
  'is declined',
  'pays after 3-D Secure',
  'pays, the answers are lost',
  'pays, no event ever comes',
] as const
export type BuyerOutcome = (typeof OUTCOMES)[number]

const CARD: Record<BuyerOutcome, string> = {
  pays: 'pm_card_visa',
  'is declined': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pays after 3-D Secure': 'pm_card_threeDSecure2Required',
  'pays, the answers are lost': 'pm_card_visa',
  'pays, no event ever comes': 'pm_card_visa',
}

export type Started = { purchaseId: string; paymentId: string; clientSecret: string }

/** Someone whose token and session are renewed on the way: a slow machine takes longer over a rehearsal. */
export type Buyer = { person: TestPerson }

export async function join(rehearsal: Rehearsal): Promise<Buyer> {
  return { person: await joinAs(rehearsal, 'personal') }
}

/** Three impacts, so that every purchase has several entries. */
export async function newQuote(rehearsal: Rehearsal): Promise<string> {
  const choice = { milliTrees: 5_000, co2eGrams: 250_000, plasticGrams: 50 }
  return persist('a quote', async () => (await quote(rehearsal, choice)).quoteId ?? null)
}

/** Retries Buy until the payment can be paid, as someone would who sees an error. */
export function startPurchase(
  rehearsal: Rehearsal,
  buyer: Buyer,
  quoteId: string,
): Promise<Started> {
  return persist('the start of a purchase', async () => {
    const order = { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
    const { status, data } = await rehearsal.call(BuyQuote, order, buyer.person.bearer)
    if (status === 401) buyer.person = await withFreshToken(rehearsal, buyer.person)
    if (status !== 201) return null
    const { purchaseId, clientSecret } = data
    return { purchaseId, clientSecret, paymentId: clientSecret.split('_secret_')[0] ?? '' }
  })
}

/** The browser's one call with the card form, straight to the provider. */
export async function payByCard(
  { sandbox }: Rehearsal,
  started: Started,
  outcome: BuyerOutcome,
): Promise<void> {
  const path = `/v1/payment_intents/${started.paymentId}/confirm`
  if (outcome === 'pays, the answers are lost') {
    sandbox.control.failAnswers({ method: 'POST', path, fault: 'lost-answer' })
  }
  const confirmed = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local_understory' },
    body: new URLSearchParams({
      client_secret: started.clientSecret,
      payment_method: CARD[outcome],
      return_url: 'http://understory.test/back',
    }),
  }).catch(() => null)
  if (outcome === 'pays after 3-D Secure') await passChallenge(await confirmed?.json())
}

async function passChallenge(intent: {
  next_action: { redirect_to_url: { url: string } }
}): Promise<void> {
  await fetch(intent.next_action.redirect_to_url.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'complete' }),
    redirect: 'manual',
  })
}

/** The ids of the events about one payment, oldest first; `last` is how it ended. */
export async function eventsAbout(
  { sandbox }: Rehearsal,
  paymentId: string,
): Promise<{ all: string[]; last: string }> {
  const response = await fetch(`${sandbox.url}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_local_understory' },
  })
  const { data } = (await response.json()) as {
    data: { id: string; type: string; data: { object: { id: string } } }[]
  }
  const own = data.filter((event) => event.data.object.id === paymentId).reverse()
  return { all: own.map(({ id }) => id), last: own.at(-1)?.id ?? '' }
}

/** The subjects of the receipts that arrived; each names its invoice. */
export async function receiptsOf(
  { sandbox }: Rehearsal,
  buyers: readonly Buyer[],
): Promise<string[]> {
  const boxes = buyers.map(async ({ person: { email } }) => {
    const response = await fetch(`${sandbox.url}/mailbox/messages?to=${encodeURIComponent(email)}`)
    return ((await response.json()) as { messages: { subject: string }[] }).messages
  })
  const subjects = (await Promise.all(boxes)).flat().map(({ subject }) => subject)
  return subjects.filter((subject) => subject.startsWith('Your receipt'))
}
