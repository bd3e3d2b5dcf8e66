import type { CalendarDate } from '../../calendar/calendar.ts'
import type { Impact } from '../../quantity/impact-quantity.ts'
import type { Funding } from '../store-orders/contribution/funding-of-rule.ts'

/** An order as it comes to a bill, with what it funds there. */
export type FundingOrder = Funding & {
  readonly id: string
  readonly createdAt: Date
  readonly day: CalendarDate
  /** The version of prices. */
  readonly basis: string
  /** Thousandths of a tree, or grams; nothing where it is over a cap, or too little. */
  readonly quantity: number
}

/** What a bill is in the ledger: all of its orders with one impact, project, day and price book. */
export type BillEntry = Funding & {
  /** Counts from 1. */
  readonly entry: number
  readonly day: CalendarDate
  readonly basis: string
  readonly orders: number
  readonly quantity: number
  readonly firstLine: number
  readonly lastLine: number
}

export type BillLine<O> = O & {
  readonly line: number
  /** `null`: it funds nothing. */
  readonly entry: number | null
}

/** The order of lines on a bill, and its entries: lines of one entry follow one another, those of nothing come last. */
export function linesAndEntries<O extends FundingOrder>(
  orders: readonly O[],
): { readonly lines: readonly BillLine<O>[]; readonly entries: readonly BillEntry[] } {
  const funding = orders.filter(({ quantity }) => quantity > 0).toSorted(byEntry)
  const entries: BillEntry[] = []
  const funded = funding.map((order, at): BillLine<O> => {
    const line = at + 1
    const before = funding[at - 1]
    const last = entries.at(-1)
    if (last && before && isOfOneEntry(before, order)) {
      const quantity = last.quantity + order.quantity
      entries[entries.length - 1] = { ...last, orders: last.orders + 1, quantity, lastLine: line }
    } else {
      const { impact, project, day, basis, quantity } = order
      const of = { impact, project, day, basis, quantity }
      entries.push({ ...of, entry: entries.length + 1, orders: 1, firstLine: line, lastLine: line })
    }
    return { ...order, line, entry: entries.length }
  })
  const others = orders
    .filter(({ quantity }) => quantity === 0)
    .map((order, at): BillLine<O> => ({ ...order, line: funding.length + at + 1, entry: null }))
  return { lines: [...funded, ...others], entries }
}

const SAME = ['project', 'impact', 'day', 'basis'] as const

const isOfOneEntry = (one: FundingOrder, other: FundingOrder) =>
  SAME.every((name) => one[name] === other[name])

function byEntry(one: FundingOrder, other: FundingOrder): number {
  for (const name of SAME) if (one[name] !== other[name]) return one[name] < other[name] ? -1 : 1
  const difference = one.createdAt.getTime() - other.createdAt.getTime()
  return difference === 0 ? (one.id < other.id ? -1 : 1) : difference
}

export const unitOfImpact = (impact: Impact): 'mtree' | 'g' => (impact === 'trees' ? 'mtree' : 'g')
