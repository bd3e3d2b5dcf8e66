import { keysOf } from '../language/keys-of.ts'
/** Why what was typed into a number field is not read as a number. */
export type NumberProblem =
  | 'not-a-number'
  | 'negative'
  | 'two-readings'
  | 'too-many-decimals'
  | 'too-large'
  | 'too-small'

export type TypedNumber =
  | { readonly ok: true; readonly units: number }
  | { readonly ok: false; readonly problem: NumberProblem }

export type NumberField = {
  readonly decimals: number
  /** In whole units of the last decimal. */
  readonly largest?: number
  readonly least?: number
  /** As it is named behind a number: 'per cent'. */
  readonly unit?: string
}

/** Longer than any amount with its separators. */
const TYPED_NUMBER_MAX_LENGTH = 40
/** What may be written, first match first: whole digits (with their groups), then decimals. */
const FORMS = [
  /^(\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+)(?:[.,](\d*))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(\d+)(?:[.,](\d*))?$/,
  /^()[.,](\d+)$/,
] as const

/**
 * The one way in which a typed number is read, in whole units of its last decimal: with 3 decimals "2.5"
 * gives 2500. Nothing typed counts as zero.
 *
 * Commas and points are read as in British English, where that is beyond doubt: "12,000" is twelve
 * thousand and "2,5" is two and a half, because no group of digits has one digit. "1.234,5" can only be
 * the continental form. What has two readings is refused: "10.000", and "1.234" where only whole numbers
 * are asked for. Where a thousand times as much is more than the field takes, "1.234" has decimals alone.
 */
export function readTypedNumber(
  typed: string,
  { decimals, largest = Number.MAX_SAFE_INTEGER, least = 0 }: NumberField,
): TypedNumber {
  const text = typed.trim()
  if (text === '') return least > 0 ? refusedNumber('too-small') : { ok: true, units: 0 }
  if (text.length > TYPED_NUMBER_MAX_LENGTH) return refusedNumber('not-a-number')
  if (/^[-−]\d[\d.,]*$/.test(text)) return refusedNumber('negative')
  if (hasTwoReadings(text, { decimals, largest })) return refusedNumber('two-readings')
  const match = FORMS.map((form) => form.exec(text)).find((found) => found !== null)
  if (!match) return refusedNumber('not-a-number')
  const [, whole = '', fraction = ''] = match
  const significant = fraction.replace(/0{1,40}$/, '')
  if (significant.length > decimals) return refusedNumber('too-many-decimals')
  const units = Number(whole.replaceAll(/\D/g, '') + significant.padEnd(decimals, '0'))
  if (units < least) return refusedNumber('too-small')
  return units <= largest ? { ok: true, units } : refusedNumber('too-large')
}

/** A point before three digits: decimals in Britain, thousands on the continent. */
function hasTwoReadings(
  text: string,
  { decimals, largest }: Required<Pick<NumberField, 'decimals' | 'largest'>>,
): boolean {
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return false
  // Taken for 10, "10.000" would be right for some and far too little for others.
  if (text.endsWith('.000')) return true
  return decimals < 3 && Number(text.replace('.', '')) * 10 ** decimals <= largest
}

/** What to say beside the field. */
export function numberSentence(
  problem: NumberProblem,
  typed: string,
  { decimals, largest, least = 0, unit }: NumberField,
): string {
  switch (problem) {
    case 'not-a-number':
      return decimals === 0 ? 'Please use a whole number.' : 'Please use a number, for example 2.5.'
    case 'negative':
      return 'Please use a number of zero or more.'
    case 'two-readings': {
      const digits = typed.replaceAll(/\D/g, '')
      return `“${typed.trim()}” can be read in two ways. For a thousand times as much please write ${digits}; else leave out the decimals.`
    }
    case 'too-many-decimals':
      return decimals === 0
        ? 'Please use a whole number.'
        : `Please use at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}.`
    case 'too-large':
      return largest === undefined
        ? 'That number is too large.'
        : `Please use at most ${(largest / 10 ** decimals).toLocaleString('en-GB')}${unit ? ` ${unit}` : ''}.`
    case 'too-small':
      return `Please use at least ${(least / 10 ** decimals).toLocaleString('en-GB')}.`
  }
}

function refusedNumber(problem: NumberProblem): TypedNumber {
  return { ok: false, problem }
}

/**
 * Several typed numbers at once, each in whole units of its last decimal.
 * What cannot be read is 0 and has a problem under its name.
 */
export function readTypedNumbers<K extends string>(
  typed: Readonly<Record<K, string>>,
  fields: Readonly<Record<NoInfer<K>, NumberField>>,
): { readonly units: Record<K, number>; readonly problems: Readonly<Record<string, string>> } {
  const units = {} as Record<K, number>
  const problems: Record<string, string> = {}
  for (const name of keysOf(typed)) {
    const read = readTypedNumber(typed[name], fields[name])
    units[name] = read.ok ? read.units : 0
    if (!read.ok) problems[name] = numberSentence(read.problem, typed[name], fields[name])
  }
  return { units, problems }
}
