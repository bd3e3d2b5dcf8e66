import { expect, test } from 'vitest'
import { fundingOf } from './funding-of-rule.ts'

const projects = { trees: 'grove', co2e: 'stoves', plastic: 'shore' }

test.each(['trees-per-order', 'trees-per-amount', 'percentage', 'percentage-by-range'] as const)(
  'a shop with a rule of %s funds trees of the project that is taken where none is named',
  (kind) => {
    expect(fundingOf({ kind }, projects)).toEqual({ impact: 'trees', project: 'grove' })
  },
)
