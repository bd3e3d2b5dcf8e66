/** A supplier, and what the spending with it is reckoned to emit. Grams of CO2e. */
export type SupplierSpend = {
  readonly supplierId: string
  readonly name: string
  /** Of lines without data of the supplier; `null`: there are no lines, so it is not known. */
  readonly benchmarkGrams: number | null
  /** 95%, of those lines together. */
  readonly uncertainty: number
}

export type HotSpot<S extends SupplierSpend> = S & {
  /** How much an answer would settle: what is not known well, and large. */
  readonly settles: number
  /** Of all that rests on spending; `null`: not known. */
  readonly share: number | null
  /** With those before it. */
  readonly cumulativeShare: number | null
  /** Among the fewest that are most of it, so worth asking first. */
  readonly isSuggested: boolean
}

const MOST_SUGGESTED = 50
const WORTH_ASKING = 0.8

/** The suppliers whose answers would settle most come first; of which nothing is known, last. */
export function hotSpots<S extends SupplierSpend>(suppliers: readonly S[]): HotSpot<S>[] {
  const settlesOf = ({ benchmarkGrams, uncertainty }: SupplierSpend) =>
    (benchmarkGrams ?? 0) * Math.log(uncertainty)
  const total = suppliers.reduce((sum, { benchmarkGrams }) => sum + (benchmarkGrams ?? 0), 0)
  const sorted = suppliers.toSorted(
    (a, b) =>
      settlesOf(b) - settlesOf(a) ||
      (b.benchmarkGrams ?? -1) - (a.benchmarkGrams ?? -1) ||
      a.name.localeCompare(b.name, 'en'),
  )
  let before = 0
  return sorted.map((supplier, at) => {
    const grams = supplier.benchmarkGrams
    const isSuggested =
      grams !== null && grams > 0 && at < MOST_SUGGESTED && before < WORTH_ASKING * total
    before += grams ?? 0
    const isShared = grams !== null && total > 0
    return {
      ...supplier,
      settles: settlesOf(supplier),
      share: isShared ? grams / total : null,
      cumulativeShare: isShared ? before / total : null,
      isSuggested,
    }
  })
}
