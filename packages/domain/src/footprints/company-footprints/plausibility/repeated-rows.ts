import { type CalendarDate, longDate } from '../../../calendar/calendar.ts'
import { groupedBy } from '../../../language/grouped-by.ts'
import type { PlausibilityWarning } from './checked-line.ts'

/** Rows of ledgers behind lines that name the same supplier, day and amount. */
export type RepeatedRow = {
  readonly supplier: string
  readonly day: CalendarDate
  /** In hundredths. */
  readonly net: number
  readonly currency: string
  readonly count: number
  readonly lineIds: readonly string[]
}

/** One warning for each supplier: an invoice may have been booked twice. */
export function repeatedRowWarnings(rows: readonly RepeatedRow[]): PlausibilityWarning[] {
  const bySupplier = groupedBy(rows, ({ supplier, currency }) => `${supplier}|${currency}`)
  return [...bySupplier.values()].flatMap((repeated) => {
    const [first, ...others] = repeated.toSorted((one, other) => other.net - one.net)
    if (!first) return []
    const more = others.length > 0 ? `, and ${others.length} more like it` : ''
    return [
      {
        rule: 'duplicate' as const,
        key: `duplicate:rows:${repeated.map(rowKey).toSorted().join(',')}`,
        category: null,
        lineIds: [...new Set(repeated.flatMap(({ lineIds }) => lineIds))],
        sentence: `Your ledger has ${amountOf(first)} to ${first.supplier} on ${longDate(first.day)} ${timesInWords(first.count)}${more}. Please check that nothing was booked twice.`,
        asksAgain: false,
      },
    ]
  })
}

const rowKey = ({ supplier, day, net, currency, count }: RepeatedRow): string =>
  [supplier, day, net, currency, count].join('|')

const amountOf = ({ net, currency }: RepeatedRow): string =>
  `${currency} ${(net / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

const timesInWords = (count: number): string => (count === 2 ? 'twice' : `${count} times`)
