import { expect, test } from 'vitest'
import {
  boughtInWords,
  dividedParts,
  inOrderOfParts,
  isWhatWasBought,
  partName,
  VERIFIABLE_PARTS,
} from './verifiable-parts.ts'

const CATEGORIES = [
  { category: 'stationaryCombustion', co2e: 3 },
  { category: 'unknownScopeTwo', co2e: 4 },
  { category: 'businessTravel', co2e: 5 },
  { category: 'capitalGoods', co2e: 6 },
] as const

test('scopes 1 and 2 are one part, and each category of scope 3 another', () => {
  expect(VERIFIABLE_PARTS).toHaveLength(16)
  expect(partName('scopesOneTwo')).toBe('Scopes 1 and 2')
  expect(partName('businessTravel')).toBe('Business travel')
})

test('the parts of a footprint come to all of it, whatever is chosen', () => {
  expect(dividedParts(CATEGORIES, ['businessTravel', 'scopesOneTwo'])).toEqual({
    verified: [
      { part: 'scopesOneTwo', grams: 7 },
      { part: 'businessTravel', grams: 5 },
    ],
    notVerified: [{ part: 'capitalGoods', grams: 6 }],
  })
  expect(dividedParts(CATEGORIES, ['franchises'])).toEqual({
    verified: [{ part: 'franchises', grams: 0 }],
    notVerified: [
      { part: 'scopesOneTwo', grams: 7 },
      { part: 'capitalGoods', grams: 6 },
      { part: 'businessTravel', grams: 5 },
    ],
  })
})

test.each([
  [['scopesOneTwo', 'businessTravel'], { scopesOneTwo: true, scopeThreeCategories: 1 }, true],
  [['scopesOneTwo', 'capitalGoods'], { scopesOneTwo: true, scopeThreeCategories: 1 }, true],
  [['capitalGoods'], { scopesOneTwo: true, scopeThreeCategories: 1 }, false],
  [['scopesOneTwo'], { scopesOneTwo: true, scopeThreeCategories: 1 }, false],
  [['capitalGoods', 'capitalGoods'], { scopesOneTwo: false, scopeThreeCategories: 2 }, false],
] as const)('%j was bought as %j: %s', (chosen, bought, is) => {
  expect(isWhatWasBought(chosen, bought)).toBe(is)
})

test.each([
  [true, 0, 'scopes 1 and 2'],
  [true, 1, 'scopes 1 and 2, and 1 category of scope 3'],
  [false, 3, '3 categories of scope 3'],
])('what was bought is said: %s, %d', (scopesOneTwo, scopeThreeCategories, words) => {
  expect(boughtInWords({ scopesOneTwo, scopeThreeCategories })).toBe(words)
})

test('a choice is in the order of the protocol, each part once', () => {
  expect(inOrderOfParts(['investments', 'scopesOneTwo', 'investments'])).toEqual([
    'scopesOneTwo',
    'investments',
  ])
})
