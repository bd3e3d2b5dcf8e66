import { countryName } from '../../../../countries/countries.ts'
import {
  type DisclosureFact,
  type FactName,
  givenAmount,
  givenText,
  notGiven,
} from '../disclosure-fact.ts'
import { type CompanySite, type CompanyYear, notSaid } from './company-year.ts'

type Named = (key: string) => FactName

const BASIS_WORDS = { individual: 'Individual', consolidated: 'Consolidated' } as const
const MODULE_WORDS = {
  basic: 'Basic module alone',
  comprehensive: 'Basic and comprehensive module',
} as const
const METHOD_WORDS = {
  'end-of-period': 'At the end of the period',
  average: 'Average of the period',
} as const
const KIND_WORDS = { headcount: 'Headcount', fte: 'Full-time equivalents' } as const

const ofProfile = (name: FactName): FactName => ({ ...name, sources: ['profile'] })

export function saidText(name: FactName, text: string | null): DisclosureFact {
  return text ? givenText(ofProfile(name), text) : notGiven(ofProfile(name), notSaid())
}

/** An amount of money of the year, in units of its currency. */
export function saidMoney(
  name: FactName,
  amount: number | null,
  currency: string | null,
): DisclosureFact {
  return amount === null || currency === null
    ? notGiven(ofProfile(name), notSaid())
    : givenAmount(ofProfile(name), { value: amount, unit: currency, decimals: 0 })
}

export function saidEmployees(name: FactName, employees: number | null): DisclosureFact {
  return employees === null
    ? notGiven(ofProfile(name), notSaid())
    : givenAmount(ofProfile(name), { value: employees, unit: 'employees', decimals: 0 })
}

/** The general part of the VSME, as far as the company says it. */
export function generalFacts(said: CompanyYear, name: Named): DisclosureFact[] {
  const { basis, employeesMethod, employeesKind, module, country } = said
  return [
    saidText(name('identifier-scheme'), said.identifierScheme),
    saidText(name('identifier'), said.identifier),
    saidText(name('currency'), said.currency),
    saidText(name('option'), module && MODULE_WORDS[module]),
    saidText(name('basis'), basis && BASIS_WORDS[basis]),
    saidText(name('legal-form'), said.legalForm),
    saidText(name('nace'), said.naceCodes),
    saidMoney(name('assets'), said.balanceSheet, said.currency),
    saidMoney(name('turnover'), said.turnover, said.currency),
    saidEmployees(name('employees'), said.employees),
    saidText(name('employees-method'), employeesMethod && METHOD_WORDS[employeesMethod]),
    saidText(name('employees-kind'), employeesKind && KIND_WORDS[employeesKind]),
    saidText(name('country'), country && countryName(country)),
    saidText(name('sites'), said.sites.map(siteInWords).join('; ')),
  ]
}

const siteInWords = ({ address, postalCode, city, country, coordinates }: CompanySite): string =>
  [
    address,
    [postalCode, city].filter(Boolean).join(' '),
    countryName(country),
    ...(coordinates ? [`at ${coordinates}`] : []),
  ].join(', ')
