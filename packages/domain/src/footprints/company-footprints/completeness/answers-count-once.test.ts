import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFootprint } from '../estimate/estimate.ts'
import type { EnteredLine } from './category-completeness.ts'
import { PURCHASE_PARTS, type PurchasePart } from './category-one-parts.ts'
import { completeness } from './completeness.ts'

const SECTOR = 'bakery_products'
const CATEGORY = 'purchasedGoodsAndServices'
const estimated = estimateFootprint({
  sector: SECTOR,
  turnover: 850_000,
  currency: 'GBP',
  year: 2024,
  country: 'GB',
  employees: 9,
  downstream: 'auto',
})
if ('problem' in estimated) throw new Error(estimated.problem)

const totalOf = (lines: readonly EnteredLine[]) =>
  completeness({
    sector: SECTOR,
    benchmark: estimated,
    states: new Map([[CATEGORY, 'figures-and-rest']]),
    completeParts: [],
    lines,
  }).totals.total

const line = (part: PurchasePart, co2eGrams: number): EnteredLine => ({
  category: CATEGORY,
  part,
  co2eGrams,
  uncertainty: 2,
  factorId: 'a',
})

const grams = fc.integer({ min: 0, max: 500_000_000 })
const spending = fc.tuple(fc.constantFrom(...PURCHASE_PARTS), grams)

test('the total with an answer is the total without the lines that it replaces, and the answer', () => {
  fc.assert(
    fc.property(
      fc.array(spending, { maxLength: 8 }),
      spending,
      grams,
      (others, [part, replaced], answer) => {
        const kept = others.map(([of, co2e]) => line(of, co2e))
        const before = totalOf([...kept, line(part, replaced)])
        const after = totalOf([
          ...kept,
          { ...line(part, 0), replacedGrams: replaced },
          { ...line(part, answer), isAnswer: true },
        ])
        expect(after).toBe(before - replaced + answer)
      },
    ),
  )
})
