import { billingPartBillingDetails } from '../island-messages/billing-part.generated.ts'
import type { Order } from '../order/read-order.ts'
import type { RefusedOrder } from '../order/refused-order.ts'
import { AddressFields } from './address-fields.tsx'
import type { BillingCountry } from './billing-countries.ts'
import { GuestEmail } from './guest-fields.tsx'
import { NameFields } from './name-fields.tsx'
import type { Payer, TypedNames } from './payer.ts'
import { PaysAs } from './pays-as.tsx'

type BillingPartProps = {
  readonly payer: Payer
  readonly typed: Order
  readonly names: TypedNames
  /** Whether the whole address is asked at once. */
  readonly isWhole: boolean
  readonly refused: RefusedOrder | null
  readonly signInPath: string
  readonly changePath: string
  readonly countries: readonly BillingCountry[]
}

/** Whom the invoice is for, as far as it is not known. */
export function BillingPart(props: BillingPartProps) {
  const { payer, typed, names, isWhole, refused, countries, signInPath, changePath } = props
  const problems = refused?.fields ?? {}
  return (
    <>
      <h2>{billingPartBillingDetails()}</h2>
      {payer.paysAs && !payer.isGuest ? <PaysAs {...payer.paysAs} changePath={changePath} /> : null}
      {payer.isGuest ? (
        <GuestEmail typed={names} refused={refused} signInPath={signInPath} />
      ) : null}
      {payer.isNew ? <NameFields kind={payer.kind} typed={names} problems={problems} /> : null}
      <AddressFields
        address={typed.billingAddress}
        taxId={typed.taxId ?? null}
        isWhole={isWhole}
        problems={problems}
        countries={countries}
      />
    </>
  )
}
