import { GRAMS_PER_TONNE } from '../../../../quantity/impact-quantity.ts'
import { type DisclosureFact, type FactName, givenAmount, notGiven } from '../disclosure-fact.ts'

/** An intensity figure of the plan that divides what SECR asks for. */
export type SecrRatio = {
  readonly title: string
  readonly unit: string
  /** What it divides, in words. */
  readonly counts: string
  readonly gramsPerUnit: number
  readonly gramsPerUnitBefore: number | null
}

const NAME = { key: 'intensity', period: 'this', sources: ['plan', 'declaration'] } as const

/** At least one ratio of these scopes; one of scopes 1 to 3 is none of them. */
export function ratioFacts(ratios: readonly SecrRatio[]): DisclosureFact[] {
  if (ratios.length === 0) {
    const name: FactName = { ...NAME, label: 'At least one intensity ratio' }
    return [
      notGiven(
        name,
        'No intensity figure of scopes 1 and 2 has units of this year; the plan sets one.',
      ),
    ]
  }
  return ratios.flatMap((ratio) => [
    ratioFact(ratio, 'this', ratio.gramsPerUnit),
    ...(ratio.gramsPerUnitBefore === null
      ? []
      : [ratioFact(ratio, 'before', ratio.gramsPerUnitBefore)]),
  ])
}

function ratioFact(
  { title, unit, counts }: SecrRatio,
  period: 'this' | 'before',
  gramsPerUnit: number,
): DisclosureFact {
  return givenAmount(
    { ...NAME, period, label: `Intensity: ${title}` },
    { value: gramsPerUnit / GRAMS_PER_TONNE, unit: `tCO2e per ${unit}`, decimals: 7, note: counts },
  )
}
