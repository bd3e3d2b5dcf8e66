const [LESS, GREATER, SLASH, BANG, QUESTION] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f]
const [DOUBLE, SINGLE] = [0x22, 0x27]

/**
 * Whether it is said of one of the opening tags of an XML file, in one pass up to that tag. What a comment, a
 * CDATA section or quotation marks hold is no tag; nothing is checked.
 */
export function someOpeningTag(xml: Buffer, isIt: (from: number, to: number) => boolean): boolean {
  let at = xml.indexOf(LESS)
  while (at >= 0) {
    const to = endOfTag(xml, at)
    const next = xml[at + 1]
    const isOpening = next !== BANG && next !== QUESTION && next !== SLASH
    if (isOpening && isIt(at + 1, to)) return true
    at = xml.indexOf(LESS, to)
  }
  return false
}

function endOfTag(xml: Buffer, at: number): number {
  switch (xml[at + 1]) {
    case BANG:
      return endOfDeclaration(xml, at)
    case QUESTION:
      return endOf(xml, '?>', at + 2)
    case SLASH:
      return endOf(xml, '>', at + 2)
    default:
      return endOutsideQuotes(xml, at + 1)
  }
}

function endOfDeclaration(xml: Buffer, at: number): number {
  const mark = xml.toString('latin1', at, at + 9)
  if (mark.startsWith('<!--')) return endOf(xml, '-->', at + 4)
  return mark === '<![CDATA[' ? endOf(xml, ']]>', at + 9) : endOf(xml, '>', at + 2)
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
