import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetCheckout } from '@understory/contracts/payments.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import AddressFields from './address-fields.island.tsx'
import type { BillingCountry } from './billing-countries.ts'
import CardStep from './card-step.island.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PaymentOrder } from './payment-order.ts'
import styles from './payment-page.module.css'
import type { Order } from './read-order.ts'
import type { RefusedOrder } from './refused-order.ts'

type Checkout = AnswerOf<typeof GetCheckout>

/** A payment that was started at the provider. */
export type Started = {
  readonly clientSecret: string
  readonly totalMinor: number
  readonly currency: Currency
}

type PaymentPageProps = {
  readonly order: PaymentOrder
  /** A payment that only waits for its card. */
  readonly begun: Started | null
  readonly checkout: Checkout
  readonly payments: PaymentElementConfig
  readonly origin: string
  readonly countries: readonly BillingCountry[]
  readonly buyer: { readonly name: string; readonly country: string }
  readonly answer: {
    readonly started: Started | null
    readonly typed: Order
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
  buyer,
  answer,
}: PaymentPageProps) {
  const typed = answer?.typed ?? firstOrder(order.quoteId, checkout, buyer.country)
  const started = answer?.started ?? begun
  return (
    <div className={`page ${styles.page}`}>
      <h1>Payment</h1>
      <div className={styles.steps}>
        {started ? (
          <>
            <AddressGiven typed={typed} place={order.place} />
            <CardStep
              total={{ minor: started.totalMinor, currency: started.currency }}
              cards={checkout.cards}
              config={payments}
              clientSecret={started.clientSecret}
              billing={{
                name: buyer.name,
                postcode: typed.billingAddress.postcode || null,
                country: typed.billingAddress.country,
              }}
              returnUrl={returnUrlOf(origin, order)}
            />
          </>
        ) : (
          <AddressStep
            typed={typed}
            keepsCard={order.isPlan}
            countries={countries}
            refused={answer?.refused ?? null}
          />
        )}
      </div>
      <OrderSummary order={order} />
    </div>
  )
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

function AddressStep(props: {
  typed: Order
  keepsCard: boolean
  countries: readonly BillingCountry[]
  refused: RefusedOrder | null
}) {
  const { typed, keepsCard, countries, refused } = props
  return (
    <form method="post" className={styles.step} noValidate>
      <h2>Billing address</h2>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <input type="hidden" name="quoteId" value={typed.quoteId} />
      <AddressFields
        address={typed.billingAddress}
        taxId={typed.taxId ?? null}
        problems={refused?.fields ?? {}}
        countries={countries}
      />
      {keepsCard ? null : (
        <Checkbox
          name="saveCard"
          label="Keep my card for next time"
          explain="It is stored by the payment provider, never by us."
          defaultChecked={typed.saveCard ?? false}
        />
      )}
      <Button type="submit" look="action">
        Continue to card details
      </Button>
    </form>
  )
}

function AddressGiven({ typed, place }: { typed: Order; place: string }) {
  const { line1, city, postcode, country } = typed.billingAddress
  return (
    <section className={styles.given}>
      <div>
        <h2>Billing address</h2>
        <p className="quiet">{[line1, city, postcode, country].filter(Boolean).join(', ')}</p>
      </div>
      <a href={place}>Change</a>
    </section>
  )
}
