import { isExcluded, isQuantity, isSpending } from '../classification/ledger-class.ts'
import type { ClassedEntry } from './ledger-groups.ts'

/** How many rows, and in hundredths what they come to, in the currency of most of them. */
export type RowsAndMoney = { readonly rows: number; readonly net: number }

/** What was left out while the file was read. */
export type LeftOut = {
  readonly otherMonths: RowsAndMoney
  readonly receipts: RowsAndMoney
  /** Imported before. */
  readonly known: RowsAndMoney
}

export type LedgerCheck = LeftOut & {
  readonly read: RowsAndMoney
  readonly spending: RowsAndMoney
  readonly quantities: RowsAndMoney
  readonly excluded: RowsAndMoney
  readonly toDecide: RowsAndMoney
}

export const rowsAndMoney = (entries: readonly { readonly net: number }[]): RowsAndMoney => ({
  rows: entries.length,
  net: entries.reduce((sum, { net }) => sum + net, 0),
})

/** Every row that was read stands in one of the others. */
export function ledgerCheck(entries: readonly ClassedEntry[], leftOut: LeftOut): LedgerCheck {
  const of = (is: (result: string) => boolean) =>
    rowsAndMoney(entries.filter(({ result }) => is(result)))
  const parts = {
    spending: of(isSpending),
    quantities: of(isQuantity),
    excluded: of(isExcluded),
    toDecide: of((result) => result === 'ask'),
    ...leftOut,
  }
  const all = Object.values(parts)
  return {
    ...parts,
    read: {
      rows: all.reduce((sum, { rows }) => sum + rows, 0),
      net: all.reduce((sum, { net }) => sum + net, 0),
    },
  }
}

/** The share of the purchases in the accounts that was accounted for, in whole per cent, never rounded up; `null`: not asked. */
export function coveredPercent(
  { spending, excluded, quantities }: LedgerCheck,
  purchases: number | null,
): number | null {
  if (!purchases) return null
  const covered = spending.net + excluded.net + quantities.net
  return Math.floor((covered * 100) / purchases)
}
