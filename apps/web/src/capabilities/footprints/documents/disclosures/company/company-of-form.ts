import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SayCompanyYear } from '@understory/contracts/footprints/documents/company-year.ts'
import {
  EMPLOYEE_KINDS,
  EMPLOYEE_METHODS,
  IDENTIFIER_SCHEMES,
  REPORT_BASES,
  VSME_MODULES,
} from '@understory/domain/footprints/documents/disclosures/frameworks/company-year.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'

/** What was typed of a company; a number that cannot be read is a problem of its field. */
export function companyOfForm(
  form: PostedForm,
  sites: BodyOf<typeof SayCompanyYear>['sites'],
): BodyOf<typeof SayCompanyYear> {
  const whole = (name: string) => (form.optional(name) ? form.number(name, 0) : null)
  const choice = <T extends string>(name: string, values: readonly T[]): T | null =>
    form.oneOf<T | ''>(name, values, '') || null
  const yes = (name: string) => {
    const said = choice(name, ['yes', 'no'] as const)
    return said && said === 'yes'
  }
  return {
    currency: form.optional('currency'),
    turnover: whole('turnover'),
    balanceSheet: whole('balanceSheet'),
    employees: whole('employees'),
    employeesMethod: choice('employeesMethod', EMPLOYEE_METHODS),
    employeesKind: choice('employeesKind', EMPLOYEE_KINDS),
    basis: choice('basis', REPORT_BASES),
    module: choice('module', VSME_MODULES),
    country: form.optional('country'),
    sites,
    legalForm: form.optional('legalForm'),
    naceCodes: form.optional('naceCodes'),
    identifierScheme: choice('identifierScheme', IDENTIFIER_SCHEMES),
    identifier: form.optional('identifier'),
    isOfExcludedSector: yes('isOfExcludedSector'),
    isOfLargerGroup: yes('isOfLargerGroup'),
    scopeThreeStatement: form.optional('scopeThreeStatement'),
    signatory: form.optional('signatory'),
  }
}
