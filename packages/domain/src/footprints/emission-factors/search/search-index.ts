import { groupedBy } from '../../../language/grouped-by.ts'
import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { activityKey, fullName } from '../activity-key.ts'
import { isOfferedFor } from '../factor-use.ts'
import { countryOfFactor } from './factor-country.ts'
import { ordinariness } from './ordinary.ts'
import { refrigerantNames, stemOf, stemsOf, tokensOf } from './words.ts'

/** A published factor as the search knows it. */
export type SearchedFactor = {
  readonly factorId: string
  readonly market: string
  readonly kind: 'activity' | 'spend'
  readonly year: number
  /** The table of the publication. */
  readonly category: string
  readonly name: string
  readonly unit: string
  readonly kgCo2e: number
}

/** One name of a publication, in all its units. */
export type NamedFactors<F extends SearchedFactor> = {
  readonly market: string
  readonly kind: F['kind']
  readonly category: string
  readonly name: string
  /** ISO 3166, of what was measured or whose economy it is of. */
  readonly country: string
  readonly rows: readonly [F, ...F[]]
  readonly inName: ReadonlySet<string>
  readonly inLastPart: ReadonlySet<string>
  readonly afterColon: ReadonlySet<string>
  readonly inTable: ReadonlySet<string>
  readonly ordinariness: number
  readonly isUpstream: boolean
}

export type SearchIndex<F extends SearchedFactor> = {
  readonly names: readonly NamedFactors<F>[]
  readonly byKey: ReadonlyMap<string, NamedFactors<F>>
  readonly byNameWord: ReadonlyMap<string, readonly NamedFactors<F>[]>
  readonly byTableWord: ReadonlyMap<string, readonly NamedFactors<F>[]>
  /** In order, to find what begins with something. */
  readonly nameWords: readonly string[]
}

type NameOfFactor = Pick<SearchedFactor, 'market' | 'category' | 'name'>

/** The same name in every year. */
export const nameKey = (row: NameOfFactor): string => activityKey({ ...row, unit: '' })

/**
 * Every name once. The rows come by sets, those that win first: of rows of the same activity, those of several
 * years, the first is taken.
 */
export function searchIndex<F extends SearchedFactor>(rows: readonly F[]): SearchIndex<F> {
  const once = new Map<string, F>()
  for (const row of rows) {
    const key = activityKey(row)
    if (!once.has(key)) once.set(key, row)
  }
  const inOrder = [...once.values()].sort((a, b) => (a.factorId < b.factorId ? -1 : 1))
  const byKey = new Map<string, NamedFactors<F>>()
  for (const [key, [first, ...others]] of groupedBy(inOrder, nameKey)) {
    if (first) byKey.set(key, named([first, ...others]))
  }
  const names = [...byKey.values()]
  const byNameWord = byWord(names, ({ inName }) => inName)
  return {
    names,
    byKey,
    byNameWord,
    byTableWord: byWord(names, ({ inTable }) => inTable),
    nameWords: [...byNameWord.keys()].sort(),
  }
}

function named<F extends SearchedFactor>(rows: readonly [F, ...F[]]): NamedFactors<F> {
  const [{ market, kind, category, name, factorId }] = rows
  const full = fullName({ category, name })
  const words = tokensOf(full.replace(/t\)/g, ' tonnes)'))
  return {
    market,
    kind,
    category,
    name,
    country: countryOfFactor({ market, factorId }),
    rows,
    inName: new Set(words.flatMap((word) => [stemOf(word), ...refrigerantNames(word)])),
    inLastPart: new Set(stemsOf(full.split(' > ').at(-1) ?? '')),
    afterColon: new Set(stemsOf(/: ([^>]*)/.exec(full)?.[1] ?? '')),
    inTable: new Set(stemsOf(category)),
    ordinariness: ordinariness({ category, name: full }),
    isUpstream: /^wtt/i.test(category),
  }
}

function byWord<F extends SearchedFactor>(
  names: readonly NamedFactors<F>[],
  wordsOf: (named: NamedFactors<F>) => ReadonlySet<string>,
): ReadonlyMap<string, readonly NamedFactors<F>[]> {
  const found = new Map<string, NamedFactors<F>[]>()
  for (const each of names) {
    for (const word of wordsOf(each)) {
      const those = found.get(word)
      if (those) those.push(each)
      else found.set(word, [each])
    }
  }
  return found
}

export const isServed = (
  { category: table }: Pick<SearchedFactor, 'category'>,
  category: CategoryKey | undefined,
): boolean => category === undefined || isOfferedFor(table, category)

/** Whether a word stands in any name or table. */
export const isWordOf = (
  { byNameWord, byTableWord }: SearchIndex<SearchedFactor>,
  word: string,
): boolean => byNameWord.has(word) || byTableWord.has(word)
