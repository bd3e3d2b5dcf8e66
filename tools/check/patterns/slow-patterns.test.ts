import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findPatterns, findSlowRepeats } from './slow-patterns.ts'

test.each([
  // Each of these is slow on purpose.
  '^(.*?)[\\s,;]+<?([^\\s,;<>]*@[^\\s,;<>]*)>?$',
  '(a+)+$',
  '\\s+$',
  '^Bearer (\\w+\\.?)*$',
  '^(\\d+|\\d+,)*$',
  // A bound that bounds nothing.
  '\\s{1,4000}$',
  // Of a word that is repeated.
  'macroEnabled\\.[\\w.]*main',
  '/wp-json.*$',
  '^.*ab.*c$',
  '^(ab|abab)*$',
  '"(?:[^"\\\\]|\\\\.)*"',
])('a pattern that slows down faster than its text grows is found: %s', (pattern) => {
  expect(findSlowRepeats(new RegExp(pattern))).not.toEqual([])
})

test.each([
  'macroEnabled[\\w.]{0,64}main',
  // Whatever follows, it is found.
  '/wp-json.*',
  '"[^\\n]*"',
  '/([0-9a-z-]+)(?:[?#][^]*)?$',
  // Begins at one place alone, and one repetition ends where the next begins.
  '^entry (\\d+) (\\S+)$',
  '^(?:ab)*c$',
])('a pattern that does not is taken: %s', (pattern) => {
  expect(findSlowRepeats(new RegExp(pattern))).toEqual([])
})

test('no pattern of the product slows down faster than its text grows', () => {
  const product = readSources().filter(
    ({ path }) => /^(apps|packages)\//.test(path) && !/\.test\.|\/testing\//.test(path),
  )
  const patterns = findPatterns(product)
  expect(patterns.length).toBeGreaterThan(150)
  const slow = patterns.flatMap(({ path, line, regex }) => {
    const repeats = findSlowRepeats(regex)
    return repeats.length === 0 ? [] : `${path}:${line} ${regex} with many ${repeats}`
  })
  expect(slow).toEqual([])
})
