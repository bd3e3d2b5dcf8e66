import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerForLines, spreadAnswer } from './spread-answer.ts'

const grams = fc.integer({ min: 0, max: 1_000_000_000_000 })

test('the parts of an answer add up to it, whatever it replaces', () => {
  fc.assert(
    fc.property(grams, fc.array(grams, { minLength: 1, maxLength: 12 }), (answer, replaced) => {
      const parts = spreadAnswer(
        answer,
        replaced.map((replacedGrams) => ({ replacedGrams })),
      )
      expect(parts.reduce((sum, part) => sum + part.grams, 0)).toBe(answer)
    }),
  )
})

test('an answer for what was billed stands for as much of it as the lines are', () => {
  expect(answerForLines(4_000, { billed: 10_000, picked: 10_000 })).toBe(4_000)
  expect(answerForLines(4_000, { billed: 10_000, picked: 10_090 })).toBe(4_000)
  expect(answerForLines(4_000, { billed: 10_000, picked: 5_000 })).toBe(2_000)
  expect(answerForLines(4_000, { billed: 10_000, picked: 12_500 })).toBe(5_000)
  expect(answerForLines(3, { billed: 2, picked: 1 })).toBe(2)
})

test('half the lines are never more than half of it, but for rounding', () => {
  const money = fc.integer({ min: 100, max: 100_000_000 })
  fc.assert(
    fc.property(grams, money, (answer, billed) => {
      const half = answerForLines(answer, { billed: 2 * billed, picked: billed })
      expect(Math.abs(2 * half - answer)).toBeLessThanOrEqual(1)
    }),
  )
})
