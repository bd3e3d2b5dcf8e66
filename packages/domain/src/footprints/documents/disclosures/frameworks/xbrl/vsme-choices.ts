import { type LegalForm, legalFormOf, naceClassesOf } from '../company-choices.ts'
import type { CompanySite } from '../company-year.ts'
import type { DisclosedCompany } from '../disclosed-year.ts'

/** A choice from a list of the taxonomy, or a text that goes with one. */
export type XbrlChoice = {
  readonly concept: string
  readonly value: string
  readonly isInstant?: true
  /** Which of several it is of, by the number of the site. */
  readonly site?: number
}

const BASIS_MEMBERS = {
  individual: 'vsme:IndividualMember',
  consolidated: 'vsme:ConsolidatedMember',
}
const MODULE_MEMBERS = {
  basic: 'vsme:OptionABasicModuleOnlyMember',
  comprehensive: 'vsme:OptionBBasicModuleAndComprehensiveModuleMember',
} as const
const METHOD_MEMBERS = {
  'end-of-period': 'vsme:AtTheEndOfTheReportingPeriodMember',
  average: 'vsme:AverageDuringTheReportingPeriodMember',
} as const
const KIND_MEMBERS = {
  headcount: 'vsme:HeadcountMember',
  fte: 'vsme:Full-TimeEquivalentFTEMember',
} as const
const FORM_MEMBERS: { readonly [Form in LegalForm]: string } = {
  'private limited liability undertaking': 'vsme:PrivateLimitedLiabilityUndertakingMember',
  'sole proprietorship': 'vsme:SoleProprietorshipMember',
  partnership: 'vsme:PartnershipMember',
  cooperative: 'vsme:CooperativeMember',
}

/** Names of members, and of several in the order of their names, as xBRL-JSON writes an enumeration. */
export function vsmeChoices({ said }: Pick<DisclosedCompany, 'said'>): XbrlChoice[] {
  const { basis, country, employeesMethod, employeesKind, legalForm, module, naceCodes } = said
  const classes = naceClassesOf(naceCodes ?? '')
    .map(({ section, digits }) => `nace:NACE_${section}${digits}`)
    .toSorted()
  return [
    ...(module ? [{ concept: 'vsme:BasisForPreparation', value: MODULE_MEMBERS[module] }] : []),
    ...(basis ? [{ concept: 'vsme:BasisForReporting', value: BASIS_MEMBERS[basis] }] : []),
    ...(legalForm ? legalFormChoices(legalForm) : []),
    ...atEnd('vsme:NaceSectorClassificationCodes', classes.join(' ')),
    ...atEnd(
      'vsme:EmployeeCountingMethodology',
      employeesMethod && METHOD_MEMBERS[employeesMethod],
    ),
    ...atEnd('vsme:TypeOfNumberOfEmployees', employeesKind && KIND_MEMBERS[employeesKind]),
    ...(country ? [{ concept: COUNTRY_OF_OPERATIONS, value: `country:${country}` }] : []),
    ...said.sites.flatMap((site, at) =>
      siteChoices(site).map((choice) => ({ ...choice, site: at + 1 })),
    ),
  ]
}

const COUNTRY_OF_OPERATIONS = 'vsme:CountryOfPrimaryOperationsAndLocationOfSignificantAssets'

const siteChoices = (site: CompanySite): XbrlChoice[] => [
  ...atEnd('vsme:AddressOfSite', site.address),
  ...atEnd('vsme:PostalCodeOfSite', site.postalCode),
  ...atEnd('vsme:CityOfSite', site.city),
  ...atEnd('vsme:CountryOfSite', `country:${site.country}`),
  ...atEnd('vsme:GPSLocationOfSite', site.coordinates),
]

const atEnd = (concept: string, value: string | null): XbrlChoice[] =>
  value ? [{ concept, value, isInstant: true }] : []

function legalFormChoices(words: string): XbrlChoice[] {
  const form = legalFormOf(words)
  if (form) return atEnd('vsme:UndertakingsLegalForm', FORM_MEMBERS[form])
  return [
    ...atEnd('vsme:UndertakingsLegalForm', 'vsme:OtherUndertakingsLegalFormMember'),
    ...atEnd('vsme:OtherUndertakingsLegalForm', words),
  ]
}
