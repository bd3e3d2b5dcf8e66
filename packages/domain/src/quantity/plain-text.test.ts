import { expect, test } from 'vitest'
import { isStorable } from './plain-text.ts'

test.each([
  ['', true],
  ['two\nlines with a tree 🌳', true],
  ['a NUL: \0', false],
  ['half a tree: \ud83c', false],
])('%j can be stored: %s', (text, is) => {
  expect(isStorable(text)).toBe(is)
})
