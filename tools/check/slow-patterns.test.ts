import { expect, test } from 'vitest'
import { readSources } from './read-sources.ts'
import { findPatterns, findSlowText } from './slow-patterns.ts'

test.each([
  // Each of these is slow on purpose.
  '^(.*?)[\\s,;]+<?([^\\s,;<>]*@[^\\s,;<>]*)>?$',
  '(a+)+$',
  '\\s+$',
  '^Bearer (\\w+\\.?)*$',
  '^(\\d+|\\d+,)*$',
])('a pattern that slows down faster than its text grows is found: %s', (pattern) => {
  expect(findSlowText(new RegExp(pattern))).not.toBeNull()
})

test('100,000 hostile characters hold up no pattern of the product', () => {
  const product = readSources().filter(
    ({ path }) => /^(apps|packages)\//.test(path) && !/\.test\.|\/testing\//.test(path),
  )
  const patterns = findPatterns(product)
  expect(patterns.length).toBeGreaterThan(150)
  const slow = patterns.flatMap(({ path, line, regex }) => {
    const text = findSlowText(regex)
    return text === null ? [] : `${path}:${line} ${regex} with ${JSON.stringify(text)}`
  })
  expect(slow).toEqual([])
})
