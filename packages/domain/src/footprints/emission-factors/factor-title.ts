/** Headings of the publishers that say nothing beside the name. */
const SAYS_NOTHING =
  /^(?:(?:gaseous|liquid|solid) fuels|bio(?:fuel|mass)|construction|other|metal|plastic|paper|organic|refuse|electrical items|cars \(by (?:size|market segment)\)|hgvs? \(all diesel\)|rail|taxis|bus|electricity generated|heat and steam|kyoto protocol.*|blends.*)$/i

const UNKNOWN = /^unknown$/i

/** A row of a publication as a title: "Diesel, average biofuel blend", "Average car, fuel not known". */
export function factorTitle({
  category,
  name,
}: {
  readonly category: string
  readonly name: string
}): string {
  if (category.startsWith('Spend')) return name
  const [heading = '', ...parts] = name
    .replace(/^total output > (.+)$/, '$1, total output')
    .split(' > ')
  const isLeftOut = parts.length > 0 && SAYS_NOTHING.test(heading.trim())
  const said = (isLeftOut ? parts : [heading, ...parts])
    .map((part) => (UNKNOWN.test(part) ? 'fuel not known' : part))
    .map((part, at) => (at === 0 ? part : inSentence(part)))
    .join(', ')
    .replace(/^WTT- /, 'Well-to-tank: ')
    .replace(/^T&D- /, 'Grid losses: ')
    .replace(/^Metal: |^Plastics: /, '')
    .replace(/^(Electrical items|WEEE) - /, '$1, ')
    .replace(
      / \((average biofuel blend|incl\. forming|excl\. forming|office equipment \+ heating)\)/,
      ', $1',
    )
  const whole = category === 'Grid electricity' ? `Electricity, ${said}` : said
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** In small letters, unless it is a name: "with RF", "NSW", "Battery electric vehicle". */
const inSentence = (part: string): string =>
  /^[A-Z][a-z]+(?: |$)/.test(part) && !/^(?:UK|US|London)/.test(part)
    ? part.charAt(0).toLowerCase() + part.slice(1)
    : part
