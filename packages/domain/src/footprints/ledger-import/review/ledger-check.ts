import { exchangeRate } from '../../company-footprints/estimate/money.ts'
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

type Accounts = {
  /** In the profit and loss, in hundredths; `null`: not asked. */
  readonly purchases: number | null
  readonly currency: string
}

/**
 * The share of the purchases in the accounts that was accounted for, in whole per cent, never rounded up. Other
 * currencies count at the mean rate of their year; `null`: not asked, or one of them has no rate.
 */
export function coveredPercent(
  entries: readonly ClassedEntry[],
  { purchases, currency }: Accounts,
): number | null {
  if (!purchases) return null
  let covered = 0
  for (const { result, day, net, ...entry } of entries) {
    if (result === 'ask') continue
    const rate = rateBetween(entry.currency, currency, Number(day.slice(0, 4)))
    if (rate === null) return null
    covered += net * rate
  }
  return Math.floor((covered * 100) / purchases)
}

function rateBetween(from: string, to: string, year: number): number | null {
  if (from === to) return 1
  const [own, other] = [exchangeRate(from, year), exchangeRate(to, year)]
  return own === null || other === null ? null : other / own
}
