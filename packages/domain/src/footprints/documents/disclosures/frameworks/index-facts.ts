import { SECTION_TITLES, sectionNumber } from '../../requirements/report-sections.ts'
import type { Requirement, Standard } from '../../requirements/requirement.ts'
import { REQUIREMENTS } from '../../requirements/requirements.ts'
import {
  doesNotApply,
  type FactName,
  type FactSource,
  givenText,
  notGiven,
} from '../disclosure-fact.ts'
import type { DisclosedCompany } from './disclosed-year.ts'
import type { FrameworkFact } from './framework-fact.ts'

export const ISO_VERSION = 'ISO 14064-1:2018, by our own reading of its clause on reports'
export const GHG_VERSION =
  'GHG Protocol, Corporate Standard, Scope 2 Guidance and Scope 3 Standard, by our own reading'

const OF_ISO = ['ISO 14064-1:2018'] as const
const OF_GHG = [
  'GHG Protocol, Corporate Standard',
  'GHG Protocol, Scope 2 Guidance',
  'GHG Protocol, Scope 3 Standard',
] as const

export const isoFacts = (company: DisclosedCompany) => indexFacts(company, OF_ISO)
export const ghgFacts = (company: DisclosedCompany) => indexFacts(company, OF_GHG)

/** What standards ask a report for, and in which of its sections it is: the index that the report prints. */
function indexFacts(company: DisclosedCompany, standards: readonly Standard[]): FrameworkFact[] {
  return standards.flatMap((standard) =>
    REQUIREMENTS[standard].map((requirement) => ({
      ...indexFact(company, standard, requirement),
      section: standard,
      ref: null,
    })),
  )
}

const slugOf = (standard: Standard) => standard.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function indexFact({ report }: DisclosedCompany, standard: Standard, asked: Requirement) {
  const { key, asks, section, answer } = asked
  const said = wordsOfProfile(report.profile, key)
  const sources: readonly FactSource[] = said === undefined ? ['report'] : ['profile', 'report']
  const name: FactName = {
    key: `${slugOf(standard)}.${key}`,
    label: asks,
    period: 'this',
    sources,
  }
  const found = answer(report)
  if (found.state === 'not-given') return notGiven(name, found.because)
  if (found.state === 'not-applicable') return doesNotApply(name, found.because)
  const where = `Section ${sectionNumber(section)} of the report, ${SECTION_TITLES[section]}`
  return { ...givenText(name, where), note: said || null }
}

type Profile = DisclosedCompany['report']['profile']

/** What the company itself says where that is the answer; `undefined`: it is answered from elsewhere. */
function wordsOfProfile(profile: Profile, key: string): string | null | undefined {
  const { responsible, purpose, intendedUsers, significance, removals } = profile
  const words: Readonly<Record<string, string | null>> = {
    responsible,
    purpose: [purpose, intendedUsers].filter(Boolean).join(' '),
    significance,
    removals,
  }
  return Object.hasOwn(words, key) ? words[key] : undefined
}
