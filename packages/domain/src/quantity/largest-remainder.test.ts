import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateByLargestRemainder } from './largest-remainder.ts'

describe('sharing a whole', () => {
  test.each([
    { total: 10, weights: [1, 1, 1], parts: [4, 3, 3], rule: 'a tie goes to the earlier part' },
    { total: 7, weights: [0, 5, 0], parts: [0, 7, 0], rule: 'a zero weight gets nothing' },
    { total: 1, weights: [1, 3], parts: [0, 1], rule: 'the larger remainder gets the odd one' },
    { total: 0, weights: [0, 0], parts: [0, 0], rule: 'nothing can be shared by nobody' },
  ])('$rule', ({ total, weights, parts }) => {
    expect(allocateByLargestRemainder(total, weights)).toEqual(parts)
  })

  test('something cannot be shared by nobody', () => {
    expect(() => allocateByLargestRemainder(1, [0])).toThrow('every weight is zero')
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is neither a total nor a weight', (wrong) => {
    const sentence = `not a whole amount of zero or more: ${wrong}`
    expect(() => allocateByLargestRemainder(wrong, [1])).toThrow(sentence)
    expect(() => allocateByLargestRemainder(1, [1, wrong])).toThrow(sentence)
  })

  test('of several ties the earliest parts get the odd ones', () => {
    expect(allocateByLargestRemainder(5, [1, 1, 1, 1])).toEqual([2, 1, 1, 1])
    expect(allocateByLargestRemainder(6, [1, 1, 1, 1])).toEqual([2, 2, 1, 1])
    expect(allocateByLargestRemainder(3, [2, 1, 2])).toEqual([1, 1, 1])
  })

  test('parts add up, and each is within one of its exact share (200,000 cases)', () => {
    const weight = fc.oneof(fc.constant(0), fc.nat(100), fc.maxSafeNat())
    const weights = fc.array(weight, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.maxSafeNat(), weights, (total, given) => {
        fc.pre(given.some((value) => value > 0))
        const parts = allocateByLargestRemainder(total, given)
        const sum = given.reduce((all, value) => all + BigInt(value), 0n)
        let shared = 0n
        for (const [index, part] of parts.entries()) {
          const distance = BigInt(part) * sum - BigInt(total) * BigInt(given[index] ?? 0)
          if (distance >= sum || -distance >= sum) throw new Error(`part ${index} is off by one`)
          shared += BigInt(part)
        }
        if (shared !== BigInt(total)) throw new Error('parts do not add up')
      }),
      { numRuns: 200_000 },
    )
  })
})
