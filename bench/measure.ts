/** What one measure found; `ours` and `reference` in the measure's own unit. */
export type Figure = {
  readonly ours: number
  readonly reference: number
  readonly ratio: number
  /** Worth a line beside the figure: CPU time, counts, what was left out. */
  readonly note?: string
}

export type Measure = {
  readonly id: string
  readonly what: string
  readonly unit: string
  readonly goal: { readonly ratio: number; readonly is: 'at least' | 'at most' }
  readonly run: (options: BenchOptions) => Promise<readonly (Figure & { readonly of?: string })[]>
}

export type BenchOptions = {
  /** Of the ledger. */
  readonly rows: number
  /** Of stores. */
  readonly orders: number
  /** How long something is watched that may take its time. */
  readonly minutes: number
}

export function isMet({ goal }: Measure, { ratio }: Figure): boolean {
  return goal.is === 'at least' ? ratio >= goal.ratio : ratio <= goal.ratio
}
