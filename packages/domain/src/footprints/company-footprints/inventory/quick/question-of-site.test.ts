import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUICK_ITEMS } from '../quick-entry.ts'
import { questionOfSite, questionWithoutSite } from './question-of-site.ts'
import { QUICK_ROW_IDS } from './quick-rows.ts'

const LONGEST_IN_DATABASE = 40

test('of the company a question has its own name', () => {
  expect(questionOfSite('electricity', null)).toBe('electricity')
})

test('of each site it has another, the same every time, and as long as is stored', () => {
  const names = ['Leeds', 'York', 'leeds', 'Straße 7', 'a'.repeat(120)]
  const asked = names.map((site) => questionOfSite('electricity', site))
  expect(new Set(asked).size).toBe(names.length)
  const ids = [...QUICK_ITEMS.map(({ id }) => id), ...QUICK_ROW_IDS]
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.string({ maxLength: 120 }), (id, site) => {
      const question = questionOfSite(id, site)
      expect(question.length).toBeLessThanOrEqual(LONGEST_IN_DATABASE)
      expect(questionOfSite(id, site)).toBe(question)
      expect(questionWithoutSite(question)).toBe(id)
    }),
  )
})
