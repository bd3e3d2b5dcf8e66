import { MESSAGE_LOCALE } from './message-formats.ts'

/** Which form of a noun goes with a number: `one` or `other`, in English. */
export const pluralOf = (count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(MESSAGE_LOCALE).select(count)

/** A number as people write it: 12,000. */
export const numberIn = (value: number): string => value.toLocaleString(MESSAGE_LOCALE)
