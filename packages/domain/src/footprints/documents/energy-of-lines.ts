import type { CategoryKey } from '../company-footprints/scopes.ts'
import type { LineEnergy } from '../emission-factors/energy/energy-of-line.ts'

export const ENERGY_USES = ['gas', 'electricity', 'transport', 'other'] as const
export type EnergyUse = (typeof ENERGY_USES)[number]

/** What a report of energy knows of a line; amounts are those that count by the approach. */
export type EnergyLine = {
  readonly category: CategoryKey
  readonly grams: number
  readonly market: string | null
  readonly factor: { readonly name: string }
  /** 0 to 1. */
  readonly share: number
  /** Whether energy was used; how much may not be known. */
  readonly usesEnergy: boolean
  readonly energy: LineEnergy | null
  readonly isUpstream: boolean
}

export type EnergySum = {
  readonly use: EnergyUse
  readonly kWhNet: number
  readonly kWhGross: number
  readonly grams: number
}

export type EnergySummary = {
  readonly uses: readonly EnergySum[]
  /** What lines without kWh are of, each once. */
  readonly withoutEnergy: readonly string[]
  readonly linesOutsideUk: number
}

/** Energy used in the United Kingdom, as the Companies Act asks for it: by one basis, gross. */
export function energyOfLines(lines: readonly EnergyLine[]): EnergySummary {
  const used = lines.filter(({ usesEnergy, isUpstream }) => usesEnergy && !isUpstream)
  const here = used.filter(({ market }) => market === 'uk' || market === null)
  return {
    uses: ENERGY_USES.flatMap((use) => sumOf(use, here)),
    withoutEnergy: [
      ...new Set(here.flatMap(({ energy, factor }) => (energy ? [] : [factor.name]))),
    ],
    linesOutsideUk: used.length - here.length,
  }
}

function sumOf(use: EnergyUse, lines: readonly EnergyLine[]): EnergySum[] {
  const own = lines.filter((line) => line.energy && useOfEnergy(line) === use)
  if (own.length === 0) return []
  const add = (amount: (line: EnergyLine) => number) =>
    own.reduce((sum, line) => sum + amount(line), 0)
  return [
    {
      use,
      kWhNet: add(({ energy, share }) => (energy?.kWhNet ?? 0) * share),
      kWhGross: add(({ energy, share }) => (energy?.kWhGross ?? 0) * share),
      grams: add(({ grams }) => grams),
    },
  ]
}

const TRANSPORT: readonly CategoryKey[] = [
  'mobileCombustion',
  'companyElectricVehiclesChargedOffsite',
  'businessTravel',
]

function useOfEnergy({ category, factor }: Pick<EnergyLine, 'category' | 'factor'>): EnergyUse {
  if (TRANSPORT.includes(category)) return 'transport'
  if (category === 'indirectElectricityEmissions') return 'electricity'
  return category === 'stationaryCombustion' && /natural gas/i.test(factor.name) ? 'gas' : 'other'
}
