import { IntlMessageFormat } from 'intl-messageformat'
import { MESSAGE_FORMATS, MESSAGE_LOCALE } from './message-formats.ts'

/** What a message is called with: nothing, where it has no arguments. */
export type Given<Arguments> = keyof Arguments extends never ? [] : [values: Arguments]

/** The messages of a catalogue, each parsed when it is first shown. */
export function formatsOf<Key extends string>(
  catalogue: Readonly<Record<Key, string>>,
): (key: Key) => IntlMessageFormat {
  const parsed = new Map<Key, IntlMessageFormat>()
  return (key) => {
    const known = parsed.get(key)
    if (known) return known
    const made = new IntlMessageFormat(catalogue[key], MESSAGE_LOCALE, MESSAGE_FORMATS)
    parsed.set(key, made)
    return made
  }
}
