import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { MESSAGE_FORMATS } from '@understory/messages/message-formats.ts'
import { argumentsOf, elementsOf } from '../../messages/message-arguments.ts'
import type { Catalogue } from '../../messages/read-catalogues.ts'
import type { Breach } from '../source.ts'

/** Messages that ICU cannot read, or that show a date as a server's own time zone has it. */
export function findBrokenMessages(catalogues: readonly Catalogue[]): Breach[] {
  return catalogues.flatMap(({ path, messages }) =>
    Object.entries(messages).flatMap(([key, text]) => {
      const problem = problemOf(text)
      return problem ? [{ path, rule: 'messages-are-icu', message: `${key}: ${problem}` }] : []
    }),
  )
}

function problemOf(text: string): string | undefined {
  try {
    argumentsOf(text)
    return elementsOf(text).map(wrongStyle).find(Boolean)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function wrongStyle(element: MessageFormatElement): string | undefined {
  switch (element.type) {
    case TYPE.date:
      return unlessListed(element.style, 'date')
    case TYPE.time:
      return unlessListed(element.style, 'time')
    case TYPE.tag:
      return element.children.map(wrongStyle).find(Boolean)
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options)
        .flatMap(({ value }) => value.map(wrongStyle))
        .find(Boolean)
    default:
      return undefined
  }
}

function unlessListed(style: unknown, kind: 'date' | 'time'): string | undefined {
  const known = Object.keys(MESSAGE_FORMATS[kind])
  if (typeof style === 'string' && known.includes(style)) return undefined
  return `a ${kind} is shown as ${known.join(' or ')}, which packages/messages lists`
}
