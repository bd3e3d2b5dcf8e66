import { baseYearOf, WHOLE_REDUCTION } from '../../../climate-plan/targets.ts'
import { type DisclosureFact, givenText, notGiven } from '../disclosure-fact.ts'
import { SBTI_ROWS } from './asked-facts.generated.ts'
import { saidText } from './company-facts.ts'
import { notSaid } from './company-year.ts'
import { type DisclosedCompany, sourceOfYear } from './disclosed-year.ts'
import { hundredthsOf, monthsInWords, scopeFact, sumFact } from './emissions-of-year.ts'
import { askedFacts, type FrameworkFact } from './framework-fact.ts'
import { netZeroInWords, targetsInWords } from './plan-facts.ts'

export const SBTI_VERSION = 'SBTi’s route for small firms, criteria of 1 January 2024'

/** The route as it was read; dated, because it changes. */
export const SBTI_ROUTE = {
  validFrom: '2024-01-01',
  /** From then on other rules hold. */
  nextFrom: '2027-02-01',
  /** Of scope 1, and scope 2 by location, together. */
  mostHundredths: 1_000_000,
  people: 250,
  turnoverEuros: 50_000_000,
  balanceSheetEuros: 25_000_000,
  firstBaseYear: 2015,
  targetYear: 2030,
  /** Of the base year, each year in a straight line; hundredths of a per cent. */
  yearlyBasisPoints: 420,
  netZeroYear: 2050,
  netZeroBasisPoints: 9_000,
} as const

const SBTI_ASKED = askedFacts(SBTI_ROWS)
const NO_BASE = 'No base year is set; set one in the climate plan.'

/** What a small firm needs for SBTi's route: a sheet of data, never a submission or a judgement. */
export function sbtiFacts(company: DisclosedCompany): FrameworkFact[] {
  return SBTI_ASKED.inOrder([
    emissionsTest(company),
    yesOrNo(
      'eligible-sector',
      company.said.isOfExcludedSector,
      'SBTi asks such firms to take the standard route.',
    ),
    yesOrNo(
      'eligible-group',
      company.said.isOfLargerGroup,
      'SBTi asks such firms to take the standard route.',
    ),
    sizeTest(company),
    ...baseYear(company),
    nearTerm(company),
    netZero(company),
    saidText(SBTI_ASKED.name('statement', ['profile']), company.said.scopeThreeStatement),
    saidText(SBTI_ASKED.name('contact', ['profile']), company.said.signatory),
    nextVersion(company),
  ])
}

function emissionsTest({ now }: DisclosedCompany): DisclosureFact {
  const name = SBTI_ASKED.name('eligible-emissions', sourceOfYear(now))
  const sum = sumFact(name, [
    scopeFact({ ...name, label: 'scope 1' }, now, 1),
    scopeFact({ ...name, label: 'scope 2' }, now, 2),
  ])
  if (sum.state !== 'given') return sum
  const isUnder = hundredthsOf(sum) < SBTI_ROUTE.mostHundredths
  const says = isUnder ? 'Under 10,000 t.' : 'Not under 10,000 t: this route is closed.'
  return { ...sum, note: [says, sum.note ?? ''].join(' ').trim() }
}

function yesOrNo(key: string, isClosed: boolean | null, otherwise: string): DisclosureFact {
  const name = SBTI_ASKED.name(key, ['profile'])
  if (isClosed === null) return notGiven(name, notSaid())
  return { ...givenText(name, isClosed ? 'No' : 'Yes'), note: isClosed ? otherwise : null }
}

/** Counts alone: sources differ on how many of them have to hold. */
function sizeTest({ said }: DisclosedCompany): DisclosureFact {
  const name = SBTI_ASKED.name('eligible-size', ['profile'])
  const { employees, turnover, balanceSheet, currency } = said
  const money = (amount: number) => `${currency} ${amount.toLocaleString('en-GB')}`
  const known = [
    ...(employees === null ? [] : [`${employees.toLocaleString('en-GB')} people`]),
    ...(turnover === null ? [] : [`turnover ${money(turnover)}`]),
    ...(balanceSheet === null ? [] : [`balance sheet ${money(balanceSheet)}`]),
  ]
  if (known.length === 0) return notGiven(name, notSaid())
  return {
    ...givenText(name, known.join(', ')),
    note: 'The route is for firms with fewer than 250 people, a turnover under EUR 50 million and a balance sheet under EUR 25 million. Our sources differ on whether two or three of these must hold, so it is not judged here; nor is a duty to set a target for land.',
  }
}

function baseYear(company: DisclosedCompany): DisclosureFact[] {
  const { base } = company
  const name = (key: string) => SBTI_ASKED.name(key, base ? sourceOfYear(base) : ['plan'])
  const keys = ['base-year', 'scope-1', 'scope-2', 'scope-3']
  if (!base) return keys.map((key) => notGiven(name(key), NO_BASE))
  const isEarly = Number(base.from.slice(0, 4)) < SBTI_ROUTE.firstBaseYear
  return [
    {
      ...givenText(name('base-year'), monthsInWords(base)),
      note: isEarly ? 'The route asks for 2015 or later, as we understand it.' : null,
    },
    scopeFact(name('scope-1'), base, 1),
    scopeFact(name('scope-2'), base, 2),
    scopeThree(company),
  ]
}

function scopeThree({ base }: DisclosedCompany): DisclosureFact {
  const name = SBTI_ASKED.name('scope-3', ['lines'])
  const of = (base?.categories ?? []).filter(({ scope }) => scope === 3)
  const count = (states: readonly string[]) =>
    of.filter(({ state }) => states.includes(state)).length
  const measured = count(['figures', 'figures-and-rest'])
  if (measured === 0) return notGiven(name, 'No category of scope 3 has figures of the company.')
  return givenText(
    name,
    `${measured} of ${of.length} categories have figures of the company, ${count(['benchmark'])} are estimated by a benchmark, ${count(['not-applicable'])} do not apply and ${count(['open'])} are not calculated.`,
  )
}

/** The target that is held, beside the one that the route sets. */
function nearTerm(company: DisclosedCompany): DisclosureFact {
  const name = SBTI_ASKED.name('near-term', ['plan'])
  const targets = company.targets.filter(
    ({ kind, covers }) => kind === 'near-term' && covers !== 'scope-3',
  )
  const [target] = targets
  if (!target)
    return notGiven(
      name,
      'No near-term target for scopes 1 and 2 is set; set one in the climate plan.',
    )
  const years = SBTI_ROUTE.targetYear - baseYearOf(target)
  const asked = (SBTI_ROUTE.yearlyBasisPoints * years) / 100
  const words = targetsInWords({ ...company, targets }, SBTI_ROUTE.targetYear) ?? ''
  const note =
    years > 0
      ? `At 4.2% of the base year a year, a straight line from ${baseYearOf(target)} comes to ${asked}% by ${SBTI_ROUTE.targetYear}. SBTi sets the figure itself.`
      : `The base year leaves no time before ${SBTI_ROUTE.targetYear}.`
  return { ...givenText(name, words), note }
}

function netZero(company: DisclosedCompany): DisclosureFact {
  const fact = netZeroInWords(SBTI_ASKED.name('net-zero', ['plan']), company)
  const isShort = company.targets.some(
    ({ kind, reductionBasisPoints, targetYear }) =>
      kind === 'net-zero' &&
      (reductionBasisPoints < SBTI_ROUTE.netZeroBasisPoints || targetYear > SBTI_ROUTE.netZeroYear),
  )
  const least = (SBTI_ROUTE.netZeroBasisPoints / WHOLE_REDUCTION) * 100
  return fact.state === 'given' && isShort
    ? {
        ...fact,
        note: `The route asks for at least ${least}% by ${SBTI_ROUTE.netZeroYear} at the latest.`,
      }
    : fact
}

function nextVersion({ today }: DisclosedCompany): DisclosureFact {
  const name = SBTI_ASKED.name('route-2027', ['report'])
  return today < SBTI_ROUTE.nextFrom
    ? {
        ...notGiven(
          name,
          'Version 2.0 holds for validations from 1 February 2027, as others report it. This sheet follows the criteria before it.',
        ),
        state: 'not-applicable' as const,
      }
    : notGiven(
        name,
        'Version 2.0 holds since 1 February 2027, and this sheet follows the criteria before it.',
      )
}
