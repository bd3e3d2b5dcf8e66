import { expect, test } from 'vitest'
import { isStorable, namesNoAddress, unlinked } from './plain-text.ts'

test.each([
  ['', true],
  ['two\nlines with a tree 🌳', true],
  ['a NUL: \0', false],
  ['half a tree: \ud83c', false],
])('%j can be stored: %s', (text, is) => {
  expect(isStorable(text)).toBe(is)
})

test.each([
  ['Hazelwood & Daughters', true],
  ['Booking.com B.V.', true],
  ['Dr. J. Smith', true],
  ['Vestas Wind Systems A/S', true],
  ['Claim at https://evil.example/now', false],
  ['www.evil.example', false],
  ['evil.example/now', false],
  ['win@evil.example', false],
  ['mailto:win', false],
])('%s is a name of someone: %s', (text, is) => {
  expect(namesNoAddress(text)).toBe(is)
})

test('words of a stranger look the same in a letter, and no mail program links them', () => {
  const said = 'Dr. Fern says 1.5 at https://evil.example or a@evil.example. Bye.'
  const written = unlinked(said)
  expect(written.replaceAll('\u200b', '')).toBe(said)
  expect(written).not.toMatch(/\w\.\w|:\/\/|@\w/)
  expect(written).toContain('Dr. Fern')
})
