import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CATEGORIES_BY_SCOPE,
  type CategoryState,
  type InventoryCategory,
} from '../inventory/inventory-categories.ts'
import { CATEGORY_KEYS } from '../scopes.ts'
import { type CompletenessInput, restOf } from './category-completeness.ts'
import { PURCHASE_PARTS } from './category-one-parts.ts'
import { completeness } from './completeness.ts'

type States = Partial<Record<InventoryCategory, CategoryState>>
type CompletenessCase = {
  readonly id: string
  readonly input: Omit<CompletenessInput, 'states'> & { readonly states: States }
  readonly expected: ReturnType<typeof completeness>
}

const CASES: readonly CompletenessCase[] = JSON.parse(
  readFileSync(
    new URL('../../../../data/footprints/completeness-cases.json', import.meta.url),
    'utf8',
  ),
)
const statesOf = (states: States) =>
  new Map(Object.entries(states) as [InventoryCategory, CategoryState][])

test.each(CASES)(
  '$id comes to what another program computed, to the gram and the letter',
  (each) => {
    const { input, expected } = each
    const found = completeness({ ...input, states: statesOf(input.states) })
    const { uncertainty, lowGrams, highGrams, ...grams } = expected.totals
    expect(found.totals).toMatchObject(grams)
    expect(found.totals.uncertainty).toBeCloseTo(uncertainty, 9)
    expect(found.totals.lowGrams / lowGrams).toBeCloseTo(1, 9)
    expect(found.totals.highGrams / highGrams).toBeCloseTo(1, 9)
    expect(found.flags).toEqual(expected.flags)
    expect(found.sentences).toEqual(expected.sentences)
    expect(found.mustAnswer).toEqual(expected.mustAnswer)
    expect(found.likelyMissing).toEqual(expected.likelyMissing)
    for (const category of expected.categories) {
      const same = found.categories.find((one) => one.category === category.category)
      expect(same).toMatchObject(category)
    }
  },
)

const { input: FIRM } = CASES[0] as CompletenessCase
const anyState = fc.constantFrom<CategoryState>(
  'open',
  'figures',
  'figures-and-rest',
  'benchmark',
  'not-applicable',
)
const anyStates = fc.array(fc.tuple(fc.constantFrom(...CATEGORIES_BY_SCOPE), anyState))
const anyLine = fc.record({
  category: fc.constantFrom(...CATEGORY_KEYS),
  part: fc.constantFrom(...PURCHASE_PARTS),
  co2eGrams: fc.nat(10 ** 9),
  uncertainty: fc.double({ min: 1, max: 3, noNaN: true }),
  factorId: fc.constantFrom('a', 'b', 'c'),
})
const anyParts = fc.uniqueArray(fc.constantFrom(...PURCHASE_PARTS))
const anyFirm = fc
  .tuple(anyStates, fc.array(anyLine), anyParts)
  .map(([states, lines, completeParts]) => ({
    ...FIRM,
    states: new Map(states),
    lines,
    completeParts,
  }))

describe('whatever was entered', () => {
  test('no rest is below nothing, and a category is at least what was entered in it', () => {
    fc.assert(
      fc.property(anyFirm, (firm) => {
        const { categories, totals } = completeness(firm)
        for (const { restGrams, co2eGrams, enteredGrams } of categories) {
          expect(restGrams).toBeGreaterThanOrEqual(0)
          expect(co2eGrams).toBeGreaterThanOrEqual(enteredGrams)
        }
        expect(categories.reduce((all, { co2eGrams }) => all + co2eGrams, 0)).toBe(totals.total)
        expect(totals.scope1 + totals.scope2 + totals.scope3).toBe(totals.total)
      }),
    )
  })

  test('the order of entry does not matter', () => {
    fc.assert(
      fc.property(anyFirm, (firm) => {
        const forth = completeness(firm)
        const back = completeness({ ...firm, lines: firm.lines.toReversed() })
        expect(back.categories).toEqual(forth.categories)
        expect(back.totals.uncertainty).toBeCloseTo(forth.totals.uncertainty, 9)
        expect([back.flags, back.mustAnswer]).toEqual([forth.flags, forth.mustAnswer])
      }),
    )
  })

  test('one more line never lowers the total of a category with a rest', () => {
    fc.assert(
      fc.property(anyFirm, anyLine, (firm, line) => {
        const states = new Map(firm.states).set(line.category, 'figures-and-rest')
        const before = completeness({ ...firm, states })
        const after = completeness({ ...firm, states, lines: [...firm.lines, line] })
        expect(after.totals.total).toBeGreaterThanOrEqual(before.totals.total)
      }),
    )
  })
})

test('spending that an answer of a supplier replaced is no rest any more', () => {
  expect(restOf({ benchmark: 100, entered: 30, replaced: 0 })).toBe(70)
  expect(restOf({ benchmark: 100, entered: 30, replaced: 50 })).toBe(20)
  expect(restOf({ benchmark: 100, entered: 80, replaced: 50 })).toBe(0)
})
