import { WHOLE_REDUCTION } from '../../../climate-plan/targets.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { shownFigure } from '../../shown-figures.ts'
import {
  type DisclosureFact,
  doesNotApply,
  type FactName,
  givenAmount,
  givenText,
  notGiven,
} from '../disclosure-fact.ts'
import { VSME_ROWS } from './asked-facts.generated.ts'
import { generalFacts } from './company-facts.ts'
import { notSaid } from './company-year.ts'
import { type DisclosedCompany, type DisclosedTarget, sourceOfYear } from './disclosed-year.ts'
import {
  hundredthsOf,
  marketFact,
  monthsInWords,
  scopeFact,
  scopeThreeFact,
  sumFact,
  tonnesFact,
} from './emissions-of-year.ts'
import { energyOfYear } from './energy-of-year.ts'
import { askedFacts, type FrameworkFact } from './framework-fact.ts'
import { actionsInWords, COVERED_IN_WORDS, coveredOf, lastDayOf } from './plan-facts.ts'

export const VSME_VERSION = 'VSME, digital template 1.3.0 and taxonomy of 1 May 2026'

const NOT_HELD = 'Not held here; please fill it in yourself.'
const TURNOVER = notSaid(
  'The turnover of the year is not given, only what an estimate was made from.',
)
const WHOLE_INTENSITY = 'Scope 3 is given, so the intensity of all scopes is asked for instead.'
const BASIC_ALONE = 'It is of the comprehensive module, which you do not report.'
/** As the template prints it. */
const INTENSITY_DECIMALS = 7
const VSME_ASKED = askedFacts(VSME_ROWS)
const category = (number: number) => `B3.scope-3-${String(number).padStart(2, '0')}`

/** What the VSME asks about energy and climate; the rest is named as not held. */
export function vsmeFacts(company: DisclosedCompany): FrameworkFact[] {
  const known = [
    ...general(company),
    ...energyOfYear(company, (key) => VSME_ASKED.name(`B3.${key}`, ['lines']), {
      total: 'total-energy',
      electricity: 'electricity-total',
      fuels: 'fuels-total',
    }),
    ...emissions(company),
    ...targets(company),
  ]
  const keys = new Set(known.map(({ key }) => key))
  const asked = known.map((fact) => (isLeftOut(fact.key, company) ? leftOut(fact) : fact))
  const rest = VSME_ROWS.filter(([key]) => !keys.has(key)).map(([key]) => {
    const name = VSME_ASKED.name(key, ['profile'])
    return isLeftOut(key, company) ? leftOut(name) : notGiven(name, NOT_HELD)
  })
  return VSME_ASKED.inOrder([...asked, ...rest])
}

/** Where the basic module alone is reported, nothing is given of the other. */
const isLeftOut = (key: string, { said }: DisclosedCompany): boolean =>
  said.module === 'basic' && key.startsWith('C')

const leftOut = ({ key, label, period, sources }: FactName): DisclosureFact =>
  doesNotApply({ key, label, period, sources }, BASIC_ALONE)

function general(company: DisclosedCompany): DisclosureFact[] {
  const { companyName, now } = company
  const name = (key: string) => VSME_ASKED.name(`B1.${key}`, ['declaration'])
  return [
    givenText(name('name'), companyName),
    givenText(name('period-start'), `${now.from}-01`),
    givenText(name('period-end'), lastDayOf(now)),
    ...generalFacts(company.said, name),
  ]
}

function emissions({ now, said }: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) => VSME_ASKED.name(`B3.${key}`, sourceOfYear(now))
  const [one, two] = [
    scopeFact(name('scope-1'), now, 1),
    scopeFact(name('scope-2-location'), now, 2),
  ]
  const market = marketFact(name('scope-2-market'), now)
  const categories = SCOPE_THREE_KEYS.map((_, at) =>
    scopeThreeFact(VSME_ASKED.name(category(at + 1), sourceOfYear(now)), now, at + 1),
  )
  const three = sumFact(name('scope-3'), categories)
  const hasMarket = market.state === 'given'
  const withMarket = (key: string, parts: readonly DisclosureFact[]) =>
    hasMarket ? sumFact(name(key), parts) : notGiven(name(key), market.because ?? NOT_HELD)
  const whole = (key: string, parts: readonly DisclosureFact[]) =>
    three.state === 'given'
      ? { ...sumFact(name(key), parts), note: three.note }
      : notGiven(name(key), 'Scope 3 is not given.')
  const both = sumFact(name('scopes-1-2-location'), [one, two])
  const all = whole('total-location', [one, two, three])
  return [
    ...[one, two, market, ...categories, three],
    both,
    withMarket('scopes-1-2-market', [one, market]),
    all,
    hasMarket ? whole('total-market', [one, market, three]) : withMarket('total-market', []),
    three.state === 'given'
      ? notGiven(name('intensity-12-location'), WHOLE_INTENSITY)
      : perTurnover(name('intensity-12-location'), both, said),
    perTurnover(name('intensity-total-location'), all, said),
  ]
}

/** Of a figure as it is printed. */
function perTurnover(
  name: FactName,
  of: DisclosureFact,
  { turnover, currency }: DisclosedCompany['said'],
): DisclosureFact {
  if (turnover === null || currency === null || turnover === 0) return notGiven(name, TURNOVER)
  if (of.state !== 'given') return notGiven(name, of.because ?? NOT_HELD)
  const value = Number((hundredthsOf(of) / 100 / turnover).toFixed(INTENSITY_DECIMALS))
  const unit = `tCO2e per ${currency}`
  return givenAmount(name, { value, unit, decimals: INTENSITY_DECIMALS, note: of.note })
}

const TARGET_KEYS = [
  'base-year',
  'target-year',
  'scopes-1-2-location-target',
  'total-location-target',
]
const BASE_KEYS = [
  'scope-1-base',
  'scope-2-location-base',
  'scope-3-base',
  'scopes-1-2-location-base',
  'total-location-base',
]

/** Of several targets the one that comes first. */
function targets(company: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) => VSME_ASKED.name(`C3.${key}`, ['plan'])
  const actions = actionsInWords(company, false)
  const main = actions
    ? givenText(name('main-actions'), actions)
    : notGiven(name('main-actions'), 'The climate plan has no reduction under way.')
  const target = company.targets.toSorted((a, b) => a.targetYear - b.targetYear)[0]
  if (!target) {
    const because = 'No target is set; set one in the climate plan.'
    return [main, ...[...TARGET_KEYS, ...BASE_KEYS].map((key) => notGiven(name(key), because))]
  }
  return [main, ...yearsOf(target), ...baseOf(company), ...reached(target, company)]
}

function yearsOf({ baseMonth, targetYear, covers }: DisclosedTarget): DisclosureFact[] {
  return [
    givenText(VSME_ASKED.name('C3.base-year', ['plan']), baseMonth.slice(0, 4)),
    {
      ...givenText(VSME_ASKED.name('C3.target-year', ['plan']), String(targetYear)),
      note: `The target is of ${COVERED_IN_WORDS[covers]}.`,
    },
  ]
}

function baseOf({ base, recalculatedGrams }: DisclosedCompany): DisclosureFact[] {
  const name = (key: string) =>
    VSME_ASKED.name(`C3.${key}`, base ? sourceOfYear(base) : (['plan'] as const))
  if (!base) return BASE_KEYS.map((key) => notGiven(name(key), 'The base year has no footprint.'))
  const [one, two] = [
    scopeFact(name('scope-1-base'), base, 1),
    scopeFact(name('scope-2-location-base'), base, 2),
  ]
  const categories = SCOPE_THREE_KEYS.map((_, at) =>
    scopeThreeFact({ ...name('scope-3-base'), label: `category ${at + 1}` }, base, at + 1),
  )
  const three = sumFact(name('scope-3-base'), categories)
  const total = sumFact(name('total-location-base'), [one, two, three])
  const note =
    recalculatedGrams === null
      ? total.note
      : [
          total.note ?? '',
          `As declared for ${monthsInWords(base)}; recalculated since to ${shownFigure(recalculatedGrams).hundredths / 100} tCO2e.`,
        ]
          .join(' ')
          .trim()
  return [
    one,
    two,
    three,
    sumFact(name('scopes-1-2-location-base'), [one, two]),
    { ...total, note },
  ]
}

/** The level of the target year, where the target covers just these scopes together. */
function reached(target: DisclosedTarget, { base }: DisclosedCompany): DisclosureFact[] {
  const level = (key: string, covers: DisclosedTarget['covers']): DisclosureFact => {
    const name: FactName = VSME_ASKED.name(`C3.${key}`, ['plan'])
    if (target.covers !== covers)
      return notGiven(name, `The target is of ${COVERED_IN_WORDS[target.covers]}.`)
    if (!base) return notGiven(name, 'The base year has no footprint.')
    const left = 1 - target.reductionBasisPoints / WHOLE_REDUCTION
    return tonnesFact(name, shownFigure(coveredOf(base, covers) * left).hundredths)
  }
  return [level('scopes-1-2-location-target', 'scopes-1-2'), level('total-location-target', 'all')]
}
