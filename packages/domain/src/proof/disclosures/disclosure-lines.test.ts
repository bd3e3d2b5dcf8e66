import { expect, test } from 'vitest'
import {
  quantityLines,
  readNames,
  readQuantities,
  readUrls,
  readVerifications,
  readYearly,
  verificationLines,
  yearlyLines,
} from './disclosure-lines.ts'

test('lines are read, and written again as they were typed', () => {
  const quantities =
    '2022-03-31; started; 12400; https://registry.example/1\n2023-01-01; reversed; 12.5'
  const yearly = '2023; 9870\n2024; 10100; https://registry.example/2'
  const verifications =
    'Earthcheck Ltd; 2024-02-10; monitoring report 3; https://registry.example/3'
  const [first, second, third] = [
    readQuantities(quantities),
    readYearly(`\n${yearly}\n`),
    readVerifications(verifications),
  ]
  expect(first.problem === null && quantityLines(first.rows)).toBe(quantities)
  expect(second.problem === null && yearlyLines(second.rows)).toBe(yearly)
  expect(third.problem === null && verificationLines(third.rows)).toBe(verifications)
  expect(readUrls('https://a.example/1\nhttps://a.example/2')).toMatchObject({ problem: null })
  expect(readNames('Gold Standard; version 1.2')).toEqual({
    rows: ['Gold Standard; version 1.2'],
    problem: null,
  })
})

test.each([
  [readQuantities('soon; started; 1'), 'Line 1 begins with a day, such as 2022-03-31.'],
  [readQuantities('2022-02-30; started; 1'), 'Line 1 begins with a day, such as 2022-03-31.'],
  [readQuantities('2022-03-31; stopped; 1'), /^Line 1 says started, modified, reversed/],
  [readQuantities('2022-03-31; started; -1'), /^Line 1 has a number of tonnes/],
  [readQuantities('2022-03-31; started; 1; http://a.example'), /^Line 1 ends with an address/],
  [readYearly('2023; 1\n1823; 1'), /^Line 2 begins with a year/],
  [readYearly('2023; many'), /^Line 1 has a number/],
  [readVerifications('; 2024-01-01; x'), /^Line 1 begins with who/],
  [readVerifications('A; 2024; x'), /^Line 1 has a day/],
  [readVerifications('A; 2024-01-01'), /^Line 1 says what was verified/],
  [readUrls('javascript:alert(1)'), /^Line 1 is an address/],
  [readYearly('2023; 1\n'.repeat(101)), /^There are at most 100 lines/],
])('what is wrong is said with its line: %j', ({ problem }, why) => {
  expect(problem).toMatch(why)
})
