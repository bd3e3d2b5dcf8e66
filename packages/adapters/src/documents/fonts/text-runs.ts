import { type Face, type FontStyle, faceFor, mainFace } from './fonts.ts'

/** A stretch of text that one face can draw. */
export type TextRun = { readonly text: string; readonly face: Face }

/** Longer than any line on paper; what follows is never measured. */
const LONGEST_LINE = 400

/** Control characters, marks that reorder or hide text, and halves of characters. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/u
const LETTER = /[\p{L}\p{N}]/u
/** Marks a character that no font has, until the line is put together. */
const LEFT_OUT = '\ufffc'
/** What ends a word. */
const CLOSES = /^[!?.,;:)]/u
/** What joins a word to the next. */
const JOINS_WORDS = /[\s,\p{Pd}]/u

/**
 * One line as it can be printed. Signs that no face has (emoji, ornaments) are left out. Where a
 * letter is missing from every face (Arabic, Hebrew, Chinese, Japanese, Korean and others), the
 * whole line gives way to `instead`: half a name, or boxes, would be worse than none.
 */
export function printable(text: string, style: FontStyle, instead: string): string {
  const { kept, isWhole } = sift(text, style)
  return (isWhole && kept) || instead
}

/**
 * The name or address of a party as far as it can be printed: a paper that has to name someone names them
 * by the letters there are, and by `instead` only where there is none.
 */
export function printableParty(text: string, style: FontStyle, instead: string): string {
  const { kept, isWhole } = sift(text, style)
  const named = isWhole ? kept : withoutDangling(kept)
  return LETTER.test(named) ? named : instead
}

/** Without what joined a word that is left out, at either end. */
function withoutDangling(text: string): string {
  const signs = Array.from(text)
  const isOfWord = (sign: string) => !JOINS_WORDS.test(sign)
  const [first, last] = [signs.findIndex(isOfWord), signs.findLastIndex(isOfWord)]
  return signs.slice(Math.max(first, 0), last + 1).join('')
}

/** The signs of a line that some face has, and whether no letter is missing from them. */
function sift(text: string, style: FontStyle): { kept: string; isWhole: boolean } {
  const line = text.slice(0, LONGEST_LINE).replaceAll(UNPRINTABLE, ' ').normalize('NFC')
  let kept = ''
  let isWhole = true
  for (const sign of line) {
    const isJoiner = JOINERS.test(sign)
    if (isJoiner || faceFor(sign.codePointAt(0) ?? 0, style)) kept += isJoiner ? '' : sign
    else if (LETTER.test(sign)) isWhole = false
    else kept += LEFT_OUT
  }
  return { kept: withoutGaps(kept.split(LEFT_OUT)).replaceAll(/\s+/g, ' ').trim(), isWhole }
}

/** No space stays between a word and what ends it: 'Happy birthday 🎉!'. */
function withoutGaps(parts: readonly string[]): string {
  return parts
    .map((part, at) => (CLOSES.test(parts[at + 1] ?? '') ? part.trimEnd() : part))
    .join('')
}

/** Cuts a printable line into runs of one face each, in order. */
export function textRuns(text: string, style: FontStyle): TextRun[] {
  const runs: { text: string; face: Face }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const code = sign.codePointAt(0) ?? 0
    if (last && (sign === ' ' || last.face === faceFor(code, style))) last.text += sign
    else runs.push({ text: sign, face: faceFor(code, style) ?? mainFace(style) })
  }
  return runs
}

/** How wide a line is, in the unit of `size`. */
export function widthOfText(text: string, style: FontStyle, size: number): number {
  return textRuns(text, style).reduce((width, run) => {
    const units = run.face.font.layout(run.text).advanceWidth
    return width + (units / run.face.font.unitsPerEm) * size
  }, 0)
}

/** Kerning and ligatures make lines narrower; where they widen one, it is by less than this. */
const KERNING_ROOM = 1.05

/** At least as wide as the line will be: the letters side by side, without shaping them. */
function unshapedWidth(text: string, style: FontStyle, size: number): number {
  let width = 0
  for (const sign of text) width += advanceOf(sign, style)
  return width * size * KERNING_ROOM
}

const advances: Record<FontStyle, Map<string, number>> = {
  display: new Map(),
  body: new Map(),
  strong: new Map(),
}

/** The width of one sign in ems; a few hundred signs are in use. */
function advanceOf(sign: string, style: FontStyle): number {
  const known = advances[style].get(sign)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  const { font } = faceFor(code, style) ?? mainFace(style)
  const advance = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
  advances[style].set(sign, advance)
  return advance
}

export type FittedText = { readonly text: string; readonly size: number }

/** Makes a line smaller, at most to `smallest`, and then shorter, until it is no wider than `width`. */
export function fitText(
  text: string,
  style: FontStyle,
  fit: { readonly size: number; readonly smallest: number; readonly width: number },
): FittedText {
  if (fit.width === Number.POSITIVE_INFINITY) return { text, size: fit.size }
  if (unshapedWidth(text, style, fit.size) <= fit.width) return { text, size: fit.size }
  const natural = widthOfText(text, style, fit.size)
  if (natural <= fit.width) return { text, size: fit.size }
  const size = Math.max(fit.smallest, Math.floor((fit.size * fit.width * 4) / natural) / 4)
  if (widthOfText(text, style, size) <= fit.width) return { text, size }
  const signs = Array.from(text)
  let length = Math.floor((signs.length * fit.width) / widthOfText(text, style, size))
  const shortened = () => `${signs.slice(0, length).join('').trimEnd()}…`
  while (length > 1 && widthOfText(shortened(), style, size) > fit.width) length -= 1
  return { text: shortened(), size }
}

/** The size in which every one of them fits: figures beside each other are of one size. */
export function sizeForAll(
  texts: readonly string[],
  style: FontStyle,
  fit: { readonly size: number; readonly smallest: number; readonly width: number },
): number {
  return Math.min(...texts.map((text) => fitText(text, style, fit).size))
}

export type WholeText = { readonly rows: readonly string[]; readonly size: number }

/** In rows, in the largest of the sizes in which nothing is cut off; else in the smallest. */
export function wrapWhole(
  text: string,
  style: FontStyle,
  fit: { readonly sizes: readonly number[]; readonly width: number; readonly lines: number },
): WholeText {
  const set = fit.sizes.map((size) => ({ size, rows: wrapText(text, style, { ...fit, size }) }))
  const whole = set.find(({ rows }) => !rows.at(-1)?.endsWith('…'))
  return whole ?? set.at(-1) ?? { size: 0, rows: [] }
}

/** Breaks a line into at most `lines` lines between words, and within those that are longer than one. */
export function wrapText(
  text: string,
  style: FontStyle,
  fit: { readonly size: number; readonly width: number; readonly lines: number },
): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, style, fit))) {
    const longer = row ? `${row} ${word}` : word
    const isLast = rows.length === fit.lines - 1
    if (row && !isLast && widthOfText(longer, style, fit.size) > fit.width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  return rows.map((line) => fitText(line, style, { ...fit, smallest: fit.size }).text)
}

/** With the marks that belong to each. */
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

function piecesOf(word: string, style: FontStyle, fit: { size: number; width: number }): string[] {
  if (unshapedWidth(word, style, fit.size) <= fit.width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const segment of partsOfWord(word, style, fit)) {
    if (piece && widthOfText(piece + segment, style, fit.size) > fit.width) {
      pieces.push(piece)
      piece = segment
    } else piece += segment
  }
  return [...pieces, piece]
}

/** A name in one word breaks where its parts meet: 'GrossScope1Emissions', 'https://verra.org/projects'. */
const WHERE_PARTS_MEET = /(?<=[a-z\d])(?=[A-Z])|(?<=[-_/.:])/u

function partsOfWord(
  word: string,
  style: FontStyle,
  { size, width }: { size: number; width: number },
): string[] {
  return word
    .split(WHERE_PARTS_MEET)
    .flatMap((part) =>
      unshapedWidth(part, style, size) <= width
        ? [part]
        : Array.from(LETTERS.segment(part), ({ segment }) => segment),
    )
}
