import { expect, test } from 'vitest'
import { filterOf, problemsOf } from './ledger-filter.ts'

const problemsIn = (search: string) => problemsOf(filterOf(new URLSearchParams(search)))

test.each([
  ['', {}],
  ['entry=1024&month=2026-11', {}],
  ['entry=0', { entry: 'An entry has a whole number, such as 1024.' }],
  ['month=2026-13', { month: 'Please choose a month, such as 2026-11.' }],
  ['month=9999-12', { month: 'Please choose a month, such as 2026-11.' }],
])('“%s” is searched for, or its problem stands beside its field', (search, problems) => {
  expect(problemsIn(search)).toEqual(problems)
})
