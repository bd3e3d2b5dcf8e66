const SUMS = [
  'scope1',
  'scope2',
  'scope2Market',
  'scope3',
  'total',
  'biogenic',
  'uncertainty',
] as const
type Sums = Readonly<Record<(typeof SUMS)[number], number>>

type Declared = Sums & {
  readonly approach: string
  /** Those with emissions. */
  readonly categories: readonly { readonly category: string; readonly co2e: number }[]
}

type Present = {
  readonly approach: string
  readonly totals: Sums
  readonly categories: readonly { readonly category: string; readonly co2eGrams: number }[]
}

/** Whether an inventory still comes to what was declared; otherwise its lines explain other sums. */
export function isAsDeclared(declared: Declared, { approach, totals, categories }: Present) {
  const grams = new Map(declared.categories.map(({ category, co2e }) => [category, co2e]))
  return (
    approach === declared.approach &&
    SUMS.every((key) => totals[key] === declared[key]) &&
    categories.every(({ category, co2eGrams }) => co2eGrams === (grams.get(category) ?? 0))
  )
}
