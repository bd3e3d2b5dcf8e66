import { longMonth, type Month, shiftMonth } from '../../../../calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { type DisclosureFact, type FactName, givenText, notGiven } from '../disclosure-fact.ts'
import { PPN_ROWS } from './asked-facts.generated.ts'
import { type DisclosedCompany, type DisclosedYear, sourceOfYear } from './disclosed-year.ts'
import { monthsInWords, scopeFact, scopeThreeFact, sumFact } from './emissions-of-year.ts'
import { askedFacts, type FrameworkFact } from './framework-fact.ts'
import { netZeroYear, plannedFacts, targetsFact, textOr } from './plan-facts.ts'

export const PPN_VERSION = 'PPN 006, 17 February 2025, and its technical standard'
const LATEST_NET_ZERO = 2050

/** Of scope 3, the categories that a plan has to have. */
const REQUIRED = [4, 5, 6, 7, 9] as const
const PPN_ASKED = askedFacts(PPN_ROWS)

/** A carbon reduction plan as the United Kingdom asks it of suppliers. No offset is in any figure. */
export function ppnFacts(company: DisclosedCompany): FrameworkFact[] {
  const { companyName, now, base } = company
  return PPN_ASKED.inOrder([
    givenText(PPN_ASKED.name('supplier', ['declaration']), companyName),
    notGiven(
      PPN_ASKED.name('publication-date', ['profile']),
      'You date the plan when you publish it.',
    ),
    commitment(company),
    baselineYear(company),
    textOr(
      PPN_ASKED.name('baseline-details', ['plan']),
      baselineDetails(company),
      'Nothing is written down about the base year.',
    ),
    ...emissions('baseline', base, 'No base year is set; set one in the climate plan.'),
    ...emissions('current', now, ''),
    currentYear(company),
    targetsFact(PPN_ASKED.name('targets', ['plan']), company),
    ...plannedFacts(
      company,
      PPN_ASKED.name('projects-done', ['plan']),
      PPN_ASKED.name('projects-planned', ['plan']),
    ),
    givenText(PPN_ASKED.name('methods', ['lines', 'declaration']), company.methods),
    notGiven(
      PPN_ASKED.name('signatory', ['profile']),
      'A director or equivalent signs the plan that you publish, with name, role and date.',
    ),
    notGiven(
      PPN_ASKED.name('published-at', ['profile']),
      'Publish the plan on your own UK site; an address of ours does not count.',
    ),
  ])
}

function commitment(company: DisclosedCompany): DisclosureFact {
  const name = PPN_ASKED.name('commitment', ['plan'])
  const year = netZeroYear(company)
  if (year === null)
    return notGiven(name, 'No net-zero target is set; set one in the climate plan.')
  const note =
    year > LATEST_NET_ZERO
      ? `The plan asks for ${LATEST_NET_ZERO} or earlier, for UK operations at least.`
      : null
  return { ...givenText(name, String(year)), note }
}

function baselineYear({ base, now }: DisclosedCompany): DisclosureFact {
  const name = PPN_ASKED.name('baseline-year', ['plan'])
  if (!base) return notGiven(name, 'No base year is set; set one in the climate plan.')
  const isNow = base.from === now.from
  return givenText(name, `${monthsInWords(base)}${isNow ? ', the reporting year itself' : ''}`)
}

function baselineDetails({ basePolicy, recalculatedGrams }: DisclosedCompany): string | null {
  const recalculated =
    recalculatedGrams === null
      ? []
      : [
          `The base year was recalculated to ${(recalculatedGrams / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 2 })} tCO2e; the figures below are those that were declared.`,
        ]
  return [basePolicy ?? '', ...recalculated].filter(Boolean).join(' ') || null
}

function emissions(
  of: 'baseline' | 'current',
  year: DisclosedYear | null,
  because: string,
): DisclosureFact[] {
  const name = (key: string) => PPN_ASKED.name(`${of}-${key}`, year ? sourceOfYear(year) : ['plan'])
  const keys = [
    'scope-1',
    'scope-2',
    ...REQUIRED.map((number) => `scope-3-0${number}`),
    'scope-3-more',
    'total',
  ]
  if (!year) return keys.map((key) => notGiven(name(key), because))
  const required = REQUIRED.map((number) =>
    scopeThreeFact(name(`scope-3-0${number}`), year, number),
  )
  const parts = [
    scopeFact(name('scope-1'), year, 1),
    scopeFact(name('scope-2'), year, 2),
    ...required,
    otherCategories(name('scope-3-more'), year),
  ]
  return [...parts, sumFact(name('total'), parts)]
}

/** Voluntary: those that are given. */
function otherCategories(name: FactName, year: DisclosedYear): DisclosureFact {
  const numbers = SCOPE_THREE_KEYS.map((_, at) => at + 1).filter(
    (number) => !REQUIRED.some((required) => required === number),
  )
  const given = numbers
    .map((number) => scopeThreeFact({ ...name, label: `category ${number}` }, year, number))
    .filter(({ state }) => state === 'given')
  const estimated = given.filter(({ note }) => note?.includes('benchmark'))
  const sum = sumFact(name, given)
  if (sum.state !== 'given')
    return notGiven(name, 'No other category is given; they are voluntary.')
  const named = (facts: readonly DisclosureFact[]) => facts.map(({ label }) => label).join(', ')
  const note = `Of ${named(given)}.${estimated.length > 0 ? ` By the benchmark of the sector, in part or whole: ${named(estimated)}.` : ''}`
  return { ...sum, note }
}

/** Twelve months that ended at most twelve months ago. */
function currentYear({ now, today }: DisclosedCompany): DisclosureFact {
  const name = PPN_ASKED.name('current-year', ['declaration'])
  const isOld = shiftMonth(now.to, 12) < (today.slice(0, 7) as Month)
  const isOver = now.to < (today.slice(0, 7) as Month)
  const words = isOld
    ? ` These months ended more than twelve months ago: a plan asks for newer ones.`
    : isOver
      ? ''
      : ` These months are not over until the end of ${longMonth(now.to)}.`
  return givenText(name, `${monthsInWords(now)}.${words}`)
}
