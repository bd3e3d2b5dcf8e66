import { describe, expect, test } from 'vitest'
import type { OffsetPricing } from '../../../shell/offset-pricing.ts'
import { firstChoice, reckonGifts } from './gift-choice.ts'

const pricing: OffsetPricing = {
  prices: {
    version: 'test',
    currency: 'GBP',
    microsPerMilliTree: 150,
    microsPerGramCo2e: 6,
    microsPerGramPlastic: 550,
  },
  sentences: {
    NO_PRODUCTS_SELECTED: '',
    TOO_MUCH: 'Too much.',
    AMOUNT_TOO_SMALL: 'Too little.',
    AMOUNT_TOO_LARGE: '',
    BELOW_INCREMENT: '',
  },
}

const reckoned = (trees: string, people = '') =>
  reckonGifts('business', { ...firstChoice('Ada'), trees, people }, pricing)

describe('what gifts come to', () => {
  test('is as many times one gift as there are people, rounded once', () => {
    expect(reckoned('10', 'Ana\nBen\nCy')).toMatchObject({
      sum: { count: 3, total: { minor: 450 }, each: { minor: 150 } },
    })
    expect(reckoned('2.001', 'Ana\nBen\nCy')).toMatchObject({
      sum: { count: 3, total: { minor: 91 }, each: { minor: 31 } },
    })
  })

  test('is that of one gift before anybody is named', () => {
    expect(reckoned('10')).toMatchObject({ sum: { count: 1, total: { minor: 150 } } })
  })

  test('can be enough together where one alone is too little', () => {
    expect(reckoned('1')).toEqual({ says: 'Too little.' })
    expect(reckoned('1', 'Ana\nBen')).toMatchObject({ sum: { each: null, total: { minor: 30 } } })
  })

  test.each([
    ['some', '', 'Please use a number, for example 2.5.'],
    ['0', '', 'Nothing is chosen yet.'],
    ['10', 'Ana\n'.repeat(201), 'Please order at most 200 gifts at a time.'],
    ['10000', 'Ana\n'.repeat(101), 'Too much.'],
  ])('of "%s" trees for those people is said in words', (trees, people, says) => {
    expect(reckoned(trees, people)).toMatchObject({ says })
  })
})
