import { expect, test } from 'vitest'
import {
  type DeclaredFigures,
  type DeclaredLine,
  declarationDifferences,
} from './declaration-differences.ts'

const line = (lineId: string, change: Partial<DeclaredLine> = {}): DeclaredLine => ({
  lineId,
  category: 'businessTravel',
  entityId: null,
  quantity: 1,
  unit: 'km',
  factor: 'car',
  co2eGrams: 100,
  ...change,
})

const figures = (
  lines: readonly DeclaredLine[],
  { rest = 0, share = 10_000 } = {},
): DeclaredFigures => {
  const counts = ({ entityId, co2eGrams }: DeclaredLine) =>
    entityId === null ? co2eGrams : Math.round((co2eGrams * share) / 10_000)
  const categories = (['businessTravel', 'wasteGeneratedInOperations'] as const).map(
    (category) => ({
      category,
      co2eGrams: lines
        .filter((each) => each.category === category)
        .reduce((sum, each) => sum + counts(each), category === 'businessTravel' ? rest : 0),
    }),
  )
  return { lines, categories, entities: [{ entityId: 'mill', countedBasisPoints: share }] }
}

const CASES = [
  { name: 'nothing', before: figures([line('a')]), after: figures([line('a')]), parts: [] },
  {
    name: 'a new line',
    before: figures([]),
    after: figures([line('a')]),
    parts: [['added', 100, 1]],
  },
  {
    name: 'a line that went',
    before: figures([line('a')]),
    after: figures([]),
    parts: [['removed', -100, 1]],
  },
  {
    name: 'another quantity',
    before: figures([line('a')]),
    after: figures([line('a', { quantity: 2, co2eGrams: 200 })]),
    parts: [['quantity', 100, 1]],
  },
  {
    name: 'another factor',
    before: figures([line('a')]),
    after: figures([line('a', { factor: 'van', co2eGrams: 150 })]),
    parts: [['factor', 50, 1]],
  },
  {
    name: 'another share',
    before: figures([line('a', { entityId: 'mill' })]),
    after: figures([line('a', { entityId: 'mill' })], { share: 5_000 }),
    parts: [['counting', -50, 1]],
  },
  {
    name: 'a new line in place of the rest',
    before: figures([], { rest: 400 }),
    after: figures([line('a')], { rest: 300 }),
    parts: [
      ['added', 100, 1],
      ['benchmark', -100, 0],
    ],
  },
] as const

test.each(CASES)('$name', ({ before, after, parts }) => {
  const found = declarationDifferences(before, after).flatMap((each) => each.parts)
  expect(found.map(({ reason, grams, lines }) => [reason, grams, lines])).toEqual(parts)
})

test('a line that moves to another category went from one and came to the other', () => {
  const after = figures([line('a', { category: 'wasteGeneratedInOperations' })])
  const found = declarationDifferences(figures([line('a')]), after)
  expect(found.map(({ category, parts }) => [category, parts[0]?.reason])).toEqual([
    ['businessTravel', 'removed'],
    ['wasteGeneratedInOperations', 'added'],
  ])
})

test.each(CASES)('the parts of $name add up to what differs', ({ before, after }) => {
  for (const { before: from, after: to, parts } of declarationDifferences(before, after)) {
    expect(parts.reduce((sum, { grams }) => sum + grams, 0)).toBe(to - from)
  }
})
