// biome-ignore-all lint/suspicious/noTemplateCurlyInString: messages have braces
import { numberIn, pluralOf } from '@understory/messages/compiled-messages.ts'
import { formatsOf } from '@understory/messages/format-message.ts'
import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'

/** What a compiled message says; the parts between tags are joined as text. */
function said(message: string, values: Readonly<Record<string, unknown>>): unknown {
  const helpers = { numberIn, pluralOf, inOrder: (...parts: unknown[]) => parts.join('') }
  const given = { ...helpers, ...values }
  return new Function(...Object.keys(given), `return ${compileMessage(message)}`)(
    ...Object.values(given),
  )
}

const bold = (words: unknown) => `*${String(words)}*`

test.each([
  ['Hedges', {}],
  ['It’s {name}’s: `code`, ${name} and \\n', { name: 'Hazel' }],
  ["'{'name'}' is {name}, 5 '<' 6", { name: 'Hazel' }],
  ['{count, number} hedges', { count: 12_345.5 }],
  ...[0, 1, 2, 1_234].map((count) => [
    '{count, plural, =0 {no hedge} one {# hedge of {name}} other {# hedges}}',
    { count, name: 'Hazel' },
  ]),
  ...['owner', 'other'].map((role) => [
    'You are {role, select, owner {the owner, {name}} other {a guest}}.',
    { role, name: 'Hazel' },
  ]),
  ['Say <b>{name}</b> or <b>no</b>.', { name: 'Hazel', b: bold }],
  ['{old, select, yes {An <b>old</b> one} other {}}, {name}', { old: 'yes', name: 'x', b: bold }],
] as [string, Record<string, unknown>][])(
  'a compiled message says what the formatter says: %s %o',
  (message, values) => {
    const formatted = formatsOf({ message })('message').format({
      ...values,
      ...('b' in values && { b: (parts: unknown[]) => bold(parts.join('')) }),
    })
    expect(said(message, values)).toBe([formatted].flat().join(''))
  },
)

test.each([
  '{day, date, short}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{n, number, percent}',
])('what cannot be compiled is refused: %s', (message) =>
  expect(() => compileMessage(message)).toThrow(),
)
