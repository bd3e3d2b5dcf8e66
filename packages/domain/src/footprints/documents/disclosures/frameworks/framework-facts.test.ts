import { describe, expect, it, test } from 'vitest'
import type { Month } from '../../../../calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { PPN_ROWS, VSME_ROWS } from './asked-facts.generated.ts'
import type { DisclosedCompany, DisclosedYear } from './disclosed-year.ts'
import { hundredthsOf } from './emissions-of-year.ts'
import type { FrameworkFact } from './framework-fact.ts'
import { ppnFacts } from './ppn-facts.ts'
import { vsmeFacts } from './vsme-facts.ts'

type Category = DisclosedYear['categories'][number]

const scopeThree = (said: Partial<Record<string, Partial<Category>>>): Category[] =>
  SCOPE_THREE_KEYS.map((category) => ({
    category,
    name: category,
    scope: 3,
    state: 'not-applicable',
    grams: 0,
    reason: 'We have none.',
    ...said[category],
  }))

const OWN: Category[] = [
  { category: 'a', name: 'Gas', scope: 1, state: 'figures', grams: 10_004_000, reason: null },
  { category: 'b', name: 'Power', scope: 2, state: 'benchmark', grams: 5_006_000, reason: null },
]

const YEAR: DisclosedYear = {
  from: '2025-01' as Month,
  to: '2025-12' as Month,
  isDeclared: true,
  scope1: 10_004_000,
  scope2: 5_006_000,
  scope2Market: null,
  categories: [
    ...OWN,
    ...scopeThree({
      purchasedGoodsAndServices: { state: 'benchmark', grams: 70_000_000 },
      businessTravel: { state: 'figures', grams: 3_004_900 },
      wasteGeneratedInOperations: { state: 'open', reason: null },
      employeeCommutingAndRemoteWorking: { state: 'figures-and-rest', grams: 1_006_000 },
    }),
  ],
}

const COMPANY: DisclosedCompany = {
  companyName: 'Fernbank',
  today: '2026-11-27',
  now: YEAR,
  base: null,
  recalculatedGrams: null,
  basePolicy: null,
  targets: [],
  actions: [],
  methods: 'By meters.',
  energy: { electricity: 40_004, fuels: 100_006, missing: null },
}

const TARGET = {
  kind: 'net-zero',
  covers: 'scopes-1-2',
  baseMonth: '2025-01' as Month,
  targetYear: 2045,
  reductionBasisPoints: 9_000,
} as const

const factsBy = (facts: readonly FrameworkFact[]) => new Map(facts.map((fact) => [fact.key, fact]))
const ppn = (rest: Partial<DisclosedCompany> = {}) => factsBy(ppnFacts({ ...COMPANY, ...rest }))
const vsme = (rest: Partial<DisclosedCompany> = {}) => factsBy(vsmeFacts({ ...COMPANY, ...rest }))

describe('whatever is known', () => {
  const companies = [COMPANY, { ...COMPANY, base: YEAR, targets: [TARGET] }]
  test.each(companies)('each fact is there once, and is given or says why not', (company) => {
    for (const [facts, rows] of [
      [ppnFacts(company), PPN_ROWS],
      [vsmeFacts(company), VSME_ROWS],
    ] as const) {
      expect(facts.map(({ key }) => key)).toEqual(rows.map(([key]) => key))
      for (const { state, value, because } of facts) {
        expect(value !== null).toBe(state === 'given')
        expect(Boolean(because)).toBe(state !== 'given')
      }
    }
  })
})

describe('a carbon reduction plan', () => {
  it('has the categories that it has to have, each as it is known', () => {
    const facts = ppn()
    const told = (key: string) => {
      const { state, value, because, note } = facts.get(key) ?? {}
      return [state, value, because ?? note]
    }
    expect(told('current-scope-1')).toEqual(['given', 10, null])
    expect(told('current-scope-2')).toEqual(['given', 5.01, 'Partly or wholly a benchmark: Power.'])
    expect(told('current-scope-3-04')).toEqual(['not-applicable', null, 'We have none.'])
    expect(told('current-scope-3-05')[0]).toBe('not-given')
    expect(told('current-scope-3-06')).toEqual(['given', 3, null])
    expect(told('current-scope-3-07')[2]).toContain('A part is estimated')
    expect(told('current-scope-3-more')).toEqual([
      'given',
      70,
      'Of category 1. By the benchmark of the sector, in part or whole: category 1.',
    ])
  })
  it('adds what is printed, and says what is missing', () => {
    const facts = [...ppn().values()]
    const parts = facts.filter(({ key }) => /^current-scope/.test(key))
    const total = facts.find(({ key }) => key === 'current-total')
    expect(Math.round(Number(total?.value) * 100)).toBe(
      parts.reduce((sum, part) => sum + hundredthsOf(part), 0),
    )
    expect(total?.note).toBe('Without Waste generated in operations.')
  })
  it('without a base year gives no baseline, and with this year says so', () => {
    expect(ppn().get('baseline-total')).toMatchObject({ state: 'not-given' })
    const facts = ppn({ base: YEAR })
    expect(facts.get('baseline-year')?.value).toBe(
      'January 2025 to December 2025, the reporting year itself',
    )
    expect(facts.get('baseline-total')?.value).toBe(facts.get('current-total')?.value)
  })
  it.each([
    ['2026-11-27', 'January 2025 to December 2025.'],
    ['2027-01-01', 'ended more than twelve months ago'],
    ['2025-12-31', 'are not over until the end of December 2025'],
  ])('on %s says of the year: %s', (today, says) => {
    expect(ppn({ today }).get('current-year')?.value).toContain(says)
  })
  it('takes its commitment and the way there from the targets', () => {
    const facts = ppn({ base: YEAR, targets: [TARGET] })
    expect(facts.get('commitment')).toMatchObject({ value: '2045', note: null })
    expect(facts.get('targets')?.value).toBe(
      '90% less of scopes 1 and 2 by 2045 than in the year that began in 2025. Its straight line leaves 11.63 tCO2e in 2030.',
    )
    const late = ppn({ targets: [{ ...TARGET, targetYear: 2055 }] }).get('commitment')
    expect(late?.note).toContain('2050 or earlier')
  })
  it('names what was done and what is planned', () => {
    const facts = ppn({
      actions: [
        { title: 'Heat pump', isComplete: true, gramsAYear: 4_000_000 },
        { title: 'Electric van', isComplete: false, gramsAYear: null },
      ],
    })
    expect(facts.get('projects-done')?.value).toBe('Heat pump (4 tCO2e a year)')
    expect(facts.get('projects-planned')?.value).toBe('Electric van')
  })
})

describe('the VSME', () => {
  it('adds what is printed', () => {
    const facts = vsme()
    const value = (key: string) => Number(facts.get(`B3.${key}`)?.value)
    expect(value('scopes-1-2-location')).toBe(15.01)
    expect(value('scope-3')).toBe(74.01)
    expect(value('total-location')).toBe(89.02)
    expect([value('electricity-total'), value('fuels-total'), value('total-energy')]).toEqual([
      40, 100.01, 140.01,
    ])
    expect(facts.get('B1.period-end')?.value).toBe('2025-12-31')
    expect(facts.get('B3.scope-1')?.ref).toBe('30(a), vsme:GrossScope1GreenhouseGasEmissions')
  })
  it('says why energy, market, turnover and other parts are not given', () => {
    const facts = vsme({ energy: { ...COMPANY.energy, missing: 'No kWh is known of: Coal.' } })
    for (const [key, because] of [
      ['B3.total-energy', 'No kWh is known of: Coal.'],
      ['B3.total-market', 'No contract'],
      ['B1.turnover', 'not held here'],
      ['B8', 'Not held here'],
      ['C3.target-year', 'No target is set'],
    ] as const) {
      expect(facts.get(key)).toMatchObject({
        state: 'not-given',
        because: expect.stringContaining(because),
      })
    }
  })
  it('gives the market where there is an instrument', () => {
    const facts = vsme({ now: { ...YEAR, scope2Market: 0 } })
    expect(facts.get('B3.scope-2-market')?.value).toBe(0)
    expect(facts.get('B3.scopes-1-2-market')?.value).toBe(10)
  })
  it('gives the level of a target for just what it covers together', () => {
    const facts = vsme({ base: YEAR, targets: [TARGET] })
    expect(facts.get('C3.scopes-1-2-location-target')?.value).toBe(1.5)
    expect(facts.get('C3.total-location-target')).toMatchObject({ state: 'not-given' })
    expect(facts.get('C3.scope-1-base')?.value).toBe(10)
  })
})
