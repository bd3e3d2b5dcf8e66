import type { GetCheckout } from '@understory/contracts/commerce/payments/payments.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { declineSentences, type PaymentElementConfig } from '../../payments/public.ts'
import type { Started } from '../begin/begin-answer.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { changePath } from '../order/change-path.ts'
import { OrderSummary } from '../order/order-summary.tsx'
import type { PaymentOrder } from '../order/payment-order.ts'
import type { Order } from '../order/read-order.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import type { BillingCountry } from '../payment-form/billing-countries.ts'
import type { Payer, TypedNames } from '../payment-form/payer.ts'
import PaymentForm from '../payment-form/payment-form.island.tsx'
import { PaysAs } from '../payment-form/pays-as.tsx'
import styles from './payment-page.module.css'

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
  const ways = waysOf(order, payer)
  return (
    <div className={`page ${styles.page}`}>
      <h1>{purchasesMessage('payment.payment')}</h1>
      <OrderSummary order={order} />
      <div className={styles.steps}>
        {started ? <BillingGiven typed={typed} payer={payer} place={order.place} /> : null}
        <PaymentForm
          typed={typed}
          names={answer?.names ?? namesOf(payer)}
          payer={payer}
          clientSecret={started?.clientSecret ?? null}
          isPlan={order.isPlan}
          isWhole={payer.kind === 'business' || order.showsAddress}
          money={started ? { minor: started.totalMinor, currency: started.currency } : order.money}
          cards={checkout.cards}
          countries={countries}
          refused={answer?.refused ?? null}
          config={payments}
          declines={declineSentences()}
          returnUrl={returnUrlOf(origin, order)}
          {...ways}
          expired={REFUSALS.TOKEN_EXPIRED[1]}
        />
      </div>
    </div>
  )
}

const namesOf = ({ name, companyName, paysAs }: Payer): TypedNames => ({
  fullName: name,
  companyName,
  email: paysAs?.email ?? '',
  acceptsTerms: false,
})

/**
 * Signing in and joining lead back here. What a guest has begun to pay is theirs: who signs in instead
 * chooses the same again.
 */
function waysOf({ place, audience, setup }: PaymentOrder, { paysAs }: Payer) {
  const next = paysAs ? setup[audience] : `${place}&kind=${audience}`
  return {
    changePath: changePath(place),
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

type BillingGivenProps = {
  readonly typed: Order
  readonly payer: Payer
  readonly place: string
}

function BillingGiven({ typed, payer, place }: BillingGivenProps) {
  const { line1, city, postcode, country } = typed.billingAddress
  const lines = [line1, city, postcode, countryName(country)]
  return (
    <section className={styles.given}>
      <div>
        <h2>{purchasesMessage('payment.billingDetails')}</h2>
        {payer.paysAs ? <PaysAs {...payer.paysAs} changePath={changePath(place)} /> : null}
        <p className="quiet">{lines.filter(Boolean).join(', ')}</p>
      </div>
      <a href={place}>{purchasesMessage('payment.change')}</a>
    </section>
  )
}
