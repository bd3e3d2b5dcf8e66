import { expect, test } from 'vitest'
import { openFont } from './fonts.ts'

const FIGTREE = '@fontsource/figtree/files/figtree-latin-400-normal.woff'

test.each([
  ['…', '.'],
  ['‚', ','],
  ['È', 'E'],
  ['«', '‹'],
])('a document with %s leaves the letters of later ones as they are', (composed, letter) => {
  const font = openFont(FIGTREE)
  const earlier = font.createSubset()
  for (const glyph of font.layout(composed).glyphs) earlier.includeGlyph(glyph)
  earlier.encode()
  expect(font.layout(letter).glyphs.map(({ codePoints }) => codePoints)).toEqual([
    [letter.codePointAt(0)],
  ])
})
