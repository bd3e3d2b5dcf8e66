export type FactorAddress = {
  readonly words: string
  /** By an amount of something, or by what it cost. */
  readonly kind: 'activity' | 'spend'
  /** Where it is used; `null`: at none of the sites that say where they are. */
  readonly site: string | null
  /** The line that is being changed. */
  readonly edit: string | null
  /** Where the page of results begins. */
  readonly from: string | null
}

type Change = Partial<Pick<FactorAddress, 'kind' | 'words' | 'from'>> & {
  readonly factor?: string
}

/** The same search with something changed. */
export function factorAddress(search: FactorAddress, change: Change): string {
  const { words, kind, site, edit, from, factor } = { factor: '', ...search, ...change }
  return `?${new URLSearchParams({
    ...(edit && { edit }),
    ...(site && { site }),
    ...(words && { words }),
    ...(kind === 'spend' && { kind }),
    ...(from && { from }),
    ...(factor && { factor }),
  })}`
}
