import { describe, expect, it } from 'vitest'
import { COMPANY, TARGET, YEAR } from '../company-of-tests.ts'
import type { DisclosedCompany } from '../disclosed-year.ts'
import { vsmeFacts } from '../vsme-facts.ts'
import { CELLS_OF_FACTS } from './template-cells.ts'
import { vsmeCells } from './vsme-cells.ts'

const cellsOf = (rest: Partial<DisclosedCompany> = {}) => {
  const company = { ...COMPANY, ...rest }
  return vsmeCells({ ...company, facts: vsmeFacts(company) })
}
const at = (place: string, rest: Partial<DisclosedCompany> = {}) =>
  cellsOf(rest).find((cell) => cell.at === place)

describe('the cells of EFRAG’s template', () => {
  it('hold what is given, and nothing of what is not', () => {
    expect(at('GrossScope1GreenhouseGasEmissions')).toMatchObject({ value: 10 })
    expect(at('GrossMarketBasedScope2GreenhouseGasEmissions')).toBeUndefined()
    expect(at('Turnover')).toBeUndefined()
    expect(at('BasisForReporting')).toBeUndefined()
    // Not applicable and not begun are both empty.
    expect(at('Environmental Disclosures!D31')).toBeUndefined()
    expect(at('Environmental Disclosures!D34')).toBeUndefined()
  })
  it('keep a formula that comes to the fact', () => {
    expect(at('TotalGrossLocationBasedScope1AndScope2GHGEmissions')).toEqual({
      at: 'TotalGrossLocationBasedScope1AndScope2GHGEmissions',
      value: 15.01,
      keepsFormula: true,
    })
    expect(at('GrossScope3GreenhouseGasEmissions_CurrentlyStatedMember')).toMatchObject({
      keepsFormula: true,
    })
    expect(at('Environmental Disclosures!G29')).toMatchObject({ value: true })
  })
  it('replace a formula that would come to something else', () => {
    const electricity = 'EnergyConsumptionFromElectricity_TotalRenewableAndNonRenewableEnergyMember'
    expect(at(electricity)).toMatchObject({ value: 40, keepsFormula: false })
    const plan = { base: YEAR, targets: [TARGET] }
    expect(
      at('TotalGrossLocationBasedScope1AndScope2GHGEmissions_TargetYearMember', plan),
    ).toMatchObject({ keepsFormula: false })
    // The year has no scope 3, its base year has.
    const now = { ...YEAR, categories: YEAR.categories.filter(({ scope }) => scope !== 3) }
    const base = at('GrossScope3GreenhouseGasEmissions_BaselineYearMember', { ...plan, now })
    expect(base).toMatchObject({ value: 74.01, keepsFormula: false })
    expect(at('Environmental Disclosures!G29', { now })).toMatchObject({ value: false })
  })
  it('give the base year by its categories, so that the template adds all of it', () => {
    const plan = { base: YEAR, targets: [TARGET] }
    expect(at('Environmental Disclosures!G30', plan)).toMatchObject({ value: 70 })
    expect(at('GrossScope3GreenhouseGasEmissions_BaselineYearMember', plan)).toMatchObject({
      keepsFormula: true,
    })
    expect(at('Environmental Disclosures!J19', plan)).toMatchObject({ value: true })
  })
  it('say days as the template asks for them', () => {
    expect(at('General Information!D10')).toMatchObject({ value: 2025 })
    expect(at('General Information!D12')).toMatchObject({ value: 31 })
    expect(at('template_reporting_period_enddate')).toMatchObject({
      value: '2025-12-31',
      keepsFormula: true,
    })
  })
  it('choose from its lists, and call another legal form other', () => {
    const said = {
      ...COMPANY.said,
      basis: 'individual',
      legalForm: 'Partnership',
      naceCodes: '10.71, 47.11; 10.7, 99.99',
    } as const
    expect(at('UndertakingsLegalForm', { said })).toMatchObject({ value: 'partnership' })
    const nace = cellsOf({ said }).flatMap((cell) => ('begins' in cell ? [cell.begins] : []))
    expect(nace).toEqual(['NACE C - 10.71 ', 'NACE G - 47.11 '])
    const other = { said: { ...said, legalForm: 'Foundation' } }
    expect(at('UndertakingsLegalForm', other)).toMatchObject({
      value: expect.stringMatching(/^other/),
    })
    expect(at('OtherUndertakingsLegalForm', other)).toMatchObject({ value: 'Foundation' })
  })
  it('note what is a benchmark beside the figures', () => {
    const texts = cellsOf().filter((cell) => cell.at.startsWith('Footnotes!'))
    const said = texts.flatMap((cell) => ('value' in cell ? [String(cell.value)] : []))
    expect(said.join('\n')).toContain(
      'Scope 3, category 1: Purchased goods and services: Estimated by the benchmark of the sector.',
    )
    expect(said).toContain('Gross Scope 3 greenhouse gas emissions')
  })
  it('know only facts that the VSME has', () => {
    const keys = vsmeFacts(COMPANY).map(({ key }) => key)
    for (const key of Object.keys(CELLS_OF_FACTS))
      expect(key.startsWith('C3.scope-3-base-') || keys.includes(key)).toBe(true)
  })
})
