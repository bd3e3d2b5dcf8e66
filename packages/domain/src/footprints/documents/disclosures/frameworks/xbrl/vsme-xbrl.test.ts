import { describe, expect, it } from 'vitest'
import { COMPANY, TARGET, YEAR } from '../company-of-tests.ts'
import type { CompanyYear } from '../company-year.ts'
import type { DisclosedCompany } from '../disclosed-year.ts'
import { vsmeFacts } from '../vsme-facts.ts'
import { XBRL_NUMBERS, XBRL_TEXTS } from './vsme-concepts.ts'
import { vsmeXbrl } from './vsme-xbrl.ts'

const SAID: CompanyYear = {
  ...COMPANY.said,
  identifierScheme: 'LEI',
  identifier: '5299000J2N45DDNE4Y28',
  turnover: 850_000,
  currency: 'GBP',
  employees: 12,
}

const written = (rest: Partial<DisclosedCompany> = {}) => {
  const company = { ...COMPANY, said: SAID, ...rest }
  return vsmeXbrl({ ...company, facts: vsmeFacts(company) })
}
const named = (concept: string, rest: Partial<DisclosedCompany> = {}) =>
  Object.values(written(rest)?.facts ?? {}).filter(
    ({ dimensions }) => dimensions.concept === `vsme:${concept}`,
  )

describe('the VSME in xBRL-JSON', () => {
  it('names the company by its identifier, and is not written without', () => {
    expect(written({ said: COMPANY.said })).toBe(null)
    expect(written()?.documentInfo.namespaces.lei).toBe('http://standards.iso.org/iso/17442')
    for (const { dimensions } of Object.values(written()?.facts ?? {}))
      expect(dimensions.entity).toBe('lei:5299000J2N45DDNE4Y28')
  })
  it('gives each number with its unit, decimals and months', () => {
    expect(named('GrossScope1GreenhouseGasEmissions')).toEqual([
      {
        value: '10.00',
        decimals: 2,
        dimensions: {
          concept: 'vsme:GrossScope1GreenhouseGasEmissions',
          entity: 'lei:5299000J2N45DDNE4Y28',
          period: '2025-01-01T00:00:00/2026-01-01T00:00:00',
          unit: 'utr:tCO2e',
        },
      },
    ])
    expect(named('Turnover')[0]).toMatchObject({
      value: '850000',
      dimensions: { unit: 'iso4217:GBP' },
    })
    expect(named('TotalLocationBasedGreenhouseGasEmissionsIntensityValue')[0]).toMatchObject({
      value: '0.0001047',
      dimensions: { unit: 'utr:tCO2e/iso4217:GBP' },
    })
    const [employees] = named('NumberOfEmployees')
    expect(employees?.dimensions).not.toHaveProperty('unit')
    expect(employees?.dimensions.period).toBe('2026-01-01T00:00:00')
  })
  it('has the base year and the target year apart, each in its own months', () => {
    const plan = { base: YEAR, targets: [TARGET] }
    const both = named('TotalGrossLocationBasedScope1AndScope2GHGEmissions', plan)
    expect(
      both.map(({ dimensions }) => [dimensions['vsme:ReportingScopesAxis'], dimensions.period]),
    ).toEqual([
      [undefined, '2025-01-01T00:00:00/2026-01-01T00:00:00'],
      ['vsme:BaselineYearMember', '2025-01-01T00:00:00/2026-01-01T00:00:00'],
      ['vsme:TargetYearMember', '2045-01-01T00:00:00/2046-01-01T00:00:00'],
    ])
  })
  it('leaves out what is not given, and escapes texts that are markup', () => {
    expect(named('GrossMarketBasedScope2GreenhouseGasEmissions')).toEqual([])
    const actions = [{ title: 'Heat < 60 & less', isComplete: false, gramsAYear: null }]
    const [said] = named('DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets', {
      actions,
    })
    expect(said?.value).toBe('Heat &lt; 60 &amp; less')
  })
  it('knows only facts that the VSME has', () => {
    const keys = vsmeFacts(COMPANY).map(({ key }) => key)
    for (const key of [...Object.keys(XBRL_NUMBERS), ...Object.keys(XBRL_TEXTS)])
      expect(keys).toContain(key)
  })
})
