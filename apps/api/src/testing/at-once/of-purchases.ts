import { QuoteGifts, RedeemGift, SendGiftAgain } from '@understory/contracts/commerce/gifts.ts'
import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import {
  AddTaxId,
  ListCards,
  RemoveCard,
  RemoveTaxId,
  SetDefaultCard,
  StartCardSetup,
} from '@understory/contracts/commerce/payments/payments.ts'
import {
  BuyQuote,
  CancelPurchase,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import { QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import {
  CancelSubscription,
  ChangePlan,
  PayOpenCycle,
  QuotePlanChange,
  ResumeSubscription,
  SetSubscriptionCard,
  StartSubscription,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { QuoteFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { A_GIFT, give } from '../commerce/gifts.ts'
import {
  addCard,
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../commerce/purchases.ts'
import { priceOf, STANDARD, subscribe } from '../commerce/subscriptions.ts'
import type { TestPerson } from '../people/people.ts'
import { newcomer } from './newcomer.ts'
import { all, one, type Promised, same, some } from './promises.ts'
import type { Scene } from './scene.ts'

const CHOICE = { milliTrees: 5_000, co2eGrams: 0, plasticGrams: 0 }

async function paid({ api, person }: Scene) {
  const { quoteId } = await quote(api, CHOICE)
  const { purchaseId, paymentId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  return { by: person.bearer, params: { purchaseId } }
}

export const OF_PURCHASES: readonly Promised[] = [
  all(QuoteInstantOffset, () => ({
    body: { audience: 'personal', currency: 'GBP', choice: CHOICE },
  })),
  all(QuoteFootprint, () => ({
    body: { currency: 'GBP', co2eGrams: 1_000_000, startMonth: '2026-01' },
  })),
  all(QuoteVerification, () => ({
    body: { currency: 'GBP', scopesOneTwo: true },
  })),
  // All four are led to the same payment.
  same(BuyQuote, async ({ api, person }) => ({
    by: person.bearer,
    body: {
      quoteId: (await quote(api, CHOICE)).quoteId,
      billingAddress: COMMERCE_PURCHASES_ADDRESS,
    },
  })),
  all(UpdatePurchase, async (scene) => ({ ...(await paid(scene)), body: { hideCost: true } })),
  all(CancelPurchase, async ({ api, person }) => {
    const { quoteId } = await quote(api, CHOICE)
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const { purchaseId } = (await api.call(BuyQuote, { body }, person.bearer)).data
    return { by: person.bearer, params: { purchaseId } }
  }),
  all(QuoteGifts, () => ({ body: A_GIFT as never })),
  same(RedeemGift, async ({ api, owner, person }) => {
    const { gift } = await give(api, person)
    return { by: owner.bearer, body: { code: gift.code } }
  }),
  one(SendGiftAgain, ['TOO_MANY_ATTEMPTS'], async ({ api, person }) => {
    const recipients = [{ name: 'Ben', email: 'ben@understory.test' }]
    const { gift } = await give(api, person, { recipients })
    // It may be sent five times.
    const sent = { delivered_at: api.deps.clock(), email_count: 4 }
    await api.deps.db.updateTable('gift').set(sent).where('id', '=', gift.giftId).execute()
    return { by: person.bearer, params: { giftId: gift.giftId } }
  }),
]

async function withCard({ api }: Scene, kind: 'personal' | 'business' = 'personal') {
  const owner = await newcomer(api, kind)
  await addCard(api, owner)
  const { cards } = (await api.call(ListCards, {}, owner.bearer)).data
  return { owner, by: owner.bearer, params: { cardId: cards[0]?.id ?? '' } }
}

const TAX_ID = { country: 'GB', type: 'gb_vat', value: 'GB731331179' }

export const OF_PAYING: readonly Promised[] = [
  all(StartCardSetup, async ({ api }) => ({ by: (await newcomer(api, 'personal')).bearer })),
  all(SetDefaultCard, (scene) => withCard(scene)),
  some(RemoveCard, ['CARD_NOT_FOUND'], (scene) => withCard(scene)),
  same(AddTaxId, async ({ api }) => ({
    by: (await newcomer(api, 'business')).bearer,
    body: TAX_ID,
  })),
  one(RemoveTaxId, ['NOT_FOUND'], async ({ api }) => {
    const { bearer } = await newcomer(api, 'business')
    const { id } = (await api.call(AddTaxId, { body: TAX_ID }, bearer)).data
    return { by: bearer, params: { id } }
  }),
]

async function subscribed({ api }: Scene) {
  const owner = await newcomer(api, 'personal')
  const { subscriptionId, paymentId } = await subscribe(api, owner)
  await askOutcome(api, owner, paymentId)
  return { owner, by: owner.bearer, params: { subscriptionId } }
}

const A_PLAN_CHANGE = {
  interval: 'year',
  members: [{ plan: 'individual_standard', count: 1 }],
} as const

const priceChange = async ({ api }: Scene, owner: TestPerson, subscriptionId: string) =>
  (
    await api.call(
      QuotePlanChange,
      { params: { subscriptionId }, body: A_PLAN_CHANGE as never },
      owner.bearer,
    )
  ).data

export const OF_SUBSCRIPTIONS: readonly Promised[] = [
  all(QuotePlan, () => ({ body: STANDARD as never })),
  same(StartSubscription, async ({ api }) => ({
    by: (await newcomer(api, 'personal')).bearer,
    body: { quoteId: (await priceOf(api)).quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS },
  })),
  all(QuotePlanChange, async (scene) => ({
    ...(await subscribed(scene)),
    body: A_PLAN_CHANGE as never,
  })),
  all(ChangePlan, async (scene) => {
    const { owner, by, params } = await subscribed(scene)
    const { quote: priced } = await priceChange(scene, owner, params.subscriptionId)
    return { by, params, body: { quoteId: priced.quoteId } }
  }),
  all(CancelSubscription, (scene) => subscribed(scene)),
  all(ResumeSubscription, async (scene) => {
    const { by, params } = await subscribed(scene)
    await scene.api.call(CancelSubscription, { params }, by)
    return { by, params }
  }),
  all(SetSubscriptionCard, async (scene) => {
    const { owner, by, params } = await subscribed(scene)
    await addCard(scene.api, owner)
    const { cards } = (await scene.api.call(ListCards, {}, by)).data
    return { by, params, body: { cardId: cards[0]?.id ?? '' } }
  }),
  all(PayOpenCycle, async ({ api }) => {
    const owner = await newcomer(api, 'personal')
    const { subscriptionId } = await subscribe(api, owner, {}, 'pm_card_visa_chargeDeclined')
    return { by: owner.bearer, params: { subscriptionId } }
  }),
]
