import { groupedBy } from '../../../language/grouped-by.ts'
import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { type ClassReason, certaintyOf } from '../classification/classify-ledger-row.ts'
import type { LedgerClass } from '../classification/ledger-class.ts'
import { ledgerKey } from '../classification/ledger-words.ts'
import type { LedgerEntry } from '../reading/ledger-rows.ts'

/** A row of a ledger with its class, as it is reviewed. */
export type ClassedEntry = LedgerEntry & {
  readonly result: LedgerClass
  readonly category: CategoryKey | null
  readonly confidence: number
  readonly why: ClassReason
  /** Someone chose its class. */
  readonly isDecided: boolean
}

/** Rows of one account and supplier with the same class: one choice for all of them. */
export type LedgerGroup = {
  /** The row of the largest amount, which no other group has. */
  readonly id: number
  readonly account: string
  readonly supplier: string
  readonly currency: string
  readonly result: LedgerClass
  readonly category: CategoryKey | null
  readonly confidence: number
  readonly why: ClassReason
  readonly isDecided: boolean
  readonly certainty: 'accepted' | 'look' | 'decide'
  /** Without VAT, in hundredths. */
  readonly net: number
  readonly rows: readonly number[]
  /** What its largest row says. */
  readonly example: string
}

/** The largest first. */
export function ledgerGroups(entries: readonly ClassedEntry[]): readonly LedgerGroup[] {
  const groups = groupedBy(entries, groupKey)
  return [...groups.values()]
    .map(groupOf)
    .toSorted((one, other) => Math.abs(other.net) - Math.abs(one.net) || one.id - other.id)
}

const groupKey = ({ account, accountCode, supplier, description, ...row }: ClassedEntry) =>
  [
    ledgerKey(account),
    accountCode,
    // A bank line has its supplier in the text.
    ledgerKey(supplier || description),
    row.currency,
    row.result,
    row.category,
    row.isDecided,
  ].join('|')

function groupOf(entries: readonly ClassedEntry[]): LedgerGroup {
  const [first, ...others] = entries
  if (!first) throw new RangeError('a group without rows')
  const largest = others.reduce(
    (one, other) => (Math.abs(other.net) > Math.abs(one.net) ? other : one),
    first,
  )
  const { account, accountCode, supplier, currency, result, category, why, isDecided } = largest
  const confidence = Math.min(...entries.map((entry) => entry.confidence))
  return {
    id: largest.row,
    account: account || accountCode,
    supplier: supplier || largest.description,
    currency,
    result,
    category,
    confidence,
    why,
    isDecided,
    certainty: isDecided ? 'accepted' : certaintyOf({ result, confidence }),
    net: entries.reduce((sum, { net }) => sum + net, 0),
    rows: entries.map(({ row }) => row),
    example: largest.description,
  }
}
