import { SCOPE_THREE_KEYS } from '../../../../company-footprints/scope-three.ts'
import type { DisclosureFact } from '../../disclosure-fact.ts'
import { legalFormOf, naceClassesOf } from '../company-choices.ts'
import type { CompanySite, CompanyYear } from '../company-year.ts'
import type { DisclosedCompany } from '../disclosed-year.ts'
import { hundredthsOf, scopeThreeFact } from '../emissions-of-year.ts'
import { footnoteCells } from './footnote-cells.ts'
import {
  CELLS_OF_FACTS,
  categoryNumber,
  ENVIRONMENT,
  GENERAL,
  TEMPLATE_RATIOS,
  TEMPLATE_SUMS,
  type TemplateCell,
  YEARS_OF_TARGET,
} from './template-cells.ts'
import { templateCountry } from './template-countries.ts'

type AnsweredVsme = Pick<DisclosedCompany, 'said' | 'base' | 'targets'> & {
  readonly facts: readonly DisclosureFact[]
}

/**
 * What EFRAG’s template is filled with: the facts that are given, and the questions that they answer. A formula of the
 * template stays where it comes to the fact; where it would not, as of a target that has no parts, the fact is written.
 */
export function vsmeCells(answered: AnsweredVsme): TemplateCell[] {
  const { said, targets } = answered
  const facts = [...answered.facts, ...baseCategories(answered)].filter(isGiven)
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  const hasScopeThree = byKey.has('B3.scope-3')
  const values = facts.flatMap((fact): TemplateCell[] => {
    const at = CELLS_OF_FACTS[fact.key]
    if (!at || fact.value === null) return []
    const value = isYear(fact.key) ? Number(fact.value) : fact.value
    return [{ at, value, keepsFormula: keepsFormula(fact, byKey, hasScopeThree) }]
  })
  return [
    ...values,
    ...dayCells('start', byKey.get('B1.period-start'), 6),
    ...dayCells('end', byKey.get('B1.period-end'), 10),
    ...choiceCells(said),
    { at: `${ENVIRONMENT}!G29`, value: hasScopeThree },
    { at: `${ENVIRONMENT}!J19`, value: said.module !== 'basic' && targets.length > 0 },
    ...footnoteCells(facts, answered.facts),
  ]
}

const isGiven = ({ state }: DisclosureFact): boolean => state === 'given'
const isYear = (key: string): boolean => YEARS_OF_TARGET.some((each) => each === key)

/** The template asks for the categories of the base year, too: it adds what is there. */
function baseCategories({ base, facts }: AnsweredVsme): DisclosureFact[] {
  const three = facts.find(({ key }) => key === 'C3.scope-3-base')
  if (!base || three?.state !== 'given') return []
  return SCOPE_THREE_KEYS.map((_, at) =>
    scopeThreeFact({ ...three, key: `${three.key}-${categoryNumber(at)}` }, base, at + 1),
  )
}

function keepsFormula(
  fact: DisclosureFact,
  byKey: ReadonlyMap<string, DisclosureFact>,
  hasScopeThree: boolean,
): boolean {
  if (TEMPLATE_RATIOS.some((key) => key === fact.key)) return true
  const sum = TEMPLATE_SUMS[fact.key]
  if (!sum) return false
  const parts = sum.parts.flatMap((key) => byKey.get(key) ?? [])
  const all = parts.reduce((of, part) => of + hundredthsOf(part), 0)
  if (parts.length === 0 || all !== hundredthsOf(fact)) return false
  return sum.isOfScopeThree ? hasScopeThree && all > 0 : true
}

/** Year, month and day apart, and the day that they come to. */
function dayCells(
  which: 'start' | 'end',
  fact: DisclosureFact | undefined,
  row: number,
): TemplateCell[] {
  if (typeof fact?.value !== 'string') return []
  const parts = fact.value.split('-').map(Number)
  return [
    ...parts.map((value, at) => ({ at: `${GENERAL}!D${row + at}`, value })),
    { at: `template_reporting_period_${which}date`, value: fact.value, keepsFormula: true },
  ]
}

/** In the words of the template’s lists. */
const BASES = {
  individual: 'Sustainability report prepared on an individual basis',
  consolidated: 'Sustainability report prepared on a consolidated basis',
} as const
const MODULES = {
  basic: 'Option A (Basic Module only)',
  comprehensive: 'Option B (Basic Module and Comprehensive Module)',
} as const
const METHODS = {
  'end-of-period': 'At the end of the reporting period',
  average: 'As an average across the reporting period',
} as const
const KINDS = { headcount: 'Headcount', fte: 'Full-time equivalent (FTE)' } as const
const OTHER_FORM = 'other (please specify the legal form in the row below)'
const FIRST_NACE = 182
const FIRST_SITE = 406

function choiceCells(said: CompanyYear): TemplateCell[] {
  const { basis, country, employeesMethod, employeesKind, legalForm, module, naceCodes } = said
  const classes = naceCodes ? naceClassesOf(naceCodes) : []
  return [
    ...chosen('BasisForPreparation', module && MODULES[module]),
    ...chosen('BasisForReporting', basis && BASES[basis]),
    ...chosen('EmployeeCountingMethodology', employeesMethod && METHODS[employeesMethod]),
    ...chosen('TypeOfNumberOfEmployees', employeesKind && KINDS[employeesKind]),
    ...(legalForm ? legalFormCells(legalForm) : []),
    ...chosen(
      'CountryOfPrimaryOperationsAndLocationOfSignificantAssets',
      country && templateCountry(country),
    ),
    ...said.sites.flatMap((site, at) => siteCells(site, FIRST_SITE + at)),
    ...classes.map(({ section, digits }, at) => ({
      at: `${GENERAL}!E${FIRST_NACE + at}`,
      begins: `NACE ${section} - ${digits.slice(0, 2)}.${digits.slice(2)} `,
    })),
  ]
}

/** The template works coordinates out itself from the address, where none are given. */
function siteCells(site: CompanySite, row: number): TemplateCell[] {
  const cell = (column: string) => `${GENERAL}!${column}${row}`
  return [
    ...chosen(cell('D'), site.address),
    ...chosen(cell('E'), site.postalCode),
    ...chosen(cell('F'), site.city),
    ...chosen(cell('G'), templateCountry(site.country)),
    ...chosen(cell('H'), site.coordinates),
  ]
}

const chosen = (at: string, value: string | null): TemplateCell[] =>
  value === null ? [] : [{ at, value }]

function legalFormCells(words: string): TemplateCell[] {
  const form = legalFormOf(words)
  if (form) return chosen('UndertakingsLegalForm', form)
  return [
    { at: 'UndertakingsLegalForm', value: OTHER_FORM },
    { at: 'OtherUndertakingsLegalForm', value: words },
  ]
}
