/** Whole grams: of CO2 equivalent or of plastic. */
export type Grams = number & { readonly unit: 'g' }

/** Thousandths of a tree, because a pack may fund part of one. */
export type MilliTrees = number & { readonly unit: 'mtree' }

export const MILLI_TREES_PER_TREE = 1_000
export const GRAMS_PER_KILOGRAM = 1_000
export const GRAMS_PER_TONNE = 1_000_000

export const IMPACTS = ['trees', 'co2e', 'plastic'] as const
export type Impact = (typeof IMPACTS)[number]

/** What was, or is to be, funded. The unit of each impact is fixed. */
export type ImpactQuantities = {
  readonly trees: MilliTrees
  readonly co2e: Grams
  readonly plastic: Grams
}

export const NO_IMPACT: ImpactQuantities = {
  trees: milliTrees(0),
  co2e: grams(0),
  plastic: grams(0),
}

export function grams(value: number): Grams {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole grams: ${value}`)
  return value as Grams
}

export function milliTrees(value: number): MilliTrees {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`not whole thousandths of a tree: ${value}`)
  return value as MilliTrees
}

export function wholeTrees(trees: number): MilliTrees {
  return milliTrees(trees * MILLI_TREES_PER_TREE)
}
