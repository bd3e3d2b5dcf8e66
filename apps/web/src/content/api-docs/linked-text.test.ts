import { expect, it } from 'vitest'
import { partsOfText } from './linked-text.ts'

it.each([
  ['no address here', ['no address here'], []],
  [
    'Go to https://a.test/x?t=1.',
    ['Go to ', 'https://a.test/x?t=1', '.'],
    ['https://a.test/x?t=1'],
  ],
  ['https://a.test', ['https://a.test'], ['https://a.test']],
  [
    '(http://a.test/b) or http://c.test',
    ['(', 'http://a.test/b', ') or ', 'http://c.test'],
    ['http://a.test/b', 'http://c.test'],
  ],
  ['javascript:alert(1)', ['javascript:alert(1)'], []],
  ['', [], []],
])('"%s" is cut into its addresses and the rest', (text, texts, addresses) => {
  const parts = partsOfText(text)
  expect(parts.map((part) => part.text)).toEqual(texts)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(addresses)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
