import { shortCategoryName } from '../company-footprints/completeness/completeness-sentences.ts'
import type { InventoryCategory } from '../company-footprints/inventory/inventory-categories.ts'
import { roughTonnes, shareOut } from '../company-footprints/shown-tonnes.ts'
import { shownFigure, shownScopes } from './shown-figures.ts'

type CertifiedScopes = Parameters<typeof shownScopes>[0]

/** Hundredths of a tonne: the scopes add up to the total beside them, on paper and on the page that verifies it. */
export function certifiedFigures(sums: CertifiedScopes) {
  const { scope1, scope2, scope3 } = sums
  const total = shownFigure(scope1 + scope2 + scope3).hundredths
  const [one = 0, two = 0, three = 0] = shareOut(total, [scope1, scope2, scope3])
  // Where nothing is by contract, both methods have one figure, however it is rounded.
  const isSame = sums.scope2Market === scope2
  const { market, totalMarket } = isSame ? { market: two, totalMarket: total } : shownScopes(sums)
  const parts = { scopesOneTwo: one + two, scopeThree: three }
  return { total, scope1: one, scope2: two, scope3: three, parts, market, totalMarket }
}

/** How what is certified stands to the benchmark; `null`: it was declared before that was compared. */
export type CertifiedCompleteness = {
  readonly restGrams: number
  readonly lowGrams: number
  readonly highGrams: number
  /** What firms like it usually have: said not to apply, or in part much less than usual. */
  readonly leftOut: readonly { readonly category: InventoryCategory; readonly isPartly: boolean }[]
} | null

type DeclaredWords = {
  readonly companyName: string
  readonly total: number
  readonly completeness: CertifiedCompleteness
  /** Hundredths of a tonne in words. */
  readonly inTonnes: (hundredths: number) => string
}

/** What is declared, how much of it was entered, and what was left out. */
export function declaredWords(said: DeclaredWords): string {
  const { companyName, total, completeness, inTonnes } = said
  const declared = `Declared by ${companyName}: ${inTonnes(shownFigure(total).hundredths)} t of CO2e.`
  if (!completeness || total === 0) return declared
  const benchmark = Math.round((100 * completeness.restGrams) / total)
  const names = completeness.leftOut.map(
    ({ category, isPartly }) => shortCategoryName(category) + (isPartly ? ' (in part)' : ''),
  )
  return [
    declared,
    `${100 - benchmark}% entered, ${benchmark}% benchmark of the sector.`,
    ...(names.length > 0 ? [`Left out: ${names.join(', ')}.`] : []),
  ].join(' ')
}

type CertifiedRange = Pick<DeclaredWords, 'total' | 'completeness'> & {
  /** 95%, of a certificate without completeness. */
  readonly uncertainty: number
}

export function certifiedRange({ total, uncertainty, completeness }: CertifiedRange): string {
  const [low, high] = completeness
    ? [completeness.lowGrams, completeness.highGrams]
    : [total / uncertainty, total * uncertainty]
  const counts =
    completeness && completeness.leftOut.length > 0
      ? '; the upper end counts what is most likely missing'
      : ''
  return `Nineteen times of twenty, the true figure lies between ${roughTonnes(low)} and ${roughTonnes(high)}${counts}.`
}
