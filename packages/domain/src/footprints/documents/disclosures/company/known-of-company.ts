import { type CompanySite, type CompanyYear, NOTHING_SAID } from '../frameworks/company-year.ts'

/** What an account said elsewhere and need not type again. */
type SaidElsewhere = {
  /** Of this year; with anything in it nothing is suggested, as what is empty was left empty. */
  readonly said: CompanyYear
  /** The last year of which it said something. */
  readonly earlier: { readonly year: number; readonly said: CompanyYear } | null
  /** The footprint of the year. */
  readonly footprint: {
    readonly country: string
    readonly currency: string
    readonly turnover: number
    /** Of which the turnover is. */
    readonly turnoverYear: number
    readonly employees: number | null
  } | null
  /** As the lines of that footprint name them. */
  readonly sites: readonly { readonly name: string; readonly country: string }[]
}

export const KNOWN_FROM = ['footprint', 'earlier-year'] as const
type KnownFrom = (typeof KNOWN_FROM)[number]

export const KNOWN_FIELDS = [
  'currency',
  'turnover',
  'balanceSheet',
  'employees',
  'employeesMethod',
  'employeesKind',
  'basis',
  'module',
  'country',
  'legalForm',
  'naceCodes',
  'identifierScheme',
  'identifier',
  'isOfExcludedSector',
  'isOfLargerGroup',
  'scopeThreeStatement',
  'signatory',
] as const satisfies readonly (keyof CompanyYear)[]

/** What is of one year alone. */
const OF_ONE_YEAR: readonly (keyof CompanyYear)[] = ['turnover', 'balanceSheet', 'employees']

type KnownField = {
  readonly field: (typeof KNOWN_FIELDS)[number]
  readonly value: string | number | boolean
  readonly from: KnownFrom
}
type KnownSite = Omit<CompanySite, 'address' | 'city'> & {
  /** As lines name it; `null`: it was stated for an earlier year. */
  readonly name: string | null
  readonly address: string | null
  readonly city: string | null
  readonly from: KnownFrom
}
type KnownOfCompany = {
  readonly fields: readonly KnownField[]
  readonly sites: readonly KnownSite[]
  /** The year that `earlier-year` means. */
  readonly earlierYear: number | null
}

/** What can stand in the fields of a year before anything was said of it. */
export function knownOfCompany(of: SaidElsewhere, year: number): KnownOfCompany {
  if (hasSaidAnything(of.said)) return { fields: [], sites: [], earlierYear: null }
  const fields = KNOWN_FIELDS.flatMap((field) => knownField(of, year, field) ?? [])
  const sites = knownSites(of)
  const isOfEarlier = [...fields, ...sites].some(({ from }) => from === 'earlier-year')
  return { fields, sites, earlierYear: isOfEarlier ? (of.earlier?.year ?? null) : null }
}

export function hasSaidAnything(said: CompanyYear): boolean {
  return said.sites.length > 0 || KNOWN_FIELDS.some((field) => said[field] !== null)
}

function knownField(
  { footprint, earlier }: SaidElsewhere,
  year: number,
  field: KnownField['field'],
): KnownField | null {
  const here = { ...NOTHING_SAID, ...(footprint && ofFootprint(footprint, year)) }[field]
  if (here !== null) return { field, value: here, from: 'footprint' }
  const before = OF_ONE_YEAR.includes(field) ? null : (earlier?.said[field] ?? null)
  return before === null ? null : { field, value: before, from: 'earlier-year' }
}

function ofFootprint(
  { country, currency, turnover, turnoverYear, employees }: NonNullable<SaidElsewhere['footprint']>,
  year: number,
): Partial<CompanyYear> {
  const isOfYear = turnoverYear === year
  return {
    country,
    ...(isOfYear && { currency, turnover: Math.round(turnover), employees }),
  }
}

/** Those that were stated whole before; else those that lines name, whose streets nobody gave yet. */
function knownSites({ earlier, sites }: SaidElsewhere): KnownSite[] {
  if (earlier && earlier.said.sites.length > 0) {
    return earlier.said.sites.map((site) => ({ ...site, name: null, from: 'earlier-year' }))
  }
  const unnamed = { address: null, postalCode: null, city: null, coordinates: null }
  return sites.map((site) => ({ ...unnamed, ...site, from: 'footprint' }))
}
