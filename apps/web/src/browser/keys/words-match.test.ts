import { expect, test } from 'vitest'
import { wordsMatch } from './words-match.ts'

test.each([
  ['live', 'Live widgets', true],
  ['WIDG li', 'Live widgets', true],
  ['foret', 'Forêt de la Sava', true],
  ['und 00012', 'UND-2026-00012', true],
  ['', 'Anything', true],
  ['ivew', 'Live widgets', false],
  ['live shop', 'Live widgets', false],
])('“%s” in “%s”: %s', (typed, text, isFound) => {
  expect(wordsMatch(typed, text)).toBe(isFound)
})
