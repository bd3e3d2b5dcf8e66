import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  type SaidOfYear,
  SaidSite,
  type SayCompanyYear,
} from '@understory/contracts/footprints/documents/company-year.ts'
import { hasSaidAnything } from '@understory/domain/footprints/documents/disclosures/company/known-of-company.ts'
import { NOTHING_SAID } from '@understory/domain/footprints/documents/disclosures/frameworks/company-year.ts'
import type { Deps } from '../../../../deps.ts'

type CompanyYearOf = { readonly accountId: string; readonly year: number }

/** What a company says of itself in a year; all of it empty where it said nothing. */
export async function readCompanyYear(
  { db }: Pick<Deps, 'db'>,
  { accountId, year }: CompanyYearOf,
): Promise<SaidOfYear> {
  const row = await db
    .selectFrom('disclosure_profile')
    .select([
      'currency',
      'turnover',
      'balance_sheet as balanceSheet',
      'employees',
      'employees_method as employeesMethod',
      'employees_kind as employeesKind',
      'basis',
      'vsme_module as module',
      'country',
      'sites',
      'legal_form as legalForm',
      'nace_codes as naceCodes',
      'identifier_scheme as identifierScheme',
      'identifier',
      'is_of_excluded_sector as isOfExcludedSector',
      'is_of_larger_group as isOfLargerGroup',
      'scope_three_statement as scopeThreeStatement',
      'signatory',
    ])
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .executeTakeFirst()
  return { year, ...NOTHING_SAID, ...row, sites: SaidSite.array().parse(row?.sites ?? []) }
}

/** The last year before of which something is stored. */
export async function readEarlierYear(
  { db }: Pick<Deps, 'db'>,
  { accountId, year }: CompanyYearOf,
): Promise<SaidOfYear | null> {
  const rows = await db
    .selectFrom('disclosure_profile')
    .select('year')
    .where('account_id', '=', accountId)
    .where('year', '<', year)
    .orderBy('year', 'desc')
    .execute()
  for (const row of rows) {
    const said = await readCompanyYear({ db }, { accountId, year: row.year })
    if (hasSaidAnything(said)) return said
  }
  return null
}

/** What else the company says of its report stays as it is. */
export async function sayCompanyYear(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, year }: CompanyYearOf,
  said: BodyOf<typeof SayCompanyYear>,
): Promise<SaidOfYear> {
  const values = {
    currency: said.currency,
    turnover: said.turnover,
    balance_sheet: said.balanceSheet,
    employees: said.employees,
    employees_method: said.employeesMethod,
    employees_kind: said.employeesKind,
    basis: said.basis,
    vsme_module: said.module,
    country: said.country,
    sites: JSON.stringify(said.sites),
    legal_form: said.legalForm,
    nace_codes: said.naceCodes,
    identifier_scheme: said.identifierScheme,
    identifier: said.identifier,
    is_of_excluded_sector: said.isOfExcludedSector,
    is_of_larger_group: said.isOfLargerGroup,
    scope_three_statement: said.scopeThreeStatement,
    signatory: said.signatory,
    updated_at: deps.clock(),
  }
  await deps.db
    .insertInto('disclosure_profile')
    .values({ ...values, account_id: accountId, year })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(values))
    .execute()
  return readCompanyYear(deps, { accountId, year })
}
