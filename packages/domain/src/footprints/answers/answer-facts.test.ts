import { expect, test } from 'vitest'
import { allocate } from '../allocations/allocate.ts'
import { type AnswerFacts, figuresOf, questionOf } from './answer-facts.ts'

const YEAR = { from: '2025-01', to: '2025-12' }
const INVENTORY: NonNullable<AnswerFacts['inventory']> = {
  scope1Grams: 20_000_000,
  scope2LocationGrams: 5_000_000,
  scope2MarketGrams: null,
  upstream: [100_000_000, null, null, 75_000_000, null, null, null, null],
  approach: 'operationalControl',
  assurance: 'none',
  assuredBy: null,
  netOfOffsets: false,
}
const FACTS: AnswerFacts = {
  sector: 'agriculture_hunting',
  country: 'GB',
  turnover: { amount: '1500000', currency: 'GBP' },
  employees: 20,
  period: YEAR,
  inventory: INVENTORY,
  bills: null,
  method: 'revenue-share',
  driver: {
    customer: { amount: '30000', unit: 'GBP' },
    supplier: { amount: '1500000', unit: 'GBP' },
  },
}

test('figures of scopes 1 and 2 are an inventory, and its share is that of the turnover', () => {
  const figures = figuresOf(FACTS)
  expect(figures).toMatchObject({
    level: 'inventory',
    upstreamGrams: 175_000_000,
    upstreamCategories: [1, 4],
  })
  if ('problem' in figures) throw new Error(figures.problem)
  expect(allocate(questionOf(FACTS, figures, YEAR))).toMatchObject({
    grams: 4_000_000,
    share: '0.020000',
    coverage: 'cradle-to-gate',
    isSupplierData: true,
  })
})

test('a scope that is not known makes it an estimate, which is no data of the supplier', () => {
  for (const unknown of ['scope1Grams', 'scope2LocationGrams'] as const) {
    const facts = { ...FACTS, inventory: { ...INVENTORY, [unknown]: null } }
    const figures = figuresOf(facts)
    if ('problem' in figures) throw new Error(figures.problem)
    expect(figures.level).toBe('estimate')
    expect(allocate(questionOf(facts, figures, YEAR))).toMatchObject({ isSupplierData: false })
  }
})

test('without scopes and without a turnover there is nothing to say', () => {
  expect(figuresOf({ ...FACTS, inventory: null, turnover: null })).toEqual({
    problem: 'turnover-missing',
  })
  const half = { ...FACTS, turnover: null, inventory: { ...INVENTORY, scope1Grams: null } }
  expect(figuresOf(half)).toEqual({ problem: 'scopes-missing' })
})

test('what a supplier knows nothing of upstream, stays unknown', () => {
  const facts = { ...FACTS, inventory: { ...INVENTORY, upstream: Array(8).fill(null) } }
  const figures = figuresOf(facts)
  if ('problem' in figures) throw new Error(figures.problem)
  expect(figures.upstreamGrams).toBeNull()
  expect(allocate(questionOf(facts, figures, YEAR))).toMatchObject({ coverage: 'scopes-1-2' })
})

test('figures after offsets are refused', () => {
  const facts = { ...FACTS, inventory: { ...INVENTORY, netOfOffsets: true } }
  const figures = figuresOf(facts)
  if ('problem' in figures) throw new Error(figures.problem)
  expect(allocate(questionOf(facts, figures, YEAR))).toMatchObject({ code: 'NET_OF_OFFSETS' })
})

test('bills are scopes 1 and 2, and what the company buys is from the estimate', () => {
  const facts = { ...FACTS, inventory: null }
  const estimate = figuresOf(facts)
  const billed = { scope1Grams: 3_000_000, scope2LocationGrams: 2_000_000, steps: [] }
  const figures = figuresOf(facts, billed)
  if ('problem' in figures || 'problem' in estimate) throw new Error('there are no figures')
  expect(figures).toEqual({
    ...estimate,
    level: 'bills',
    scope1Grams: 3_000_000,
    scope2LocationGrams: 2_000_000,
  })
  expect(allocate(questionOf(facts, figures, YEAR))).toMatchObject({
    isSupplierData: true,
    scopes12Grams: 100_000,
    coverage: 'cradle-to-gate',
  })
  expect(figuresOf({ ...facts, turnover: null }, billed)).toEqual({ problem: 'turnover-missing' })
  expect(figuresOf(FACTS, billed)).toMatchObject({ level: 'inventory' })
})
