/*
 * Everything that is hashed or signed is ASCII text with one spelling: a first line that says what it is,
 * then lines of a name and a value in a fixed order. Hence a strict reader is short in any language.
 */

/** What each text and each keyed hash begins with; a change of any form is a new version. */
export const VERSION = 'understory-ledger/v1'

const CANONICAL_TEXT_MAX_BYTES = 2_048
const VALUE = /^[!-~]+(?: [!-~]+)*$/

export type CanonicalTextLine = readonly [name: string, value: string]

/** Throws where a value has another form than printable words with one space between them. */
export function canonicalText(
  kind: string,
  lines: readonly CanonicalTextLine[],
  version = VERSION,
): string {
  for (const [name, value] of lines) {
    if (!VALUE.test(value)) throw new RangeError(`${kind}: ${name} cannot be written: ${value}`)
  }
  const text = lines.map(([name, value]) => `${name} ${value}\n`).join('')
  return `${version} ${kind}\n${text}`
}

export function leafBytes(kind: string, lines: readonly CanonicalTextLine[]): Uint8Array {
  const bytes = Buffer.from(canonicalText(kind, lines), 'ascii')
  if (bytes.length > CANONICAL_TEXT_MAX_BYTES)
    throw new RangeError(`a leaf has at most ${CANONICAL_TEXT_MAX_BYTES} bytes`)
  return bytes
}

/** The values of exactly those lines in that order; `null` where anything else stands there. */
export function readLines(
  text: string,
  kind: string,
  names: readonly string[],
): readonly string[] | null {
  const [first, ...lines] = text.split('\n')
  if (first !== `${VERSION} ${kind}` || lines.length !== names.length + 1 || lines.at(-1) !== '') {
    return null
  }
  const values = names.flatMap((name, at) => {
    const line = lines[at] ?? ''
    return line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []
  })
  return values.length === names.length ? values : null
}
