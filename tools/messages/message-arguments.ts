import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** The type of each argument of a message, as TypeScript says it, in the order of their names. */
export type MessageArguments = ReadonlyMap<string, string>

/** A tag, such as the `link` of `<link>sign out</link>`. */
export const TAG_TYPE = 'MessageTag'

/** What a message is to be called with. Throws where it is no message of ICU. */
export function argumentsOf(message: string): MessageArguments {
  const found = new Map<string, string>()
  for (const [name, type] of within(elementsOf(message))) {
    const known = found.get(name)
    if (!known || known === 'string') found.set(name, type)
    else if (type !== 'string' && type !== known) {
      throw new Error(`{${name}} is ${known} in one place and ${type} in another`)
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

export const elementsOf = (message: string): MessageFormatElement[] => parse(message)

function within(elements: readonly MessageFormatElement[]): (readonly [string, string])[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [[element.value, 'string'] as const]
      case TYPE.number:
        return [[element.value, 'number'] as const]
      case TYPE.date:
      case TYPE.time:
        return [[element.value, 'Date'] as const]
      case TYPE.plural:
        return [[element.value, 'number'] as const, ...withinOptions(element.options)]
      case TYPE.select:
        return [[element.value, oneOf(element.options)] as const, ...withinOptions(element.options)]
      case TYPE.tag:
        return [[element.value, TAG_TYPE] as const, ...within(element.children)]
      default:
        return []
    }
  })
}

type Options = Readonly<Record<string, PluralOrSelectOption>>

const withinOptions = (options: Options) =>
  Object.values(options).flatMap(({ value }) => within(value))

/** Exactly the values that a message names, so that a new one does not fall into `other` unseen. */
const oneOf = (options: Options) =>
  Object.keys(options)
    .map((name) => `'${name}'`)
    .join(' | ')
