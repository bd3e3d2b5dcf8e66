import { describe, expect, test } from 'vitest'
import { sampleTarget } from './sample-target.ts'
import { isSmallCompany, type SmallCompany, smallChecks } from './sbti-small.ts'
import type { Target } from './targets.ts'

const COMPANY: SmallCompany = {
  people: 12,
  isPeopleGiven: true,
  turnoverEuros: 1_600_000,
  scopesOneTwo: 47_000_000,
  isDeclared: true,
}

const check = (id: string, company: Partial<SmallCompany> = {}, target: Partial<Target> = {}) =>
  smallChecks(sampleTarget(target), { ...COMPANY, ...company }).find((each) => each.id === id)

describe('the route for small firms', () => {
  test('is for firms of fewer than 250 people', () => {
    expect([249, 250].map((people) => isSmallCompany({ people }))).toEqual([true, false])
  })

  test('asks for scopes 1 and 2 under 10,000 tonnes, of a declared base year', () => {
    expect(check('emissions')?.isMet).toBe(true)
    expect(check('emissions', { scopesOneTwo: 10_000_000_000 })?.isMet).toBe(false)
    expect(check('emissions', { isDeclared: false })?.isMet).toBeNull()
  })

  test('never says that a firm is small enough where it does not know all of it', () => {
    expect(check('size')).toMatchObject({ isMet: null })
    expect(check('size')?.found).toContain('people and turnover')
    expect(check('size', { isPeopleGiven: false, turnoverEuros: null })?.found).toContain('none')
  })

  test('asks for 4.2% of the base year for each year to 2030', () => {
    const six = { baseMonth: '2024-01' as Target['baseMonth'], targetYear: 2030 }
    expect(check('reduction', {}, { ...six, reductionBasisPoints: 2_520 })?.isMet).toBe(true)
    expect(check('reduction', {}, { ...six, reductionBasisPoints: 2_519 })?.isMet).toBe(false)
    expect(check('reduction', {}, { ...six, covers: 'scope-3' })?.isMet).toBe(false)
    expect(check('reduction', {}, { ...six, targetYear: 2033 })?.isMet).toBe(false)
  })
})
