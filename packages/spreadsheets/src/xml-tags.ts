const [LESS, GREATER, SLASH, BANG, QUESTION] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f]
const [DOUBLE, SINGLE] = [0x22, 0x27]

/** `mark`: a comment, a declaration or a processing instruction. */
export type TokenKind = 'opening' | 'closing' | 'mark' | 'cdata' | 'text'

type IsIt = (kind: TokenKind, from: number, to: number) => boolean

/**
 * Whether it is said of one of the pieces that an XML file consists of, in one pass up to that piece. A tag is
 * given without its brackets; nothing is checked.
 */
export function someToken(xml: Buffer, isIt: IsIt): boolean {
  let at = 0
  while (at < xml.length) {
    if (xml[at] !== LESS) {
      const next = xml.indexOf(LESS, at)
      const to = next < 0 ? xml.length : next
      if (isIt('text', at, to)) return true
      at = to
      continue
    }
    const kind = kindOf(xml, at)
    const to = endOfToken(xml, at, kind)
    if (isIt(kind, at + 1, to)) return true
    at = to + 1
  }
  return false
}

/** Whether it is said of one of the opening tags. */
export function someOpeningTag(xml: Buffer, isIt: (from: number, to: number) => boolean): boolean {
  return someToken(xml, (kind, from, to) => kind === 'opening' && isIt(from, to))
}

function kindOf(xml: Buffer, at: number): TokenKind {
  switch (xml[at + 1]) {
    case BANG:
      return xml.toString('latin1', at, at + 9) === '<![CDATA[' ? 'cdata' : 'mark'
    case QUESTION:
      return 'mark'
    case SLASH:
      return 'closing'
    default:
      return 'opening'
  }
}

function endOfToken(xml: Buffer, at: number, kind: TokenKind): number {
  if (kind === 'opening') return endOutsideQuotes(xml, at + 1)
  if (kind === 'cdata') return endOf(xml, ']]>', at + 9)
  if (kind === 'mark' && xml[at + 1] === QUESTION) return endOf(xml, '?>', at + 2)
  const isComment = kind === 'mark' && xml.toString('latin1', at, at + 4) === '<!--'
  return isComment ? endOf(xml, '-->', at + 4) : endOf(xml, '>', at + 2)
}

function endOf(xml: Buffer, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length - 1
}

function endOutsideQuotes(xml: Buffer, from: number): number {
  let quote = 0
  for (let at = from; at < xml.length; at += 1) {
    const byte = xml[at]
    if (quote !== 0) quote = byte === quote ? 0 : quote
    else if (byte === DOUBLE || byte === SINGLE) quote = byte
    else if (byte === GREATER) return at
  }
  return xml.length
}
