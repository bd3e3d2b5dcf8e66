import { VERSION } from '../canonical-text.ts'

/** A leaf of any kind as its lines say it. */
export type LeafFields = {
  readonly kind: string
  readonly text: string
  readonly fields: ReadonlyMap<string, string>
}

/** Reads lines of a name and a value, whatever they are; throws where the bytes are no leaf at all. */
export function leafFields(bytes: Uint8Array): LeafFields {
  const text = Buffer.from(bytes).toString('latin1')
  const [first = '', ...lines] = text.split('\n')
  if (!first.startsWith(`${VERSION} `) || lines.pop() !== '') throw new RangeError('not a leaf')
  const fields = new Map(
    lines.map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)] as const
    }),
  )
  return { kind: first.slice(VERSION.length + 1), text, fields }
}
