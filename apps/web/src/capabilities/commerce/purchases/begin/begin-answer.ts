import type { Currency } from '@understory/domain/quantity/money.ts'
import type { RefusedOrder } from '../order/refused-order.ts'

/** A payment that was started at the provider. */
export type Started = {
  readonly clientSecret: string
  readonly totalMinor: number
  readonly currency: Currency
}

/** What the browser is told: a payment to confirm, what is wrong, or where it was paid already. */
export type BeginAnswer =
  | {
      readonly started: Started | null
      readonly refused: RefusedOrder | null
      /** The account was opened with this form; its name is settled. */
      readonly isOpened: boolean
    }
  | { readonly goTo: string }
