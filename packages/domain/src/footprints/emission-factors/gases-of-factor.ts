import { GAS_GROUP_ROWS } from './gas-groups.generated.ts'

export const GAS_GROUPS = ['co2', 'ch4', 'n2o', 'hfc', 'pfc', 'sf6', 'nf3'] as const
export type KyotoGas = (typeof GAS_GROUPS)[number]

/** `montreal` and `other` are of no scope; of a blend only what the Kyoto Protocol names is. */
export type GasGroup = KyotoGas | 'blend' | 'montreal' | 'other'

type Blended = { readonly inScopes: number; readonly outside: number }

export type GasOfFactor = {
  /** As its publisher calls it. */
  readonly name: string
  readonly group: GasGroup
}

type GasRow = GasOfFactor & { readonly ar4: Blended; readonly ar5: Blended }

type NamedFactor = { readonly market: string; readonly category: string; readonly name: string }

const GASES: ReadonlyMap<string, GasRow> = new Map(
  GAS_GROUP_ROWS.map(([name, group, inAr4, outAr4, inAr5, outAr5]) => [
    name.toLowerCase(),
    {
      name,
      group: group as GasGroup,
      ar4: { inScopes: Number(inAr4), outside: Number(outAr4) },
      ar5: { inScopes: Number(inAr5), outside: Number(outAr5) },
    },
  ]),
)

const REFRIGERANTS = 'Refrigerant & other'

function rowOf({ market, category, name }: NamedFactor): GasRow | null {
  if (market !== 'uk' || category !== REFRIGERANTS) return null
  return GASES.get(name.split(' > ')[1]?.toLowerCase() ?? '') ?? null
}

/** The gas that a factor of the United Kingdom is of; `null`: it is no factor of a gas. */
export function gasOfFactor(factor: NamedFactor): GasOfFactor | null {
  const row = rowOf(factor)
  return row && { name: row.name, group: row.group }
}

type PublishedGas = NamedFactor & { readonly kgCo2e: number; readonly gwp: string }
type KgByScopes = { readonly inScopes: number; readonly outside: number | null }

/**
 * Scopes count the gases of the Kyoto Protocol; what else a gas or blend holds stands outside them (GHG Protocol,
 * Corporate Standard, chapter 4). The publisher's rows of one part alone are all of that part.
 */
export function kgByScopes(factor: PublishedGas): KgByScopes {
  const { kgCo2e, gwp } = factor
  const row = rowOf(factor)
  if (!row || factor.name.endsWith('only Kyoto products'))
    return { inScopes: kgCo2e, outside: null }
  if (factor.name.endsWith('only non-Kyoto products')) return { inScopes: 0, outside: kgCo2e }
  if (row.group === 'montreal' || row.group === 'other') return { inScopes: 0, outside: kgCo2e }
  if (row.group !== 'blend') return { inScopes: kgCo2e, outside: null }
  const { inScopes, outside } = gwp.includes('AR4') ? row.ar4 : row.ar5
  const published = inScopes + outside
  const isPublished = Math.abs(kgCo2e - published) <= PUBLISHER_ROUNDS
  const counted = isPublished ? inScopes : round((kgCo2e * inScopes) / published)
  return { inScopes: counted, outside: round(Math.max(0, kgCo2e - counted)) || null }
}

/** Both parts and their sum are each rounded to whole kilograms. */
const PUBLISHER_ROUNDS = 1

const round = (kg: number) => Math.round(kg * 1e6) / 1e6
