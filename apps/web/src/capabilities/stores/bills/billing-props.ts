import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'

export type CardChoice = { readonly id: string; readonly brand: string; readonly last4: string }

export type BillingPageProps = {
  readonly billing: StoreBilling
  /** The bills are those of an older page. */
  readonly areOlder: boolean
  readonly stores: readonly Store[]
  readonly cards: readonly CardChoice[]
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly mayChange: boolean
  readonly mayAddCard: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}
