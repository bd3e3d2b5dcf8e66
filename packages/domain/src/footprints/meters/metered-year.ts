import {
  type CalendarDate,
  firstDay,
  lastDay,
  type Month,
  shiftMonth,
} from '../../calendar/calendar.ts'
import { DAY_MS } from '../../calendar/durations.ts'

export type MeterBill = {
  readonly from: CalendarDate
  /** Its last day. */
  readonly to: CalendarDate
  readonly quantity: number
  readonly isEstimated: boolean
}

export const MONTH_STATES = ['filled', 'estimated', 'missing', 'overlapping'] as const
export type MeteredMonthState = (typeof MONTH_STATES)[number]

export type MeteredMonth = {
  readonly month: Month
  readonly state: MeteredMonthState
  /** Of the days of bills in it. */
  readonly quantity: number
}

export type MeteredYear = {
  readonly months: readonly MeteredMonth[]
  /** Of the days that are on bills. */
  readonly quantity: number
  /** Of the other days, by the mean of those that are on bills; 0 where no day is. */
  readonly rest: number
  readonly missingMonths: number
  readonly hasOverlap: boolean
  readonly hasEstimates: boolean
}

const numberOf = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

type Days = { readonly first: number; readonly last: number }

const daysIn = ({ first, last }: Days): number => Math.max(0, last - first + 1)
const both = (one: Days, other: Days): Days => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
})

/** Twelve months of bills; one that reaches beyond a month or the year is split by its days. */
export function meteredYear(bills: readonly MeterBill[], start: Month): MeteredYear {
  const of = bills.map((bill) => ({
    ...bill,
    days: { first: numberOf(bill.from), last: numberOf(bill.to) },
  }))
  const months = Array.from({ length: 12 }, (_, at) => monthOfBills(of, shiftMonth(start, at)))
  const covered = months.reduce((sum, each) => sum + each.covered, 0)
  const all = months.reduce((sum, each) => sum + each.days, 0)
  const quantity = months.reduce((sum, each) => sum + each.quantity, 0)
  return {
    months: months.map(({ month, state, quantity: ofMonth }) => ({
      month,
      state,
      quantity: ofMonth,
    })),
    quantity,
    rest: covered > 0 ? (quantity / covered) * (all - covered) : 0,
    missingMonths: months.filter(({ state }) => state === 'missing').length,
    hasOverlap: months.some(({ state }) => state === 'overlapping'),
    hasEstimates: months.some(({ hasEstimate }) => hasEstimate),
  }
}

type BillOfDays = MeterBill & { readonly days: Days }

function monthOfBills(bills: readonly BillOfDays[], month: Month) {
  const ofMonth = { first: numberOf(firstDay(month)), last: numberOf(lastDay(month)) }
  const parts = bills.flatMap((bill) => {
    const days = both(bill.days, ofMonth)
    return daysIn(days) > 0 ? [{ bill, days }] : []
  })
  const counts = Array.from({ length: daysIn(ofMonth) }, (_, at) => {
    const day = ofMonth.first + at
    return parts.filter(({ days }) => days.first <= day && day <= days.last).length
  })
  const covered = counts.filter((count) => count > 0).length
  const hasEstimate = parts.some(({ bill }) => bill.isEstimated)
  const isMissing = covered * 2 <= counts.length
  const state: MeteredMonthState = counts.some((count) => count > 1)
    ? 'overlapping'
    : isMissing
      ? 'missing'
      : hasEstimate
        ? 'estimated'
        : 'filled'
  return {
    month,
    state,
    covered,
    days: counts.length,
    hasEstimate,
    quantity: parts.reduce(
      (sum, { bill, days }) => sum + (bill.quantity * daysIn(days)) / daysIn(bill.days),
      0,
    ),
  }
}
