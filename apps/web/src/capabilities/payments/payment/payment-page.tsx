import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { BuyInstantOffset, Quote } from '@understory/contracts/offsetting.ts'
import type { GetCheckout } from '@understory/contracts/payments.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Form, useNavigation } from 'react-router'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import type { PaymentElementConfig } from '../payment-element/payment-element.ts'
import { AddressFields } from './address-fields.tsx'
import type { BillingCountry } from './billing-countries.ts'
import { CardStep } from './card-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './payment-page.module.css'
import type { Order } from './read-order.ts'
import type { RefusedOrder } from './refused-order.ts'

type Checkout = AnswerOf<typeof GetCheckout>

type PaymentPageProps = {
  readonly quote: Quote
  readonly checkout: Checkout
  readonly payments: PaymentElementConfig
  readonly origin: string
  readonly countries: readonly BillingCountry[]
  readonly buyer: { readonly name: string; readonly country: string }
  readonly answer: {
    readonly started: AnswerOf<typeof BuyInstantOffset> | null
    readonly order: Order
    readonly refused: RefusedOrder | null
  } | null
}

export function PaymentPage({
  quote,
  checkout,
  payments,
  origin,
  countries,
  buyer,
  answer,
}: PaymentPageProps) {
  const order = answer?.order ?? firstOrder(quote, checkout, buyer.country)
  const started = answer?.started
  return (
    <div className={`page ${styles.page}`}>
      <h1>Payment</h1>
      <div className={styles.steps}>
        {started ? (
          <>
            <AddressGiven order={order} />
            <CardStep
              total={{ minor: started.totalMinor, currency: started.currency }}
              cards={checkout.cards}
              config={payments}
              clientSecret={started.clientSecret}
              billing={{
                name: buyer.name,
                postcode: order.billingAddress.postcode || null,
                country: order.billingAddress.country,
              }}
              returnUrl={returnUrlOf(origin, quote)}
            />
          </>
        ) : (
          <AddressStep order={order} countries={countries} refused={answer?.refused ?? null} />
        )}
      </div>
      <OrderSummary quote={quote} />
    </div>
  )
}

function firstOrder(quote: Quote, checkout: Checkout, country: string): Order {
  const [taxId] = checkout.taxIds
  const empty = { line1: '', line2: null, city: '', postcode: '', country }
  return {
    quoteId: quote.quoteId,
    billingAddress: checkout.billingAddress ?? empty,
    taxId: taxId ? { type: taxId.type, value: taxId.value } : null,
    saveCard: false,
  }
}

function returnUrlOf(origin: string, quote: Quote): string {
  const query = new URLSearchParams({
    product_identifier: quote.product,
    theme: quote.choice.theme,
  })
  return `${origin}/stripe-payment-confirmed?${query}`
}

function AddressStep(props: {
  order: Order
  countries: readonly BillingCountry[]
  refused: RefusedOrder | null
}) {
  const { order, countries, refused } = props
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.step} noValidate>
      <h2>Billing address</h2>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <input type="hidden" name="quoteId" value={order.quoteId} />
      <AddressFields
        address={order.billingAddress}
        taxId={order.taxId ?? null}
        problems={refused?.fields ?? {}}
        countries={countries}
      />
      <Checkbox
        name="saveCard"
        label="Keep my card for next time"
        explain="It is kept by the payment provider, never by us."
        defaultChecked={order.saveCard ?? false}
      />
      <Button type="submit" look="action" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Go on to the card'}
      </Button>
    </Form>
  )
}

function AddressGiven({ order }: { order: Order }) {
  const { line1, city, postcode, country } = order.billingAddress
  return (
    <section className={styles.given}>
      <div>
        <h2>Billing address</h2>
        <p className="quiet">{[line1, city, postcode, country].filter(Boolean).join(', ')}</p>
      </div>
      <a href={`/app/payment?quote=${order.quoteId}`}>Change</a>
    </section>
  )
}
