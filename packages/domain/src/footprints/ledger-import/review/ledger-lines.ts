import { type Month, monthOf } from '../../../calendar/calendar.ts'
import { groupedBy } from '../../../language/grouped-by.ts'
import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { isSpending, type LedgerClass } from '../classification/ledger-class.ts'
import { ledgerKey } from '../classification/ledger-words.ts'
import type { ClassedEntry } from './ledger-groups.ts'

/** Suppliers below this share of the spending together are one line of each kind. */
const SMALL_SHARE = 0.01

/** Spending of a kind at a site, with one supplier or with all small ones. */
export type LedgerLine = {
  readonly result: LedgerClass
  readonly category: CategoryKey
  readonly site: string
  /** `null`: several small ones. */
  readonly supplier: string | null
  readonly currency: string
  readonly year: number
  /** In hundredths, above zero. */
  readonly net: number
  readonly from: Month
  readonly to: Month
  readonly rows: readonly number[]
}

export type LedgerLines = {
  readonly lines: readonly LedgerLine[]
  /** Rows of kinds of which more was refunded than bought. */
  readonly refunded: readonly number[]
}

type SpendingEntry = ClassedEntry & { readonly category: CategoryKey }

/** The lines that spending makes; what is covered by quantities is not handed in. */
export function ledgerLines(entries: readonly ClassedEntry[]): LedgerLines {
  const spending = entries.filter(
    (entry): entry is SpendingEntry => isSpending(entry.result) && entry.category !== null,
  )
  const totals = new Map<string, number>()
  for (const { currency, net } of spending) {
    totals.set(currency, (totals.get(currency) ?? 0) + net)
  }
  const kinds = groupedBy(spending, ({ result, category, site, currency, day }) =>
    [result, category, site, currency, day.slice(0, 4)].join('|'),
  )
  const made = [...kinds.values()].map((kind) =>
    linesOfKind(kind, SMALL_SHARE * (totals.get(kind[0]?.currency ?? '') ?? 0)),
  )
  return {
    lines: made.flatMap(({ lines }) => lines),
    refunded: made.flatMap(({ refunded }) => refunded),
  }
}

function linesOfKind(kind: readonly SpendingEntry[], small: number): LedgerLines {
  if (sumOf(kind) <= 0) return { lines: [], refunded: kind.map(({ row }) => row) }
  const suppliers = [...groupedBy(kind, ({ supplier }) => ledgerKey(supplier)).entries()]
  const large = suppliers.filter(([key, rows]) => key !== '' && sumOf(rows) >= Math.max(small, 1))
  const others = suppliers.filter((each) => !large.includes(each)).flatMap(([, rows]) => rows)
  const own = large.map(([, rows]) => rows)
  if (others.length > 0 && sumOf(others) > 0) {
    return { lines: [...own.map(lineOf), { ...lineOf(others), supplier: null }], refunded: [] }
  }
  if (others.length === 0) return { lines: own.map(lineOf), refunded: [] }
  // Refunds of small suppliers take from the whole of the kind.
  return { lines: [{ ...lineOf(kind), supplier: null }], refunded: [] }
}

const sumOf = (entries: readonly { readonly net: number }[]) =>
  entries.reduce((sum, { net }) => sum + net, 0)

function lineOf(entries: readonly SpendingEntry[]): LedgerLine {
  const [first] = entries
  if (!first) throw new RangeError('a line without rows')
  const { result, category, site, supplier, currency, day } = first
  const months = entries.map((entry) => monthOf(entry.day)).toSorted()
  return {
    result,
    category,
    site,
    supplier: supplier || null,
    currency,
    year: Number(day.slice(0, 4)),
    net: sumOf(entries),
    from: months[0] ?? monthOf(day),
    to: months.at(-1) ?? monthOf(day),
    rows: entries.map(({ row }) => row),
  }
}
