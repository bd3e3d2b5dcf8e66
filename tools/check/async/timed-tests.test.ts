import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findTimedTests } from './timed-tests.ts'

const found = (text: string) => findTimedTests([{ path: 'a.test.ts', text }]).length

test.each([
  ['performance.now() - began', 1],
  ['(process.cpuUsage().user - user) / 1_000', 1],
  ['Date.now() - began', 1],
  ['answer', 0],
])('a busy machine fails no test: %s', (measured, breaches) => {
  const text = `const began = performance.now()
expect(${measured}).toBeLessThan(500)`
  expect(found(text)).toBe(breaches)
})

test('no test of the product says how long something may take', () => {
  expect(findTimedTests(readSources())).toEqual([])
})
