import { expect, test } from 'vitest'
import type { ContributionRule } from './contribution-settings.ts'
import { fundingOf } from './funding-of-rule.ts'
import { storeMinor } from './store-amount.ts'

const projects = { trees: 'grove', co2e: 'stoves', plastic: 'shore' }

test.each<[string, ContributionRule, string]>([
  ['trees for each order', { kind: 'trees-per-order', trees: 1 }, 'trees grove'],
  [
    'trees for every amount',
    { kind: 'trees-per-amount', trees: 1, amount: storeMinor(100) },
    'trees grove',
  ],
  ['grams of CO2e', { kind: 'grams-per-order', impact: 'co2e', grams: 1 }, 'co2e stoves'],
  [
    'grams of plastic for every amount',
    { kind: 'grams-per-amount', impact: 'plastic', grams: 1, amount: storeMinor(100) },
    'plastic shore',
  ],
  ['a percentage', { kind: 'percentage', basisPoints: 1 }, 'trees grove'],
  ['a percentage as CO2e', { kind: 'percentage', basisPoints: 1, impact: 'co2e' }, 'co2e stoves'],
  [
    'a percentage by range as plastic',
    { kind: 'percentage-by-range', ranges: [], impact: 'plastic' },
    'plastic shore',
  ],
  [
    'trees of a project by name',
    { kind: 'trees-per-order', trees: 1, project: 'dunes' },
    'trees dunes',
  ],
  [
    'a percentage of a project by name',
    { kind: 'percentage', basisPoints: 1, impact: 'co2e', project: 'bog' },
    'co2e bog',
  ],
])('orders by a rule of %s fund it where the rule says', (_, rule, expected) => {
  const { impact, project } = fundingOf(rule, projects)
  expect(`${impact} ${project}`).toBe(expected)
})
