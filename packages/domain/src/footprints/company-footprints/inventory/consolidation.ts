export const APPROACHES = ['operationalControl', 'financialControl', 'equityShare'] as const
export type Approach = (typeof APPROACHES)[number]

export type Entity = {
  /** Hundredths of a per cent. */
  readonly equityBasisPoints: number
  readonly hasFinancialControl: boolean
  readonly hasOperationalControl: boolean
}

/** Of what counts, in basis points. */
export const WHOLE_SHARE = 10_000

/**
 * How much of an entity counts, in hundredths of a per cent: all of what is controlled and nothing of the rest,
 * or the share that is held. GHG Protocol, Corporate Standard, chapter 3. No entity: the company itself.
 */
export function countedBasisPoints(approach: Approach, entity: Entity | null): number {
  if (!entity) return WHOLE_SHARE
  switch (approach) {
    case 'equityShare':
      return entity.equityBasisPoints
    case 'financialControl':
      return entity.hasFinancialControl ? WHOLE_SHARE : 0
    case 'operationalControl':
      return entity.hasOperationalControl ? WHOLE_SHARE : 0
  }
}

/** Grams of which a part counts; exact for whole shares. */
export function countedGrams(grams: number, basisPoints: number): number {
  return Number(
    (BigInt(grams) * BigInt(basisPoints) + BigInt(WHOLE_SHARE / 2)) / BigInt(WHOLE_SHARE),
  )
}
