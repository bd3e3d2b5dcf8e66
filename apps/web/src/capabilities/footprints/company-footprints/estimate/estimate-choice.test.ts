import { expect, test } from 'vitest'
import { estimateChoiceIn, readChoice } from './estimate-choice.ts'

const employeesOf = (employees: string) =>
  readChoice(estimateChoiceIn(new URLSearchParams({ turnover: '850,000', employees }))).input
    .employees

test('employees that are not given are unknown, and none of them is a number of their own', () => {
  expect(['', ' ', '0', '1,200'].map(employeesOf)).toEqual([null, null, 0, 1_200])
})
