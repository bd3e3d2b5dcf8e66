import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { creditAgain, reenterBill, reverseWhatIsLeft } from './bill-history.ts'
import { type LedgerEntry, type RecordedEntry, standingEntries } from './entries.ts'
import { totalImpact } from './totals.ts'

const day = calendarDate(2026, 5, 2)
const entry = (part: number, quantity: number): LedgerEntry => ({
  impact: 'trees',
  quantity,
  project: 'grove',
  product: 'business-ecommerce-recurring',
  sourceKind: 'order-contribution',
  sourceId: 'bill',
  revision: 1,
  part,
  effectiveFrom: day,
  effectiveTo: day,
  basis: '2026-1',
  orders: { count: 2, root: new Uint8Array(32) },
})
const credit = (of: RecordedEntry | undefined, quantity: number, note: string): LedgerEntry => ({
  ...(of ?? entry(1, 1)),
  quantity: -quantity,
  sourceKind: 'order-credit',
  sourceId: note,
  part: 1,
  reverses: of?.id ?? 0,
})
const record = (
  history: readonly RecordedEntry[],
  more: readonly LedgerEntry[],
): RecordedEntry[] => [
  ...history,
  ...more.map((each, at) => ({ ...each, id: history.length + at + 1 })),
]
const said = (entries: readonly LedgerEntry[]) =>
  entries.map(({ quantity, sourceKind, revision, reverses }) =>
    [quantity, sourceKind, revision, reverses ?? '-'].join(' '),
  )

const entered = record([], [entry(1, 100), entry(2, 50)])
const credited = record(entered, [credit(entered[0], 30, 'note'), credit(entered[1], 50, 'other')])

test('a bill that is refunded has what is left of each entry reversed; one of which nothing is left stays', () => {
  const reversals = reverseWhatIsLeft(credited)
  expect(said(reversals)).toEqual(['-70 reversal 1 1'])
  expect(reversals[0]?.orders).toBeNull()
  expect(totalImpact([...credited, ...reversals]).trees).toBe(0)
})

test('one whose refund failed is entered again with its orders, and its credits are taken back of that', () => {
  const refunded = record(credited, reverseWhatIsLeft(credited))
  const again = record(refunded, reenterBill(refunded, 2))
  const whole = record(again, creditAgain(again, 2))
  expect(said(whole.slice(refunded.length))).toEqual([
    '100 order-contribution 2 -',
    '-30 order-credit 2 6',
  ])
  expect(whole[5]?.orders?.count).toBe(2)
  expect(totalImpact(whole).trees).toBe(70)
  expect(totalImpact(standingEntries(whole)).trees).toBe(70)
})

test('it can be refunded and come back any number of times', () => {
  let history = credited
  for (let revision = 2; revision < 6; revision += 1) {
    history = record(history, reverseWhatIsLeft(history))
    expect(totalImpact(history).trees).toBe(0)
    history = record(history, reenterBill(history, revision))
    history = record(history, creditAgain(history, revision))
    expect(totalImpact(history).trees).toBe(70)
  }
  const keys = history.map(({ sourceId, sourceKind, revision, part }) =>
    [sourceId, sourceKind, revision, part].join(' '),
  )
  expect(new Set(keys).size).toBe(history.length)
})
