export const EMPLOYEE_METHODS = ['end-of-period', 'average'] as const
export const EMPLOYEE_KINDS = ['headcount', 'fte'] as const
export const REPORT_BASES = ['individual', 'consolidated'] as const
export const IDENTIFIER_SCHEMES = ['LEI', 'DUNS', 'EU ID', 'PermID'] as const

/** Of the VSME: the basic module alone, or the comprehensive one, too. */
export const VSME_MODULES = ['basic', 'comprehensive'] as const
/** As many as EFRAG’s template has rows for. */
export const MOST_SITES = 100

/** A site that a company owns, leases or manages. */
export type CompanySite = {
  readonly address: string
  readonly postalCode: string | null
  readonly city: string
  /** ISO 3166. */
  readonly country: string
  /** Latitude and longitude in degrees, as 53.7997, -1.5492. */
  readonly coordinates: string | null
}

/** What a company says of a year, which no inventory knows; `null`: it said nothing. */
export type CompanyYear = {
  /** ISO 4217, of the two amounts. */
  readonly currency: string | null
  /** In units of the currency. */
  readonly turnover: number | null
  readonly balanceSheet: number | null
  readonly employees: number | null
  readonly employeesMethod: (typeof EMPLOYEE_METHODS)[number] | null
  readonly employeesKind: (typeof EMPLOYEE_KINDS)[number] | null
  readonly basis: (typeof REPORT_BASES)[number] | null
  readonly module: (typeof VSME_MODULES)[number] | null
  /** Of its main operations and assets; ISO 3166. */
  readonly country: string | null
  readonly sites: readonly CompanySite[]
  readonly legalForm: string | null
  readonly naceCodes: string | null
  readonly identifierScheme: (typeof IDENTIFIER_SCHEMES)[number] | null
  readonly identifier: string | null
  /** Whether SBTi's route is closed to what it does: finance, oil and gas, ships or power plants of its own. */
  readonly isOfExcludedSector: boolean | null
  /** Whether a group that it is part of has to take the standard route. */
  readonly isOfLargerGroup: boolean | null
  readonly scopeThreeStatement: string | null
  readonly signatory: string | null
}

export const NOTHING_SAID: CompanyYear = {
  currency: null,
  turnover: null,
  balanceSheet: null,
  employees: null,
  employeesMethod: null,
  employeesKind: null,
  basis: null,
  module: null,
  country: null,
  sites: [],
  legalForm: null,
  naceCodes: null,
  identifierScheme: null,
  identifier: null,
  isOfExcludedSector: null,
  isOfLargerGroup: null,
  scopeThreeStatement: null,
  signatory: null,
}

const SAY_IT = 'You can say it under “About the company”.'

/** Why something that the company could say is not given. */
export const notSaid = (what: string | null = null): string => (what ? `${what} ${SAY_IT}` : SAY_IT)
