import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords, slipsBetween } from './near-words.ts'
import { indexWords, type PlaceTerms } from './word-index.ts'

const TERMS = ['moss', 'fern', 'oak', 'tide'] as const
const term = fc.constantFrom(...TERMS)
const place = fc
  .uniqueArray(fc.tuple(term, fc.integer({ min: 1, max: 9 })), { selector: ([name]) => name })
  .map((counts): PlaceTerms => new Map(counts))
const exactly = (word: string) => new Map([[word, 1]])

test('a place is found where it has as many of the words as are needed, and only there', () => {
  const words = fc.uniqueArray(term, { minLength: 1 })
  fc.assert(
    fc.property(fc.array(place), words, fc.nat({ max: 3 }), (all, wanted, more) => {
      const least = Math.min(wanted.length, 1 + more)
      const index = indexWords(all)
      const expected = [...all.entries()]
        .filter(([, terms]) => wanted.filter((word) => terms.has(word)).length >= least)
        .map(([at]) => at)
      const search = () => index.search(wanted.map(exactly), least, all.length)
      expect(search().toSorted((one, other) => one - other)).toEqual(expected)
      expect(search()).toEqual(search())
    }),
  )
})

test('the first few are those that stand first among all', () => {
  fc.assert(
    fc.property(fc.array(place), term, fc.integer({ min: 1, max: 5 }), (all, word, most) => {
      const index = indexWords(all)
      const everyone = index.search([exactly(word)], 1, all.length)
      expect(index.search([exactly(word)], 1, most)).toEqual(everyone.slice(0, most))
    }),
  )
})

test.each([
  ['more often', { moss: 5, oak: 5 }, { moss: 1, oak: 9 }],
  ['in a shorter text', { moss: 1 }, { moss: 1, oak: 20 }],
  ['beside another word that was looked for', { moss: 1, tide: 1, oak: 1 }, { moss: 1, oak: 2 }],
])('a place where the word stands %s comes first', (_, better, worse) => {
  const index = indexWords(
    [worse, better, { fern: 1 }].map((counts) => new Map(Object.entries(counts))),
  )
  expect(index.search([exactly('moss'), exactly('tide')], 1, 3)).toEqual([1, 0])
})

test('a rare word counts for more than a common one', () => {
  const index = indexWords(
    [['moss'], ['moss'], ['moss'], ['fern'], ['moss']].map(
      (terms) => new Map(terms.map((each) => [each, 1])),
    ),
  )
  expect(index.search([exactly('moss'), exactly('fern')], 1, 1)).toEqual([3])
})

test.each([
  ['invoice', 'invoice', 0],
  ['invioce', 'invoice', 1],
  ['invoce', 'invoice', 1],
  ['invoiice', 'invoice', 1],
  ['imvoice', 'invoice', 1],
  ['onvioce', 'invoice', 2],
  ['', 'oak', 3],
  ['forêt', 'foret', 1],
])('“%s” is %s with %i slips', (written, meant, slips) => {
  expect(slipsBetween(written, meant)).toBe(slips)
  expect(slipsBetween(meant, written)).toBe(slips)
})

test('the nearest words are found although most are not compared', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ê', '2'), maxLength: 8 })
  fc.assert(
    fc.property(
      fc.uniqueArray(word),
      word,
      fc.integer({ min: 0, max: 3 }),
      (known, written, most) => {
        const slips = known.map((each) => slipsBetween(written, each))
        const fewest = Math.min(...slips)
        const expected = fewest > most ? [] : known.filter((_, at) => slips[at] === fewest)
        expect(nearWords(known)(written, most)).toEqual(expected)
      },
    ),
  )
})
