import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetCheckout } from '@understory/contracts/payments.ts'
import { REFUSALS } from '@understory/contracts/refusals.ts'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import type { Started } from './begin-answer.ts'
import type { BillingCountry } from './billing-countries.ts'
import { OrderSummary } from './order-summary.tsx'
import type { Payer, TypedNames } from './payer.ts'
import PaymentForm from './payment-form.island.tsx'
import type { PaymentOrder } from './payment-order.ts'
import styles from './payment-page.module.css'
import type { Order } from './read-order.ts'
import type { RefusedOrder } from './refused-order.ts'
import { WaysToPay } from './ways-to-pay.tsx'

type Checkout = AnswerOf<typeof GetCheckout>

type PaymentPageProps = {
  readonly order: PaymentOrder
  /** A payment that only waits for its card. */
  readonly begun: Started | null
  readonly checkout: Checkout
  readonly payments: PaymentElementConfig
  readonly origin: string
  readonly countries: readonly BillingCountry[]
  readonly payer: Payer
  readonly answer: {
    readonly started: Started | null
    readonly typed: Order
    readonly names: TypedNames
    readonly refused: RefusedOrder | null
  } | null
}

export function PaymentPage({
  order,
  begun,
  checkout,
  payments,
  origin,
  countries,
  payer,
  answer,
}: PaymentPageProps) {
  const typed = answer?.typed ?? firstOrder(order.quoteId, checkout, payer.country)
  const started = answer?.started ?? begun
  const ways = waysOf(order)
  return (
    <div className={`page ${styles.page}`}>
      <h1>Payment</h1>
      <div className={styles.steps}>
        {payer.isGuest && !started ? <WaysToPay {...ways} /> : null}
        {started ? <BillingGiven typed={typed} place={order.place} /> : null}
        <PaymentForm
          typed={typed}
          names={answer?.names ?? { ...NOTHING_TYPED, fullName: payer.name }}
          payer={payer}
          clientSecret={started?.clientSecret ?? null}
          isPlan={order.isPlan}
          isWhole={payer.kind === 'business' || order.showsAddress}
          money={started ? { minor: started.totalMinor, currency: started.currency } : order.money}
          cards={checkout.cards}
          countries={countries}
          refused={answer?.refused ?? null}
          config={payments}
          returnUrl={returnUrlOf(origin, order)}
          signInPath={ways.signInPath}
          expired={REFUSALS.TOKEN_EXPIRED[1]}
        />
      </div>
      <OrderSummary order={order} />
    </div>
  )
}

const NOTHING_TYPED: TypedNames = {
  fullName: '',
  companyName: '',
  email: '',
  acceptsTerms: false,
}

/** Signing in and joining lead back here. */
function waysOf({ place, audience }: PaymentOrder) {
  const next = `${place}&kind=${audience}`
  return {
    signInPath: `/login?${new URLSearchParams({ next })}`,
    joinPath: `/join?${new URLSearchParams({ kind: audience, next })}`,
  }
}

function firstOrder(quoteId: string, checkout: Checkout, country: string): Order {
  const [taxId] = checkout.taxIds
  const empty = { line1: '', line2: null, city: '', postcode: '', country }
  return {
    quoteId,
    billingAddress: checkout.billingAddress ?? empty,
    taxId: taxId ? { type: taxId.type, value: taxId.value } : null,
    saveCard: false,
  }
}

function returnUrlOf(origin: string, { product, theme }: PaymentOrder): string {
  const query = new URLSearchParams({ product_identifier: product, theme })
  return `${origin}/stripe-payment-confirmed?${query}`
}

function BillingGiven({ typed, place }: { typed: Order; place: string }) {
  const { line1, city, postcode, country } = typed.billingAddress
  return (
    <section className={styles.given}>
      <div>
        <h2>Billing details</h2>
        <p className="quiet">{[line1, city, postcode, country].filter(Boolean).join(', ')}</p>
      </div>
      <a href={place}>Change</a>
    </section>
  )
}
