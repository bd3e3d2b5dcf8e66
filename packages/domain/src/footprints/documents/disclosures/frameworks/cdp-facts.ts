import { longMonth } from '../../../../calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { shownFigure } from '../../shown-figures.ts'
import {
  type DisclosureFact,
  doesNotApply,
  givenAmount,
  givenText,
  notGiven,
} from '../disclosure-fact.ts'
import { CDP_ROWS } from './asked-facts.generated.ts'
import { saidMoney, saidText } from './company-facts.ts'
import { type DisclosedCompany, sourceOfYear } from './disclosed-year.ts'
import { marketFact, scopeFact, scopeThreeFact, tonnesFact } from './emissions-of-year.ts'
import { energyOfYear } from './energy-of-year.ts'
import { askedFacts, type FrameworkFact } from './framework-fact.ts'
import { lastDayOf, netZeroInWords, plannedFacts, targetsFact } from './plan-facts.ts'

export const CDP_VERSION =
  'CDP’s questions to small firms, by theme; the numbers of its questions are not held'

const CDP_ASKED = askedFacts(CDP_ROWS)
const NO_SUPPLIER_DATA = 'No line of scope 3 was calculated with data of a supplier.'

/** What CDP asks of a small firm. No offset is in any figure. */
export function cdpFacts(company: DisclosedCompany): FrameworkFact[] {
  return CDP_ASKED.inOrder([
    ...organisation(company),
    ...boundary(company),
    ...emissions(company),
    ...energyOfYear(company, (key) => CDP_ASKED.name(key, ['lines']), {
      total: 'energy-total',
      electricity: 'energy-electricity',
      fuels: 'energy-fuels',
    }),
    notGiven(
      CDP_ASKED.name('energy-renewable', ['lines']),
      'How much of the energy is renewable is not held here.',
    ),
    ...plan(company),
    credits(company),
    notGiven(CDP_ASKED.name('risks', ['profile']), 'Not held here; please fill it in yourself.'),
    notGiven(
      CDP_ASKED.name('supply-chain', ['profile']),
      'What you answered a customer is with that customer; it is not read into this sheet.',
    ),
  ])
}

function organisation({ companyName, now, report, said }: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) => CDP_ASKED.name(key, ['declaration'])
  const asEstimated = 'As it was chosen for the estimate.'
  return [
    givenText(name('name'), companyName),
    { ...givenText(name('country'), report.country), note: asEstimated },
    {
      ...givenText(name('sector'), report.sector),
      note: `${asEstimated} CDP sorts activities in its own way.`,
    },
    saidText(name('currency'), said.currency),
    saidMoney(name('revenue'), said.turnover, said.currency),
    givenText(name('year-start'), `${now.from}-01`),
    givenText(name('year-end'), lastDayOf(now)),
  ]
}

function boundary({ now, report }: DisclosedCompany): DisclosureFact[] {
  const approach = CDP_ASKED.name('approach', ['lines'])
  return [
    report.approachName
      ? givenText(approach, report.approachName)
      : notGiven(approach, 'An estimate takes the company as a whole, and has no approach.'),
    exclusions(now),
  ]
}

function exclusions({ categories }: DisclosedCompany['now']): DisclosureFact {
  const name = CDP_ASKED.name('exclusions', ['lines'])
  const open = categories.filter(({ state }) => state === 'open').map((each) => each.name)
  const left = categories
    .filter(({ state }) => state === 'not-applicable')
    .map((each) => `${each.name}: ${each.reason ?? 'does not apply'}`)
  const note = open.length > 0 ? `Not calculated yet, without a reason: ${open.join('; ')}.` : null
  if (left.length > 0) return { ...givenText(name, left.join(' ')), note }
  return note ? notGiven(name, note) : givenText(name, 'No category is left out.')
}

function emissions({ now, report }: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) => CDP_ASKED.name(key, sourceOfYear(now))
  return [
    scopeFact(name('scope-1'), now, 1),
    scopeFact(name('scope-2-location'), now, 2),
    marketFact(name('scope-2-market'), now),
    ...SCOPE_THREE_KEYS.map((_, at) =>
      scopeThreeFact(name(`scope-3-${String(at + 1).padStart(2, '0')}`), now, at + 1),
    ),
    supplierShare(report),
    yearBefore(report),
    verification(report, now.isDeclared),
  ]
}

type Report = DisclosedCompany['report']

function supplierShare({ lines, isChanged }: Report): DisclosureFact {
  const name = CDP_ASKED.name('supplier-share', ['lines'])
  if (!lines) return notGiven(name, 'An estimate has no inventory.')
  if (isChanged) return notGiven(name, 'The inventory was changed after it was declared.')
  const sum = (of: 'grams' | 'ofGrams') => lines.suppliers.reduce((all, each) => all + each[of], 0)
  if (sum('grams') === 0) return notGiven(name, NO_SUPPLIER_DATA)
  return givenAmount(name, {
    value: Math.floor((sum('grams') * 100) / sum('ofGrams')),
    unit: '%',
    decimals: 0,
    note: 'Of what lines of scope 3 come to; benchmarks are not among them.',
  })
}

function yearBefore({ before }: Report): DisclosureFact {
  const name = CDP_ASKED.name('previous-year', ['declaration'])
  if (!before) return doesNotApply(name, 'This is the first footprint of the company.')
  if (!before.isDeclared) return notGiven(name, 'The footprint of the year before is an estimate.')
  return tonnesFact(
    name,
    shownFigure(before.totalGrams).hundredths,
    `Of the twelve months from ${longMonth(before.from)}, scope 2 by location.`,
  )
}

/** That nobody did is an answer. */
function verification({ verification: by }: Report, isDeclared: boolean): DisclosureFact {
  const name = CDP_ASKED.name('verification', ['declaration'])
  if (!isDeclared) return notGiven(name, 'The footprint is not declared.')
  return givenText(name, by ?? 'Nobody has verified it; the company stands by it itself.')
}

function plan(company: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) => CDP_ASKED.name(key, ['plan'])
  const { responsible } = company.report.profile
  const names = CDP_ASKED.name('responsible', ['profile'])
  return [
    targetsFact(name('targets'), company),
    netZeroInWords(name('net-zero'), company),
    ...plannedFacts(company, name('actions-done'), name('actions-planned')),
    responsible
      ? givenText(names, responsible)
      : notGiven(names, 'Nobody is named; say it on the page of the report.'),
  ]
}

function credits({ report }: DisclosedCompany): DisclosureFact {
  const name = CDP_ASKED.name('credits', ['report'])
  const { grams, projects } = report.funded
  if (grams === 0)
    return notGiven(
      name,
      'Nothing was funded here for these months; credits from elsewhere are not held.',
    )
  return tonnesFact(
    name,
    Math.floor(grams / 10_000),
    `${projects.join('; ')}. Funded here and not subtracted; whether units were retired, and where, is stated in their certificates.`,
  )
}
