import { expect, test } from 'vitest'
import { readSources } from './read-sources.ts'
import { findPatterns, findSlowCharacters } from './slow-patterns.ts'

test.each([
  // Each of these is slow on purpose.
  '^(.*?)[\\s,;]+<?([^\\s,;<>]*@[^\\s,;<>]*)>?$',
  '(a+)+$',
  '\\s+$',
  '^Bearer (\\w+\\.?)*$',
  '^(\\d+|\\d+,)*$',
  // A bound that bounds nothing.
  '\\s{1,4000}$',
])('a pattern that slows down faster than its text grows is found: %s', (pattern) => {
  expect(findSlowCharacters(new RegExp(pattern))).not.toEqual([])
})

test('no pattern of the product slows down faster than its text grows', () => {
  const product = readSources().filter(
    ({ path }) => /^(apps|packages)\//.test(path) && !/\.test\.|\/testing\//.test(path),
  )
  const patterns = findPatterns(product)
  expect(patterns.length).toBeGreaterThan(150)
  const slow = patterns.flatMap(({ path, line, regex }) => {
    const characters = findSlowCharacters(regex)
    return characters.length === 0 ? [] : `${path}:${line} ${regex} with many ${characters}`
  })
  expect(slow).toEqual([])
})
