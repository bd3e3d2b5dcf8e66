import {
  baseYear,
  biogenic,
  boundary,
  eachGas,
  energy,
  exclusions,
  intensity,
  profileField,
  scopesAnswered,
  verification,
  yearBefore,
} from './answers.ts'
import {
  fromLines,
  given,
  givenIf,
  missing,
  notApplicable,
  type Requirement,
  type Standard,
} from './requirement.ts'

const CORPORATE: readonly Requirement[] = [
  {
    key: 'boundary',
    asks: 'Organisational boundary and consolidation approach',
    section: 'boundary',
    answer: boundary,
  },
  { key: 'period', asks: 'Reporting period', section: 'boundary', answer: given },
  {
    key: 'scopes-1-2',
    asks: 'Scope 1 and scope 2, without offsets',
    section: 'summary',
    answer: (facts) => scopesAnswered(facts, [1, 2]),
  },
  {
    key: 'gases',
    asks: 'Each greenhouse gas, in tonnes and in CO2e',
    section: 'gases',
    answer: (facts) => eachGas(facts, [1, 2]),
  },
  {
    key: 'biogenic',
    asks: 'Biogenic CO2 apart from the scopes',
    section: 'gases',
    answer: biogenic,
  },
  {
    key: 'base-year',
    asks: 'Base year, profile over time and recalculation policy',
    section: 'base-year',
    answer: baseYear,
  },
  { key: 'methods', asks: 'Methods and tools', section: 'methods', answer: fromLines },
  {
    key: 'exclusions',
    asks: 'Exclusions, with reasons',
    section: 'exclusions',
    answer: exclusions,
  },
]

const SCOPE_TWO: readonly Requirement[] = [
  {
    key: 'both-methods',
    asks: 'Scope 2 by location and by market',
    section: 'scope-2',
    answer: (facts) => scopesAnswered(facts, [2]),
  },
  {
    key: 'instruments',
    asks: 'Contracts and certificates, or that there are none',
    section: 'scope-2',
    answer: fromLines,
  },
]

const SCOPE_THREE: readonly Requirement[] = [
  {
    key: 'categories',
    asks: 'Emissions of each scope 3 category',
    section: 'categories',
    answer: (facts) => scopesAnswered(facts, [3]),
  },
  {
    key: 'left-out',
    asks: 'Categories left out, with the reason',
    section: 'exclusions',
    answer: exclusions,
  },
  {
    key: 'quality',
    asks: 'Types and sources of data, and their quality',
    section: 'quality',
    answer: fromLines,
  },
  {
    key: 'supplier-share',
    asks: 'Share calculated with data of suppliers, by category',
    section: 'methods',
    answer: fromLines,
  },
]

const ISO: readonly Requirement[] = [
  {
    key: 'responsible',
    asks: 'Person responsible',
    section: 'boundary',
    answer: profileField('responsible'),
  },
  {
    key: 'purpose',
    asks: 'Purpose and intended users',
    section: 'boundary',
    answer: (facts) => {
      const purpose = profileField('purpose')(facts)
      return purpose.state === 'given' ? profileField('intendedUsers')(facts) : purpose
    },
  },
  { key: 'period', asks: 'Reporting period', section: 'boundary', answer: given },
  {
    key: 'significance',
    asks: 'Criteria of significance for indirect emissions',
    section: 'boundary',
    answer: profileField('significance'),
  },
  {
    key: 'six-categories',
    asks: 'The six categories of emissions',
    section: 'categories',
    answer: (facts) => scopesAnswered(facts, [1, 2, 3]),
  },
  {
    key: 'direct-gases',
    asks: 'Gases of direct emissions, each apart',
    section: 'gases',
    answer: (facts) => eachGas(facts, [1]),
  },
  { key: 'biogenic', asks: 'Biogenic emissions', section: 'gases', answer: biogenic },
  { key: 'removals', asks: 'Removals', section: 'boundary', answer: profileField('removals') },
  {
    key: 'exclusions',
    asks: 'Sources left out, with the reason',
    section: 'exclusions',
    answer: exclusions,
  },
  { key: 'methods', asks: 'Methods, and changes of method', section: 'methods', answer: fromLines },
  {
    key: 'factors',
    asks: 'Factors, warming potentials and their source',
    section: 'methods',
    answer: fromLines,
  },
  {
    key: 'uncertainty',
    asks: 'Uncertainty',
    section: 'quality',
    answer: ({ lines }) => givenIf(lines !== null, 'An estimate has the spread of its sector.'),
  },
  { key: 'base-year', asks: 'Base year', section: 'base-year', answer: baseYear },
  {
    key: 'verification',
    asks: 'Statement on verification',
    section: 'verification',
    answer: verification,
  },
  {
    key: 'conformity',
    asks: 'Statement of conformity',
    section: 'requirements',
    answer: () => missing('This report makes none; the company may, after its own review.'),
  },
]

const SECR: readonly Requirement[] = [
  { key: 'energy', asks: 'Energy use in the UK, in kWh', section: 'energy', answer: energy },
  {
    key: 'scopes-1-2',
    asks: 'Emissions of scopes 1 and 2',
    section: 'summary',
    answer: (facts) => scopesAnswered(facts, [1, 2]),
  },
  {
    key: 'intensity',
    asks: 'At least one intensity ratio',
    section: 'intensity',
    answer: intensity,
  },
  {
    key: 'actions',
    asks: 'Energy-efficiency actions',
    section: 'actions',
    answer: ({ actions, efficiencyActions }) =>
      givenIf(
        actions.length > 0 || efficiencyActions !== null,
        'Nothing is written. If no action was taken, please say so.',
      ),
  },
  {
    key: 'year-before',
    asks: 'Figures of the year before',
    section: 'year-before',
    answer: yearBefore,
  },
  { key: 'methods', asks: 'Methods', section: 'methods', answer: fromLines },
]

/** A duty of companies of the United Kingdom alone. */
function ofBritishCompanies(requirement: Requirement): Requirement {
  return {
    ...requirement,
    answer: (facts) =>
      facts.companyCountry === 'GB'
        ? requirement.answer(facts)
        : notApplicable('SECR is asked of companies of the United Kingdom.'),
  }
}

/** What each standard asks a report for, the section that answers it, and whether it does. */
export const REQUIREMENTS: Readonly<Record<Standard, readonly Requirement[]>> = {
  'GHG Protocol, Corporate Standard': CORPORATE,
  'GHG Protocol, Scope 2 Guidance': SCOPE_TWO,
  'GHG Protocol, Scope 3 Standard': SCOPE_THREE,
  'ISO 14064-1:2018': ISO,
  SECR: SECR.map(ofBritishCompanies),
}
