import { describe, expect, test } from 'vitest'
import type { OffsetPricing } from '../../prices/offset-pricing.ts'
import { firstChoice, giftRequestOf, problemsOnForm, reckonGifts } from './gift-choice.ts'

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

const rows = [
  { name: 'Dee', email: ' dee@nowhere ' },
  { name: '', email: '' },
  { name: 'Eve', email: '' },
]

test('rows come before the people who were pasted; empty rows are nobody', () => {
  const choice = { ...firstChoice('Ada'), rows, people: 'Ana, ana@example.org\nBen' }
  expect(giftRequestOf('business', choice).recipients).toEqual([
    { name: 'Dee', email: 'dee@nowhere' },
    { name: 'Eve', email: null },
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Ben', email: null },
  ])
  const problems = {
    'recipients.0.email': 'No email.',
    'recipients.1.name': 'No name.',
    'recipients.3.email': 'No email either.',
  }
  expect(problemsOnForm('business', choice, problems)).toEqual({
    'toEmail-0': 'No email.',
    'to-2': 'No name.',
    people: 'Ben: No email either.',
  })
})

test.each([
  ['', ['10', '0', '0']],
  ['trees=25', ['25', '0', '0']],
  ['co2e=500&theme=christmas', ['0', '500', '0']],
])('a link with "%s" chooses exactly that', (query, amounts) => {
  const { trees, co2e, plastic } = firstChoice('Ada', new URLSearchParams(query))
  expect([trees, co2e, plastic]).toEqual(amounts)
})

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
