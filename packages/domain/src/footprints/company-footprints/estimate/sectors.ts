import type { ScopeThreeKey } from '../scope-three.ts'
import { scopeThreeOf } from '../scope-three.ts'
import { DOWNSTREAM_ROWS, SCOPE_THREE_ROWS, SECTOR_ROWS } from './sectors.generated.ts'

/** kg CO2e (kWh for electricity) per unit of money of 2022, without VAT. */
export type Intensity = {
  readonly scope1: number
  /** kWh per pound in the British model, kg CO2e per dollar in the American one. */
  readonly scope2: number
  readonly scope3: number
  /** How scope 3 is divided; the categories 7 and 9 to 15 are computed otherwise. */
  readonly categories: readonly (readonly [ScopeThreeKey, number])[]
}

/** A category after the sale, from what companies of the sector disclosed. */
export type Downstream = {
  readonly category: ScopeThreeKey
  readonly kgPerPound: number
  /** Standard deviation of the logarithm. */
  readonly lnSd: number
  /** `if-large`: all evidence is from large companies, so it counts for them. */
  readonly counts: 'yes' | 'if-large' | 'optional'
  readonly followsGrid: boolean
  /** What the figure rests on, and when it applies. */
  readonly basis: string
}

export type Sector = {
  readonly code: string
  readonly label: string
  readonly group: string
  readonly uk: Intensity
  /** `null`: the American tables have no such sector. */
  readonly us: Intensity | null
  /** Multipliers from what companies disclosed. */
  readonly disclosed: { readonly scope1: number; readonly scope2: number; readonly count: number }
  readonly lnSdScope12: number
  readonly employeesPerMillion: number
  readonly downstream: readonly Downstream[]
}

const UPSTREAM = [1, 2, 3, 4, 5, 6, 8].map(scopeThreeOf)

function dividedBy(model: string): ReadonlyMap<string, Intensity['categories']> {
  const rows = SCOPE_THREE_ROWS.filter(([of]) => of === model)
  return new Map(
    rows.map(([, code, ...kg]) => [
      code,
      UPSTREAM.flatMap((key, at) => (kg[at] === '' ? [] : [[key, Number(kg[at])] as const])),
    ]),
  )
}

const ukCategories = dividedBy('GB')
const usCategories = dividedBy('US')
const COUNTS = { yes: 'yes', if_large: 'if-large', optional: 'optional' } as const

const downstreamOf = (code: string): Downstream[] =>
  DOWNSTREAM_ROWS.filter(([sector]) => sector === code).map(
    ([, category, kg, lnSd, counts, scale, , basis]) => ({
      category: scopeThreeOf(Number(category)),
      kgPerPound: Number(kg),
      lnSd: Number(lnSd),
      counts: COUNTS[counts as keyof typeof COUNTS],
      followsGrid: scale === 'grid',
      basis,
    }),
  )

const intensity = (
  [scope1, scope2, scope3]: readonly [string, string, string],
  categories: Intensity['categories'] = [],
): Intensity => ({
  scope1: Number(scope1),
  scope2: Number(scope2),
  scope3: Number(scope3),
  categories,
})

/** The sectors that turnover is turned into emissions by: SIC 2007 groups, in the order of their codes. */
export const SECTORS: readonly Sector[] = SECTOR_ROWS.map(
  ([code, label, group, s1, kwh, s3, us1, us2, us3, m1, m2, lnSd, companies, employees]) => ({
    code,
    label,
    group,
    uk: intensity([s1, kwh, s3], ukCategories.get(code)),
    us: us1 === '' ? null : intensity([us1, us2, us3], usCategories.get(code)),
    disclosed: { scope1: Number(m1), scope2: Number(m2), count: Number(companies) },
    lnSdScope12: Number(lnSd),
    employeesPerMillion: Number(employees),
    downstream: downstreamOf(code),
  }),
)

const byCode = new Map(SECTORS.map((sector) => [sector.code, sector]))

/** `null`: there is no such sector. */
export function findSector(code: string): Sector | null {
  return byCode.get(code) ?? null
}
