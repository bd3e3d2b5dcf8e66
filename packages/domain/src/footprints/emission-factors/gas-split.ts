import { GAS_SPLIT_ROWS } from './gas-split.generated.ts'

type KgOfGases = { readonly co2: number; readonly ch4: number; readonly n2o: number }

/** kg CO2e of a kilogram of methane and of nitrous oxide over a hundred years. */
const POTENTIALS = [
  ['AR4', { ch4: 25, n2o: 298 }],
  ['AR5', { ch4: 28, n2o: 265 }],
] as const

/** What a set names whose publisher does not say which assessment report it used. */
export const GWP_NOT_STATED = 'not stated'

/** Of the assessment report that a set names; `null`: it names none that is known here. */
export const warmingPotentials = (gwp: string) =>
  POTENTIALS.find(([report]) => gwp.includes(report))?.[1] ?? null

const SPLITS = new Map(
  GAS_SPLIT_ROWS.map(([id, ch4, n2o]) => [id, { ch4: Number(ch4), n2o: Number(n2o) }]),
)

type PublishedFactor = { readonly factorId: string; readonly kgCo2e: number; readonly gwp: string }

/**
 * Kilograms of each gas in one unit of a factor of the United Kingdom, whose publisher gives them in CO2e; what
 * rounding leaves is carbon dioxide. `null`: it is not split.
 */
export function gasSplitOf({ factorId, kgCo2e, gwp }: PublishedFactor): KgOfGases | null {
  const split = SPLITS.get(factorId)
  const potentials = warmingPotentials(gwp)
  if (!split || !potentials) return null
  return {
    co2: fine(Math.max(0, kgCo2e - split.ch4 - split.n2o)),
    ch4: fine(split.ch4 / potentials.ch4),
    n2o: fine(split.n2o / potentials.n2o),
  }
}

const fine = (kg: number) => Math.round(kg * 1e12) / 1e12
