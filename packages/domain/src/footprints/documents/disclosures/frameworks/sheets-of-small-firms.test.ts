import { describe, expect, it } from 'vitest'
import type { Month } from '../../../../calendar/calendar.ts'
import { cdpFacts } from './cdp-facts.ts'
import { COMPANY, TARGET, YEAR } from './company-of-tests.ts'
import type { DisclosedCompany } from './disclosed-year.ts'
import type { FrameworkFact } from './framework-fact.ts'
import { sbtiFacts } from './sbti-facts.ts'

const byKey = (facts: readonly FrameworkFact[]) => new Map(facts.map((fact) => [fact.key, fact]))
const cdp = (rest: Partial<DisclosedCompany> = {}) => byKey(cdpFacts({ ...COMPANY, ...rest }))
const sbti = (rest: Partial<DisclosedCompany> = {}) => byKey(sbtiFacts({ ...COMPANY, ...rest }))
const report = (rest: Partial<DisclosedCompany['report']>) => ({
  report: { ...COMPANY.report, ...rest },
})
const said = (rest: Partial<DisclosedCompany['said']>) => ({ said: { ...COMPANY.said, ...rest } })

describe('CDP for small firms', () => {
  it('has the figures of the footprint, and says what a benchmark estimated', () => {
    const facts = cdp()
    expect(facts.get('scope-1')?.value).toBe(10)
    expect(facts.get('scope-3-01')).toMatchObject({
      value: 70,
      note: 'Estimated by the benchmark of the sector.',
    })
    expect(facts.get('scope-3-05')?.state).toBe('not-given')
    expect(facts.get('energy-total')?.value).toBe(140.01)
  })
  it('names what is left out, and what is open beside it', () => {
    const fact = cdp().get('exclusions')
    expect(fact?.value).toContain('We have none.')
    expect(fact?.note).toContain('wasteGeneratedInOperations')
  })
  it('gives no figure for what is not held', () => {
    for (const key of ['energy-renewable', 'risks', 'supply-chain', 'credits', 'revenue'])
      expect(cdp().get(key)).toMatchObject({ state: 'not-given', value: null })
  })
  it('says that nobody verified it where nobody did', () => {
    expect(cdp().get('verification')?.value).toContain('Nobody has verified it')
    const draft = cdp({ now: { ...YEAR, isDeclared: false } })
    expect(draft.get('verification')?.state).toBe('not-given')
  })
  it('never rounds up what was funded, and subtracts it from nothing', () => {
    const facts = cdp(report({ funded: { grams: 1_999_999, projects: ['Peat, Ireland'] } }))
    expect(facts.get('credits')?.value).toBe(1.99)
    expect(facts.get('scope-1')?.value).toBe(10)
  })
  it('gives the year before as it was declared, and no estimate of it', () => {
    const before = { from: '2024-01' as Month, isDeclared: true, totalGrams: 5_000_000 }
    expect(cdp(report({ before })).get('previous-year')?.value).toBe(5)
    const estimated = cdp(report({ before: { ...before, isDeclared: false } }))
    expect(estimated.get('previous-year')?.state).toBe('not-given')
    expect(cdp().get('previous-year')?.state).toBe('not-applicable')
  })
  it('gives the share of data of suppliers, rounded down', () => {
    const lines = {
      ...(COMPANY.report.lines as NonNullable<typeof COMPANY.report.lines>),
      suppliers: [{ category: 'businessTravel' as const, grams: 2, ofGrams: 3 }],
    }
    expect(cdp(report({ lines })).get('supplier-share')?.value).toBe(66)
    expect(cdp().get('supplier-share')?.state).toBe('not-given')
  })
})

describe('SBTi for small firms', () => {
  it('says whether scopes 1 and 2 are under 10,000 t', () => {
    expect(sbti().get('eligible-emissions')).toMatchObject({ value: 15.01 })
    const large = { ...YEAR, scope1: 10_000_000_000 }
    expect(sbti({ now: large }).get('eligible-emissions')?.note).toContain('this route is closed')
  })
  it('takes from the company what no inventory knows, and judges no size', () => {
    for (const key of [
      'eligible-sector',
      'eligible-group',
      'eligible-size',
      'statement',
      'contact',
    ])
      expect(sbti().get(key)?.because).toContain('About the company')
    const facts = sbti(
      said({ isOfExcludedSector: false, isOfLargerGroup: true, employees: 12, signatory: 'Ada' }),
    )
    expect(facts.get('eligible-sector')?.value).toBe('Yes')
    expect(facts.get('eligible-group')?.value).toBe('No')
    expect(facts.get('eligible-size')).toMatchObject({
      value: '12 people',
      note: expect.stringContaining('not judged here'),
    })
  })
  it('puts the target that is held beside the line that the route draws', () => {
    const near = { ...TARGET, kind: 'near-term' as const, targetYear: 2030 }
    const fact = sbti({ base: YEAR, targets: [near] }).get('near-term')
    expect(fact?.value).toContain('90% less of scopes 1 and 2 by 2030')
    expect(fact?.note).toContain('from 2025 comes to 21% by 2030')
    expect(sbti({ targets: [TARGET] }).get('near-term')?.state).toBe('not-given')
    expect(sbti({ base: YEAR, targets: [TARGET] }).get('net-zero')?.note).toBe(null)
    const late = { ...TARGET, targetYear: 2055 }
    expect(sbti({ targets: [late] }).get('net-zero')?.note).toContain('2050 at the latest')
  })
  it('has the base year with its scopes, and counts what of scope 3 was measured', () => {
    const facts = sbti({ base: YEAR })
    expect(facts.get('scope-2')?.value).toBe(5.01)
    expect(facts.get('scope-3')?.value).toContain('2 of 15 categories have figures')
    expect(sbti().get('scope-1')?.because).toContain('No base year is set')
  })
  it('says from when on another version holds', () => {
    expect(sbti().get('route-2027')?.state).toBe('not-applicable')
    expect(sbti({ today: '2027-02-01' }).get('route-2027')?.state).toBe('not-given')
  })
})
