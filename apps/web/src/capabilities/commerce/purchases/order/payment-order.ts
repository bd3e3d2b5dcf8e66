import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { Currency, Money } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'

/** What is being paid for, in words made ready by the server: the page only shows them. */
export type PaymentOrder = {
  readonly quoteId: string
  readonly audience: 'personal' | 'business'
  readonly product: string
  readonly theme: string
  /** The address of its payment page. */
  readonly place: string
  /** A plan renews, so its card is stored in any case. */
  readonly isPlan: boolean
  /** The plan that begins with it; `null`: it begins none. */
  readonly plan: { readonly product: PlanPrice['product']; readonly currency: Currency } | null
  readonly lines: readonly {
    readonly what: string
    readonly detail: string
    readonly price: string
  }[]
  /** What it is for beyond that, such as the driving of a car. */
  readonly covers: readonly string[]
  readonly total: string
  readonly money: Money
  /** The certificate shows the address. */
  readonly showsAddress: boolean
  readonly note: string | null
  /** Where it was chosen, for this kind of account and for the other. */
  readonly setup: { readonly personal: string; readonly business: string }
  readonly funds: {
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
  }
  /** What is funded at which projects, for its picture; a plan chooses them for each cycle. */
  readonly projects: readonly PicturedProject[]
}
