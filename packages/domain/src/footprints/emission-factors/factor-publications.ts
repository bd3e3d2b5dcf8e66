import { PUBLICATION_ROWS } from './factor-publications.generated.ts'

export type FactorPublication = {
  readonly title: string
  readonly edition: string
  /** The IPCC report whose warming potentials it uses. */
  readonly gwp: string
  readonly licence: string
  readonly note: string | null
}

const PUBLICATIONS: ReadonlyMap<string, FactorPublication> = new Map(
  PUBLICATION_ROWS.map(([set, title, edition, gwp, licence, note]) => [
    set,
    { title, edition, gwp, licence, note: note || null },
  ]),
)

/** Where a set of a grid, of fuels of Australia and New Zealand or of blends is from; `null`: another one. */
export const factorPublication = (setId: string): FactorPublication | null =>
  PUBLICATIONS.get(setId.replace(/-r\d+$/, '')) ?? null

export type FactorBasis = 'direct' | 'life-cycle'

/** Of electricity: what is burnt to generate it, or that and everything upstream; `null` of anything else. */
export function factorBasis({
  setId,
  category,
}: {
  readonly setId: string
  readonly category: string
}): FactorBasis | null {
  if (!ELECTRICITY.includes(category)) return null
  return setId.startsWith('grid-ember-') ? 'life-cycle' : 'direct'
}

const ELECTRICITY = ['UK electricity', 'Electricity eGRID2023', 'Grid electricity']
