import { readFileSync } from 'node:fs'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { isForeign } from '@understory/domain/footprints/emission-factors/search/foreign-factor.ts'
import {
  type FactorAnswer,
  searchFactors,
} from '@understory/domain/footprints/emission-factors/search/search-factors.ts'
import type { SearchedFactor } from '@understory/domain/footprints/emission-factors/search/search-index.ts'
import { describe, expect, test } from 'vitest'
import { indexOfSeed } from './index-of-seed.ts'

const DATA = new URL('../../../domain/data/factor-search/', import.meta.url)

type Word = {
  readonly words: string
  readonly country: string
  readonly category: string
  readonly kind: string
  /** Ids of what is right, or `none`. */
  readonly accept: readonly string[]
  /** The first five that are to be found, where that is known. */
  readonly answer: string
}

const index = await indexOfSeed(2025)
const FIVE = 5

function wordsOf(file: string): readonly Word[] {
  const [, ...lines] = readFileSync(new URL(file, DATA), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? '')
    const [words = '', country = '', category = '', kind = '', , accept = '', answer = ''] = cells
    return { words, country, category, kind, accept: accept.split('|'), answer }
  })
}

function ask(
  { words, country, category, kind }: Word,
  among = index,
): FactorAnswer<SearchedFactor> {
  return searchFactors(among, {
    words,
    country,
    category: (category || undefined) as CategoryKey | undefined,
    kind: (kind || undefined) as 'activity' | 'spend' | undefined,
  })
}

const idsOf = ({ found }: FactorAnswer<SearchedFactor>) => found.map(({ row }) => row.factorId)

/** Where the first right one stands; 0 is the first. */
function placeOf(word: Word): number {
  const answer = ask(word)
  const ids = idsOf(answer)
  if (word.accept.includes('none')) return ids.length === 0 ? 0 : -1
  return ids.findIndex((id) => word.accept.includes(id))
}

/** Words whose first, and whose first five, hold a right one, in per cent; and those that miss. */
function measure(words: readonly Word[]) {
  const places = words.map((word) => ({ word, at: placeOf(word) }))
  const share = (isIn: (at: number) => boolean) =>
    (100 * places.filter(({ at }) => isIn(at)).length) / words.length
  return {
    first: share((at) => at === 0),
    amongFive: share((at) => at >= 0 && at < FIVE),
    missed: places
      .filter(({ at }) => at !== 0)
      .map(
        ({ word, at }) =>
          `${word.words} (${word.country} ${word.category}) at ${at}: ${idsOf(ask(word)).slice(0, 2)}`,
      ),
  }
}

describe('the words of bills', () => {
  const words = wordsOf('words-of-bills.csv')

  test('find what the reference finds, in its order', () => {
    const differing = words.flatMap((word) => {
      const answer = ask(word)
      const found = answer.none ? `none:${answer.none}` : idsOf(answer).slice(0, FIVE).join('|')
      return found === word.answer ? [] : [[word.words, found, word.answer]]
    })
    expect(differing).toEqual([])
  })

  test('find the right factor first, and never that of another country unsaid', () => {
    const { first, amongFive } = measure(words)
    expect(first).toBeGreaterThanOrEqual(97)
    expect(amongFive).toBeGreaterThanOrEqual(99)
    for (const word of words) {
      for (const { named, foreign } of ask(word).found) {
        expect(foreign !== null).toBe(isForeign(named, word.country))
      }
    }
  })
})

test('the same words find the same factors in the same order, in whatever order the sets and rows were read', async () => {
  const reversed = await indexOfSeed(2025, { isReversed: true })
  for (const word of wordsOf('words-of-bills.csv')) {
    expect(idsOf(ask(word, reversed)), word.words).toEqual(idsOf(ask(word)))
  }
})

describe('words of other trades', () => {
  test.each([
    ['those that the phrases were written with', 'words-of-trades.csv'],
    ['those that were written after the phrases', 'words-held-out.csv'],
  ])('find the right factor: %s', (_, file) => {
    const { first, amongFive, missed } = measure(wordsOf(file))
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(90)
    expect(amongFive, missed.join('\n')).toBeGreaterThanOrEqual(94)
  })
})

test.each([2019, 2021, 2022, 2023, 2024, 2026])(
  'what was asked for in %i is of that year, or the nearest',
  async (near) => {
    const { found } = searchFactors(await indexOfSeed(near), {
      words: 'natural gas',
      category: 'stationaryCombustion',
    })
    expect(found[0]?.row).toMatchObject({
      year: Math.max(near, 2021),
      name: expect.stringMatching(/natural gas/i),
    })
  },
)

test('a set of a few rows is filled up from the year before', async () => {
  const names = async (near: number) => (await indexOfSeed(near)).names.length
  expect(await names(2026)).toBe(await names(2025))
})
