import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { yearOfPlan } from '../../commerce/subscriptions/plans.ts'
import { entriesForCycle, type LedgerCycle } from './cycle-entries.ts'

const TRAVELLER = {
  plan: 'employee_traveler',
  count: 3,
  year: yearOfPlan('employee_traveler'),
} as const
const MONTH: LedgerCycle = {
  id: 'c1',
  product: 'business-workforce-recurring',
  interval: 'month',
  number: 0,
  period: { from: calendarDate(2027, 1, 31), to: calendarDate(2027, 2, 27) },
  lines: [TRAVELLER],
  projects: { trees: 'grove', co2e: 'stoves', plastic: 'shore' },
  basis: '2026-1',
}

const co2eOf = (cycle: LedgerCycle) =>
  entriesForCycle(cycle)
    .filter(({ impact }) => impact === 'co2e')
    .reduce((sum, { quantity }) => sum + quantity, 0)

test('a month adds its twelfth over its own days, under a source of its own', () => {
  const entries = entriesForCycle(MONTH)
  expect(entries.map(({ impact, quantity, part }) => [impact, quantity, part])).toEqual([
    ['trees', 12_000, 1],
    ['co2e', 5_052_500, 1],
    ['plastic', 1_200, 1],
  ])
  expect(entries[0]).toMatchObject({
    sourceKind: 'subscription-cycle',
    effectiveFrom: '2027-01-31',
    effectiveTo: '2027-02-27',
  })
})

test('what a plan does not fund has no entry', () => {
  const pet = { plan: 'pet', count: 1, year: yearOfPlan('pet') } as const
  expect(entriesForCycle({ ...MONTH, lines: [pet] }).map(({ impact }) => impact)).toEqual(['co2e'])
})

test('twelve months add up to what one year adds', () => {
  const months = Array.from({ length: 12 }, (_, number) => co2eOf({ ...MONTH, number }))
  const year = co2eOf({ ...MONTH, interval: 'year' })
  expect(months.reduce((sum, each) => sum + each, 0)).toBe(year)
  expect(year).toBe(3 * 20_210_000)
})

test('a year ends in the ledger on the day that its invoice says', () => {
  const period = { from: calendarDate(2027, 2, 28), to: calendarDate(2028, 2, 28) }
  const entries = entriesForCycle({ ...MONTH, interval: 'year', period })
  expect(entries.at(-1)?.effectiveTo).toBe('2028-02-28')
})

test('a year is twelve entries of an impact, each from the day of its month', () => {
  const period = { from: calendarDate(2027, 1, 31), to: calendarDate(2028, 1, 30) }
  const days = entriesForCycle({ ...MONTH, interval: 'year', period })
    .filter(({ impact }) => impact === 'trees')
    .map(({ effectiveFrom }) => effectiveFrom)
  expect(days.slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(days).toHaveLength(12)
})
