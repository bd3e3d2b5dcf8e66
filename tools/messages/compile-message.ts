import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { elementsOf } from './message-arguments.ts'

/**
 * A message as an expression of TypeScript, in which its arguments are variables: a browser shows it without
 * a parser. It says what intl-messageformat says; what it cannot say (dates, ordinals) throws.
 */
export const compileMessage = (message: string): string => expressionOf(elementsOf(message), '')

/** @param counted The number that `#` stands for, within a plural. */
function expressionOf(elements: readonly MessageFormatElement[], counted: string): string {
  if (elements.some(isDrawn)) {
    return `inOrder(${elements.map((each) => compiledPart(each, counted)).join(', ')})`
  }
  return `\`${elements.map((each) => textOf(each, counted)).join('')}\``
}

/** Whether it has a tag inside, so that it is no plain text. */
const isDrawn = (element: MessageFormatElement): boolean =>
  element.type === TYPE.tag ||
  ((element.type === TYPE.plural || element.type === TYPE.select) &&
    Object.values(element.options).some(({ value }) => value.some(isDrawn)))

/** What stands in a template literal. */
const textOf = (element: MessageFormatElement, counted: string): string =>
  element.type === TYPE.literal
    ? element.value.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
    : `\${${compiledPart(element, counted)}}`

function compiledPart(element: MessageFormatElement, counted: string): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.argument:
      return element.value
    case TYPE.number:
      if (element.style) throw new Error(`{${element.value}} has a style, which is not compiled`)
      return `numberIn(${element.value})`
    case TYPE.pound:
      return `numberIn(${counted})`
    case TYPE.tag:
      return `${element.value}(${expressionOf(element.children, counted)})`
    case TYPE.select:
      return choice(element.options, counted, (name) => `${element.value} === '${name}'`)
    case TYPE.plural:
      if (element.pluralType !== 'cardinal' || element.offset !== 0) break
      return choice(element.options, element.value, (name) => isCounted(element.value, name))
  }
  throw new Error('dates, times and ordinals are not compiled: give the island the text')
}

const isCounted = (count: string, name: string): string =>
  name.startsWith('=') ? `${count} === ${name.slice(1)}` : `pluralOf(${count}) === '${name}'`

/** The option that is meant, by a condition for each; `other` is what is left. */
function choice(
  { other, ...options }: Readonly<Record<string, PluralOrSelectOption>>,
  counted: string,
  condition: (name: string) => string,
): string {
  const cases = Object.entries(options).map(
    ([name, { value }]) => `${condition(name)} ? ${expressionOf(value, counted)} : `,
  )
  return `(${cases.join('')}${expressionOf(other?.value ?? [], counted)})`
}
