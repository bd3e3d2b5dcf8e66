import { describe, expect, it, test } from 'vitest'
import { CDP_ROWS, PPN_ROWS, SBTI_ROWS, VSME_ROWS } from './asked-facts.generated.ts'
import { cdpFacts } from './cdp-facts.ts'
import { COMPANY, TARGET, YEAR } from './company-of-tests.ts'
import type { DisclosedCompany } from './disclosed-year.ts'
import { hundredthsOf } from './emissions-of-year.ts'
import type { FrameworkFact } from './framework-fact.ts'
import { ppnFacts } from './ppn-facts.ts'
import { sbtiFacts } from './sbti-facts.ts'
import { vsmeFacts } from './vsme-facts.ts'

const factsBy = (facts: readonly FrameworkFact[]) => new Map(facts.map((fact) => [fact.key, fact]))
const ppn = (rest: Partial<DisclosedCompany> = {}) => factsBy(ppnFacts({ ...COMPANY, ...rest }))
const vsme = (rest: Partial<DisclosedCompany> = {}) => factsBy(vsmeFacts({ ...COMPANY, ...rest }))

describe('whatever is known', () => {
  const companies = [COMPANY, { ...COMPANY, base: YEAR, targets: [TARGET] }]
  test.each(companies)('each fact is there once, and is given or says why not', (company) => {
    for (const [facts, rows] of [
      [ppnFacts(company), PPN_ROWS],
      [vsmeFacts(company), VSME_ROWS],
      [cdpFacts(company), CDP_ROWS],
      [sbtiFacts(company), SBTI_ROWS],
    ] as const) {
      expect(facts.map(({ key }) => key)).toEqual(rows.map(([key]) => key))
      for (const { state, value, because } of facts) {
        expect(value !== null).toBe(state === 'given')
        expect(Boolean(because)).toBe(state !== 'given')
      }
    }
  })
})

describe('the modules of the VSME', () => {
  const plan = { base: YEAR, targets: [TARGET] }
  const states = (module: 'basic' | 'comprehensive') =>
    [...vsme({ ...plan, said: { ...COMPANY.said, module } }).values()]
      .filter(({ key }) => key.startsWith('C'))
      .map(({ state }) => state)
  it('leave out all of the comprehensive one where the basic one is reported alone', () => {
    expect(new Set(states('basic'))).toEqual(new Set(['not-applicable']))
    expect(states('comprehensive')).toContain('given')
  })
  it('list each site in words', () => {
    const site = { address: '4 Mill Lane', postalCode: null, city: 'Leeds', country: 'GB' }
    const sites = [{ ...site, coordinates: '53.8, -1.5' }]
    expect(vsme({ said: { ...COMPANY.said, sites } }).get('B1.sites')?.value).toBe(
      '4 Mill Lane, Leeds, United Kingdom, at 53.8, -1.5',
    )
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
      ['B1.turnover', 'About the company'],
      ['B8', 'Not held here'],
      ['C3.target-year', 'No target is set'],
    ] as const) {
      expect(facts.get(key)).toMatchObject({
        state: 'not-given',
        because: expect.stringContaining(because),
      })
    }
  })
  it('divides what is printed by the turnover that the company says', () => {
    const said = { ...COMPANY.said, turnover: 850_000, currency: 'GBP' }
    const facts = vsme({ said })
    expect(facts.get('B1.turnover')).toMatchObject({ value: 850_000, unit: 'GBP' })
    expect(facts.get('B3.intensity-total-location')).toMatchObject({
      value: 0.0001047,
      unit: 'tCO2e per GBP',
      note: expect.stringContaining('Without'),
    })
    expect(facts.get('B3.intensity-12-location')?.because).toContain('Scope 3 is given')
    expect(vsme().get('B3.intensity-total-location')?.because).toContain('The turnover of the year')
    const categories = YEAR.categories.filter(({ scope }) => scope < 3)
    const withoutThree = vsme({ said, now: { ...YEAR, categories } })
    expect(withoutThree.get('B3.intensity-12-location')?.value).toBe(0.0000177)
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
