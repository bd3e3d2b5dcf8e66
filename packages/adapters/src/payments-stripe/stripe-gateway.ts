import type { Clock } from '@understory/ports/clock.ts'
import type {
  GatewayCustomer,
  PaymentGateway,
  SavedCard,
} from '@understory/ports/payments/payment-gateway.ts'
import Stripe from 'stripe'
import { readStripeEvent } from './events/read-stripe-event.ts'
import { cardBrandName } from './payments/card-brand.ts'
import { chargeAmount } from './payments/charge-amount.ts'
import { chargeOffSession } from './payments/charge-off-session.ts'
import { PURCHASE_KEY, paymentIfOurs, paymentOfIntent } from './payments/payment-of-intent.ts'
import { refundCalls } from './payments/refund-calls.ts'
import { makeOnce } from './requests/make-once.ts'
import { createPatientClient } from './requests/patient-client.ts'
import { hasCode, orNull } from './requests/provider-faults.ts'
import { readEach } from './requests/read-each.ts'
import { subscriptionCalls } from './subscriptions/subscription-calls.ts'
import { taxIdOf } from './tax-id-of.ts'

const IS_LIVE = /^[rs]k_live_/

export type StripeGatewaySettings = {
  secretKey: string
  webhookSecret: string
  /** Where the payments sandbox listens; absent: the provider itself. */
  endpoint?: { protocol: 'http' | 'https'; host: string; port: number }
  /** The real clock, never a moved one: it judges how old a signature is. */
  clock: Clock
  /** Per attempt. */
  timeoutMs?: number
}

/** The version all of this is written for; events of another are refused. */
export const API_VERSION = '2026-10-28.endive'
const STRIPE_TIMEOUT_MS = 8_000
const RETRIES = 2
const LIST_SIZE = 100

/** The payment gateway by the provider's own SDK; locally the same code speaks to the sandbox. */
export function createStripeGateway(settings: StripeGatewaySettings): PaymentGateway {
  const { clock, endpoint } = settings
  const stripe = new Stripe(settings.secretKey, {
    ...endpoint,
    apiVersion: API_VERSION,
    timeout: settings.timeoutMs ?? STRIPE_TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: createPatientClient(),
  })

  return {
    ...customerCalls(stripe, clock),
    ...paymentCalls(stripe, clock),
    ...refundCalls(stripe),
    ...cardCalls(stripe),
    ...taxIdCalls(stripe),
    ...subscriptionCalls(stripe),
    readEvent(rawBody, signature) {
      const isLive = IS_LIVE.test(settings.secretKey)
      const check = { secret: settings.webhookSecret, clock, version: API_VERSION, isLive }
      return readStripeEvent(stripe, check, { rawBody, signature })
    },
    isGatewayFault: (fault) => fault instanceof Stripe.errors.StripeError,
  }
}

type CustomerCalls = Pick<PaymentGateway, 'createCustomer' | 'updateCustomer'>

const ACCOUNT_KEY = 'account_id'
/** A little more than the provider remembers a key. */
const KEY_KNOWN_MS = 25 * 60 * 60_000

async function findNewCustomer(stripe: Stripe, accountId: string, now: Date) {
  const since = Math.floor((now.getTime() - KEY_KNOWN_MS) / 1000)
  for await (const each of stripe.customers.list({ created: { gte: since }, limit: LIST_SIZE }))
    if (each.metadata[ACCOUNT_KEY] === accountId) return each
  return null
}

function customerCalls(stripe: Stripe, clock: Clock): CustomerCalls {
  return {
    async createCustomer(accountId) {
      const metadata = { [ACCOUNT_KEY]: accountId }
      const { id } = await makeOnce({
        key: `customer:${accountId}`,
        make: (idempotencyKey) => stripe.customers.create({ metadata }, { idempotencyKey }),
        find: () => findNewCustomer(stripe, accountId, clock()),
      })
      return { id }
    },
    async updateCustomer(customerId, customer) {
      await stripe.customers.update(customerId, customerParams(customer))
    },
  }
}

function customerParams({ name, email, address }: GatewayCustomer) {
  if (address === null) return { name, email }
  const { line1, line2, city, postcode, country } = address
  return {
    name,
    email,
    address: { line1, line2: line2 ?? '', city, postal_code: postcode, country },
  }
}

type PaymentCalls = Pick<
  PaymentGateway,
  'startPayment' | 'chargeSavedCard' | 'findPayment' | 'cancelPayment' | 'listPayments'
>

async function findIntent(
  stripe: Stripe,
  { customerId, purchaseId }: { customerId: string; purchaseId: string },
) {
  for await (const each of stripe.paymentIntents.list({ customer: customerId, limit: LIST_SIZE }))
    if (each.metadata[PURCHASE_KEY] === purchaseId) return each
  return null
}

const WITH_CHARGE = { expand: ['latest_charge'] }

function paymentCalls(stripe: Stripe, clock: Clock): PaymentCalls {
  return {
    async startPayment(payment, idempotencyKey) {
      const asked = {
        amount: chargeAmount(payment.money),
        currency: payment.money.currency.toLowerCase(),
        customer: payment.customerId,
        description: payment.description,
        metadata: { [PURCHASE_KEY]: payment.purchaseId },
        allowed_payment_method_types: ['card' as const],
        ...(payment.receiptEmail === null ? {} : { receipt_email: payment.receiptEmail }),
        ...(payment.saveCard ? { setup_future_usage: 'off_session' as const } : {}),
      }
      const intent = await makeOnce({
        key: idempotencyKey,
        make: (key) => stripe.paymentIntents.create(asked, { idempotencyKey: key }),
        find: () => findIntent(stripe, payment),
      })
      return paymentOfIntent(intent, clock())
    },
    async chargeSavedCard(charge, idempotencyKey) {
      return paymentOfIntent(await chargeOffSession(stripe, charge, idempotencyKey), clock())
    },
    findPayment: (paymentId) =>
      orNull(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId, WITH_CHARGE)
        return paymentIfOurs(intent, clock())
      }),
    async cancelPayment(paymentId) {
      try {
        return paymentOfIntent(await stripe.paymentIntents.cancel(paymentId), clock())
      } catch (error) {
        // It ended meanwhile, one way or the other.
        if (!hasCode(error, ['payment_intent_unexpected_state'])) throw error
        return paymentOfIntent(
          await stripe.paymentIntents.retrieve(paymentId, WITH_CHARGE),
          clock(),
        )
      }
    },
    listPayments(since) {
      const intents = stripe.paymentIntents.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.latest_charge'],
        limit: LIST_SIZE,
      })
      return readEach(intents, (intent) => paymentIfOurs(intent, clock()))
    },
  }
}

type CardCalls = Pick<PaymentGateway, 'startCardSetup' | 'listCards' | 'removeCard'>

function cardCalls(stripe: Stripe): CardCalls {
  return {
    async startCardSetup(customerId, idempotencyKey) {
      const intent = await stripe.setupIntents.create(
        { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session' },
        { idempotencyKey },
      )
      return { id: intent.id, clientSecret: intent.client_secret ?? '' }
    },
    async listCards(customerId) {
      const cards: SavedCard[] = []
      const methods = stripe.paymentMethods.list({
        customer: customerId,
        type: 'card',
        limit: LIST_SIZE,
      })
      for await (const method of methods) cards.push(...savedCardOf(method))
      return cards
    },
    async removeCard(cardId) {
      try {
        await stripe.paymentMethods.detach(cardId)
      } catch (error) {
        // Removed already, by an earlier attempt whose answer was lost.
        if (!hasCode(error, ['resource_missing', 'payment_method_unexpected_state'])) throw error
      }
    },
  }
}

function savedCardOf(method: Stripe.PaymentMethod): SavedCard[] {
  const { card } = method
  if (card === undefined) return []
  return [
    {
      id: method.id,
      fingerprint: card.fingerprint ?? null,
      brand: cardBrandName(card.brand),
      last4: card.last4,
      holder: method.billing_details.name,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
    },
  ]
}

type TaxIdCalls = Pick<PaymentGateway, 'addTaxId' | 'listTaxIds' | 'removeTaxId'>

function taxIdCalls(stripe: Stripe): TaxIdCalls {
  return {
    async addTaxId(customerId, taxId) {
      // Added already, by an earlier attempt whose answer was lost.
      const { data } = await stripe.customers.listTaxIds(customerId, { limit: LIST_SIZE })
      const held = data.find(({ type, value }) => type === taxId.type && value === taxId.value)
      if (held !== undefined) return taxIdOf(held)
      const type = taxId.type
      try {
        return taxIdOf(await stripe.customers.createTaxId(customerId, { ...taxId, type }))
      } catch (error) {
        if (hasCode(error, ['tax_id_invalid'])) return null
        throw error
      }
    },
    async listTaxIds(customerId) {
      const { data } = await stripe.customers.listTaxIds(customerId, { limit: LIST_SIZE })
      return data.map(taxIdOf)
    },
    async removeTaxId(customerId, taxIdId) {
      await orNull(() => stripe.customers.deleteTaxId(customerId, taxIdId))
    },
  }
}
