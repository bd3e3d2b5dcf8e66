import type { CategoryKey } from '../company-footprints/scopes.ts'
import type { LineEnergy } from '../emission-factors/energy/energy-of-line.ts'

/** Transport is of company vehicles, and of cars that employees own and are paid for. */
export const ENERGY_USES = ['gas', 'electricity', 'vehicles', 'own-cars', 'other'] as const
export type EnergyUse = (typeof ENERGY_USES)[number]

/** What a report of energy knows of a line; amounts are those that count by the approach. */
export type EnergyLine = {
  readonly category: CategoryKey
  readonly grams: number
  /** ISO 3166, where it was used. */
  readonly country: string
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

type EnergyOfPlace = {
  readonly uses: readonly EnergySum[]
  /** What lines without kWh are of, each once. */
  readonly withoutEnergy: readonly string[]
}

export type EnergySummary = EnergyOfPlace & {
  /** Used in other countries. */
  readonly elsewhere: EnergyOfPlace
  readonly linesOutsideUk: number
  /** Of those lines, as far as their sources give it. */
  readonly kWhOutsideUk: number
}

/** Energy used in the United Kingdom, as the Companies Act asks for it: by one basis, gross; that of other countries apart. */
export function energyOfLines(lines: readonly EnergyLine[]): EnergySummary {
  const used = lines.filter(({ usesEnergy, isUpstream }) => usesEnergy && !isUpstream)
  const here = used.filter(isInUk)
  const elsewhere = used.filter((line) => !isInUk(line))
  return {
    ...ofPlace(here),
    elsewhere: ofPlace(elsewhere),
    linesOutsideUk: elsewhere.length,
    kWhOutsideUk: elsewhere.reduce(
      (sum, { energy, share }) => sum + (energy?.kWhGross ?? 0) * share,
      0,
    ),
  }
}

function ofPlace(lines: readonly EnergyLine[]): EnergyOfPlace {
  return {
    uses: ENERGY_USES.flatMap((use) => sumOf(use, lines)),
    withoutEnergy: [
      ...new Set(lines.flatMap(({ energy, factor }) => (energy ? [] : [factor.name]))),
    ],
  }
}

/** By where it was used: a British factor may stand in elsewhere. */
const isInUk = ({ country }: Pick<EnergyLine, 'country'>) => country === 'GB'

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

const VEHICLES: readonly CategoryKey[] = [
  'mobileCombustion',
  'companyElectricVehiclesChargedOffsite',
]

function useOfEnergy({ category, factor }: Pick<EnergyLine, 'category' | 'factor'>): EnergyUse {
  if (VEHICLES.includes(category)) return 'vehicles'
  if (category === 'businessTravel') return 'own-cars'
  if (category === 'indirectElectricityEmissions') return 'electricity'
  return category === 'stationaryCombustion' && /natural gas/i.test(factor.name) ? 'gas' : 'other'
}
