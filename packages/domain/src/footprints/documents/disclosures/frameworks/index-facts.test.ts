import { expect, it } from 'vitest'
import { REQUIREMENTS } from '../../requirements/requirements.ts'
import { COMPANY } from './company-of-tests.ts'
import type { FrameworkFact } from './framework-fact.ts'
import { ghgFacts, isoFacts } from './index-facts.ts'

const fact = (facts: readonly FrameworkFact[], key: string) =>
  facts.find((each) => each.key.endsWith(`.${key}`))

it('has each point of a standard once, given with its section or with a reason why not', () => {
  for (const facts of [isoFacts(COMPANY), ghgFacts(COMPANY)]) {
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
    for (const { state, value, because } of facts) {
      expect(value !== null).toBe(state === 'given')
      expect(Boolean(because)).toBe(state !== 'given')
    }
  }
  expect(isoFacts(COMPANY)).toHaveLength(REQUIREMENTS['ISO 14064-1:2018'].length)
})

it('says where in the report it is, with the words of the company', () => {
  expect(fact(ghgFacts(COMPANY), 'methods')?.value).toBe(
    'Section 6 of the report, Methods and emission factors',
  )
  expect(fact(isoFacts(COMPANY), 'responsible')?.because).toBe('Nobody said who is responsible.')
  const profile = { ...COMPANY.report.profile, responsible: 'Ada Moss, director' }
  const named = isoFacts({ ...COMPANY, report: { ...COMPANY.report, profile } })
  expect(fact(named, 'responsible')?.note).toBe('Ada Moss, director')
})

it('names what is open, and never states conformity', () => {
  expect(fact(ghgFacts(COMPANY), 'categories')?.because).toContain('wasteGeneratedInOperations')
  expect(fact(isoFacts(COMPANY), 'conformity')?.state).toBe('not-given')
  const estimate = { ...COMPANY, report: { ...COMPANY.report, lines: null } }
  expect(fact(isoFacts(estimate), 'factors')?.because).toBe('An estimate has no inventory.')
})
