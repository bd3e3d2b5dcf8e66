import {
  type InventoryCategory,
  isWholeScope,
  scopeOfCategory,
} from '../company-footprints/inventory/inventory-categories.ts'
import {
  SCOPE_THREE_KEYS,
  type ScopeThreeKey,
  scopeThreeName,
} from '../company-footprints/scope-three.ts'

/** What of a footprint is bought, checked and stated by name: scopes 1 and 2 are one part. */
export const VERIFIABLE_PARTS = ['scopesOneTwo', ...SCOPE_THREE_KEYS] as const
export type VerifiablePart = (typeof VERIFIABLE_PARTS)[number]

export const partName = (part: VerifiablePart): string =>
  part === 'scopesOneTwo' ? 'Scopes 1 and 2' : scopeThreeName(part)

const isScopeThree = (category: InventoryCategory): category is ScopeThreeKey =>
  !isWholeScope(category) && scopeOfCategory(category) === 3

export const partOfCategory = (category: InventoryCategory): VerifiablePart =>
  isScopeThree(category) ? category : 'scopesOneTwo'

/** In the order of the protocol, each once. */
export const inOrderOfParts = (chosen: readonly VerifiablePart[]): VerifiablePart[] =>
  VERIFIABLE_PARTS.filter((part) => chosen.includes(part))

export type BoughtParts = {
  readonly scopesOneTwo: boolean
  /** How many categories of scope 3. */
  readonly scopeThreeCategories: number
}

/** What a choice of parts takes of what was bought. */
export const boughtFor = (chosen: readonly VerifiablePart[]): BoughtParts => ({
  scopesOneTwo: chosen.includes('scopesOneTwo'),
  scopeThreeCategories: inOrderOfParts(chosen).filter((part) => part !== 'scopesOneTwo').length,
})

/** Other categories may be handed over than were chosen at first, but as many. */
export function isWhatWasBought(chosen: readonly VerifiablePart[], bought: BoughtParts): boolean {
  const { scopesOneTwo, scopeThreeCategories } = boughtFor(chosen)
  return (
    scopesOneTwo === bought.scopesOneTwo && scopeThreeCategories === bought.scopeThreeCategories
  )
}

/** 'scopes 1 and 2 and 3 categories of scope 3' */
export function boughtInWords({ scopesOneTwo, scopeThreeCategories: count }: BoughtParts): string {
  const three = `${count} ${count === 1 ? 'category' : 'categories'} of scope 3`
  if (count === 0) return 'scopes 1 and 2'
  return scopesOneTwo ? `scopes 1 and 2, and ${three}` : three
}

export type PartFigure = { readonly part: VerifiablePart; readonly grams: number }

type CountedCategory = { readonly category: InventoryCategory; readonly co2e: number }

/** What each part of a footprint comes to. */
export function partFigures(categories: readonly CountedCategory[]): PartFigure[] {
  return VERIFIABLE_PARTS.map((part) => ({
    part,
    grams: categories.reduce(
      (sum, { category, co2e }) => (partOfCategory(category) === part ? sum + co2e : sum),
      0,
    ),
  }))
}

export type NamedParts = {
  readonly verified: readonly PartFigure[]
  /** What counts, and nobody verified. */
  readonly notVerified: readonly PartFigure[]
}

/** The whole of a footprint: what was chosen, and what else counts. */
export function dividedParts(
  categories: readonly CountedCategory[],
  chosen: readonly VerifiablePart[],
): NamedParts {
  const figures = partFigures(categories)
  return {
    verified: figures.filter(({ part }) => chosen.includes(part)),
    notVerified: figures.filter(({ part, grams }) => !chosen.includes(part) && grams > 0),
  }
}
