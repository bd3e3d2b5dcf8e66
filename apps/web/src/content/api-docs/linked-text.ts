export type TextPart = {
  /** Where in the text it begins. */
  readonly at: number
  readonly text: string
  /** Given for an address of the web. */
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g
const CLOSING = ').,;:!?]'

/** Plain text cut where addresses of the web begin and end; a full stop after one is not part of it. */
export function partsOfText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0])
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index), href: null })
    parts.push({ at: match.index, text: address, href: address })
    at = match.index + address.length
  }
  return at < text.length ? [...parts, { at, text: text.slice(at), href: null }] : parts
}

function withoutClosing(address: string): string {
  let end = address.length
  while (end > 0 && CLOSING.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}
