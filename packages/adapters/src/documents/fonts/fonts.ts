import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { sfntFromWoff } from './sfnt-from-woff.ts'

const require = createRequire(import.meta.url)

/** One file of a family: the letters of some scripts in one weight. */
export type Face = { readonly name: string; readonly font: Font }

export const FONT_STYLES = ['display', 'body', 'strong'] as const
export type FontStyle = (typeof FONT_STYLES)[number]

/** Files in the order they are searched for a letter: our own families first, then Noto for the rest. */
const FILES = {
  display: family('fraunces', 600, ['latin', 'latin-ext', 'vietnamese']),
  body: family('figtree', 400, ['latin', 'latin-ext']),
  strong: family('figtree', 600, ['latin', 'latin-ext']),
} as const satisfies Record<FontStyle, string[]>

const FALLBACK_SCRIPTS = [
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
  'latin-ext',
  'devanagari',
]

const FALLBACK_WEIGHT = { display: 600, body: 400, strong: 600 } as const

function family(name: string, weight: number, scripts: readonly string[]): string[] {
  return scripts.map(
    (script) => `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`,
  )
}

const loaded = new Map<string, Face>()

/** Reads a file once; fonts stay in memory, about a megabyte for all of them. */
function faceOf(file: string): Face {
  const known = loaded.get(file)
  if (known) return known
  const face = { name: file, font: openFont(file) }
  loaded.set(file, face)
  return face
}

/**
 * A font that many documents share. It keeps every glyph as it was first asked for, and the parts of a
 * composed one ("…" is made of ".") are asked for without saying which letter they are. Whoever says it
 * later is listened to, or that letter could not be copied from any document from then on.
 */
export function openFont(file: string): Font {
  const font = create(sfntFromWoff(readFileSync(require.resolve(file))))
  if ('fonts' in font) throw new Error(`${file} is a collection, not a font`)
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
  return font
}

const facesByStyle = new Map<FontStyle, Face[]>()

/** Every face of a style, first choice first. */
export function facesOf(style: FontStyle): Face[] {
  const known = facesByStyle.get(style)
  if (known) return known
  const fallback = family('noto-sans', FALLBACK_WEIGHT[style], FALLBACK_SCRIPTS)
  const faces = [...FILES[style], ...fallback].map(faceOf)
  facesByStyle.set(style, faces)
  return faces
}

/** The face that letters of a style come from unless it lacks them. */
export function mainFace(style: FontStyle): Face {
  return faceOf(FILES[style][0] ?? '')
}

const faceOfSign: Record<FontStyle, Map<number, Face>> = {
  display: new Map(),
  body: new Map(),
  strong: new Map(),
}

/** `null`: no face of the style has this letter. */
export function faceFor(codePoint: number, style: FontStyle): Face | null {
  const known = faceOfSign[style].get(codePoint)
  if (known) return known
  const face = facesOf(style).find(({ font }) => font.hasGlyphForCodePoint(codePoint)) ?? null
  // Only letters that the fonts have are cached, so the cache is bounded.
  if (face) faceOfSign[style].set(codePoint, face)
  return face
}
