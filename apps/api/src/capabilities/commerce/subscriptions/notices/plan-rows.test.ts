import { expect, test } from 'vitest'
import { planRows, yourPlan } from './plan-rows.ts'

const line = (plan: string, count: number) => [
  { plan, count, amountMinor: 1_000, year: { trees: 0, co2e: 0, plastic: 0 } },
]

test('Premium is called Premium, and counts nothing', () => {
  expect(yourPlan('business-premium-recurring')).toBe('Premium')
  const of = { product: 'business-premium-recurring', lines: line('premium', 1) }
  expect(planRows(of)).toEqual([['Plan', 'Premium']])
})

test('any other plan is yours, with how many of each', () => {
  expect(yourPlan('business-workforce-recurring')).toBe('your Workforce plan')
  const of = { product: 'business-workforce-recurring', lines: line('employee_lite', 12) }
  expect(planRows(of)).toEqual([['Workforce plan, Lite', '12']])
})
