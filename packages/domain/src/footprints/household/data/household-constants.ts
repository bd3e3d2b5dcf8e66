import { FACTORS, LEVELS, REGION_RECORDS, UNCERTAINTY_RECORDS } from './constants.generated.ts'

/** Constants of the model, with their units and sources in `packages/domain/data/household/factors.csv`. */
export const HOUSEHOLD_FACTORS = FACTORS

type LevelKey = keyof typeof LEVELS
type GroupOf<K> = K extends `${infer Group}|${string}` ? Group : never
type LevelGroup = GroupOf<LevelKey>
type LevelOf<G extends LevelGroup> = LevelKey extends infer K
  ? K extends `${G}|${infer L}`
    ? L
    : never
  : never

/** By group and word. */
const levels = new Map<string, Map<string, number>>()
for (const [key, value] of Object.entries(LEVELS)) {
  const [group = '', level = ''] = key.split('|')
  levels.set(group, (levels.get(group) ?? new Map<string, number>()).set(level, value))
}

/** The number that a word of an answer stands for. */
export function levelValue<G extends LevelGroup>(group: G, level: LevelOf<G>): number {
  const value = levels.get(group)?.get(level)
  if (value === undefined) throw new RangeError(`no level ${level} of ${group}`)
  return value
}

export type UncertainFactor = (typeof UNCERTAINTY_RECORDS)[number]['id']

/** Coefficients of variation of a factor: while its question is open, answered by a number, answered by a word. */
export type FactorSpread = {
  readonly open: number
  readonly answered: number
  readonly level: number
}

const spreads = new Map(
  UNCERTAINTY_RECORDS.map(({ id, open, answered, level }) => [
    id as UncertainFactor,
    {
      open: typeof open === 'number' ? open : 0,
      answered,
      level: typeof level === 'number' ? level : 0,
    },
  ]),
)

export function spreadOf(factor: UncertainFactor): FactorSpread {
  const spread = spreads.get(factor)
  if (!spread) throw new RangeError(`no spread of ${factor}`)
  return spread
}

/** The parts of the grid of the United States. */
export const US_REGIONS: readonly { readonly region: string; readonly name: string }[] =
  REGION_RECORDS.map(({ region, name }) => ({ region, name }))

const regions = new Map<string, number>(
  REGION_RECORDS.map(({ region, gridKgPerKwh }) => [region, gridKgPerKwh]),
)

/** kg CO2e per kWh there, with losses and upstream; `undefined`: there is no such part. */
export const regionGrid = (region: string): number | undefined => regions.get(region)
