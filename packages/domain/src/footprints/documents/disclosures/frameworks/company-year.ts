export const EMPLOYEE_METHODS = ['end-of-period', 'average'] as const
export const EMPLOYEE_KINDS = ['headcount', 'fte'] as const
export const REPORT_BASES = ['individual', 'consolidated'] as const
export const IDENTIFIER_SCHEMES = ['LEI', 'DUNS', 'EU ID', 'PermID'] as const

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
